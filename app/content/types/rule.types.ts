/** A rule's status on the day it was checked. */
export type RuleStatus =
  | "in force"
  | "in force, change proposed"
  /** Of a guide, standard, form or system, which is used but not in force. */
  | "current"
  | "current, change proposed"
  /** A later edition or an end was to be expected, or no dated report of its status was found. */
  | "not confirmed"
  | "superseded"
  | "expired"
  | "withdrawn";

/**
 * What was read: the rule itself, at its issuer or another official address; a page of its issuer; a third party's copy of
 * either; or a text by anyone else (a secondary source).
 */
export type RuleSource = "rule" | "issuer" | "copy" | "other";

/** Evidence of an entry: where and when it was read, and a sentence that states its edition, status or date. */
export interface RuleRead {
  from: RuleSource;
  /** The exact page, never a home page. */
  url: string;
  /** As 2026-11-23. */
  date: string;
  /** The day of the copy, as 2023-04-20, if the page is a copy that is no longer updated. */
  copyOf?: string;
  /** Quoted exactly, at most 25 words. */
  sentence: string;
}

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
  /** The last change with its date, in one to three short sentences. */
  changed: string;
  /** The day or month of that change, as 2026-06-23 or 2026-06, if it was less than a year before the check. */
  changedOn?: string;
  source: { name: string; url: string };
  /** Missing if no exact page was read. */
  read?: RuleRead;
  /** Evidence of a proposed change, if `read` quotes the text in force. */
  proposal?: RuleRead;
  /** Other spellings in texts: "A-123". The short name without its edition needs no entry. */
  patterns?: readonly string[];
}

/** A standard on a page: the rules it cites, linked to the register, and what they require. */
export interface CitedStandard {
  rules: { id: string; name: string }[];
  part?: string;
  text: string;
}
