/** A rule's status on the day it was checked. */
export type RuleStatus =
  | "in force"
  | "in force, replacement proposed"
  | "proposed"
  | "draft"
  | "superseded"
  | "expired"
  | "withdrawn";

/** A law, circular, standard or form that the site cites. Its key in the register is its id. Source: RULE-1. */
export interface Rule {
  /** As cited, with its edition if it has one: "NIST SP 800-53 Rev. 5". */
  short: string;
  /** Its full title, as written by its issuer. */
  name: string;
  issuer: string;
  /** The edition used: a revision, a year, an amendment, or the date of its text. */
  edition: string;
  status: RuleStatus;
  /** Date of the last check of the source, as 2026-11-22. */
  checked: string;
  /** The last change, in one sentence with a date. */
  changed: string;
  source: { name: string; url: string };
  /** Other spellings in texts: "A-123". The short name without its edition needs no entry. */
  patterns?: readonly string[];
}

/** A standard on a page: the rules it cites, linked to the register, and what they require. */
export interface CitedStandard {
  rules: { id: string; name: string }[];
  part?: string;
  text: string;
}
