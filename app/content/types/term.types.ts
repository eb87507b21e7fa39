import type { RuleId } from "../rules/index.ts";

/** An acronym of the field, explained. Source: RULE-2. */
export interface Term {
  /** As written in texts: "FBWT". */
  term: string;
  /** Its expansion: "Fund Balance with Treasury". */
  full: string;
  /** Its explanation in one plain sentence. */
  sentence: string;
  /** The rule that defines it, or that it names. */
  rule?: RuleId;
}

/** The first use of an acronym on a page: text, position and length of the acronym in it, and expansion. */
export type FirstUse = readonly [text: string, at: number, length: number, full: string];
