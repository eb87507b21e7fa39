/** How a rule stands on the day it was checked. */
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
  /** As it is cited, with its edition where it has one: "NIST SP 800-53 Rev. 5". */
  short: string;
  /** Its full title, as its issuer writes it. */
  name: string;
  issuer: string;
  /** The edition we read: a revision, a year, an amendment, or the day of its text. */
  edition: string;
  status: RuleStatus;
  /** Day on which somebody last looked at the source, as 2026-11-22. */
  checked: string;
  /** What changed last, in one dated sentence. */
  changed: string;
  source: { name: string; url: string };
  /** Other ways in which texts cite it: "A-123". Its short name without the edition needs no line here. */
  patterns?: readonly string[];
}

/** A standard on a page: what it cites, each leading to its place in the register, and what that asks. */
export interface CitedStandard {
  rules: { id: string; name: string }[];
  part?: string;
  text: string;
}
