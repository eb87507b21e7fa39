import { cite, type RuleId } from "../rules/index.ts";
import type { Cite } from "../types/specimen.types.ts";

/** A rule that a specimen follows, by its id, with the relevant part. Source: RULE-1. */
export const citeOf = (rule: RuleId, part?: string): Cite => ({
  name: part ? `${cite(rule)}${part.startsWith("(") ? "" : ", "}${part}` : cite(rule),
});
