import type { RuleId } from "../rules/index.ts";

/** An acronym of the field, explained. Source: RULE-2. */
export interface Term {
  /** As texts write it: "FBWT". */
  term: string;
  /** What its letters stand for: "Fund Balance with Treasury". */
  full: string;
  /** What it is, in one plain sentence. */
  sentence: string;
  /** The rule it comes from, or that it names. */
  rule?: RuleId;
}

/** The first use of an acronym on a page: the text it stands in, where in it, the acronym, and what it stands for. */
export type FirstUse = readonly [text: string, at: number, term: string, full: string];
