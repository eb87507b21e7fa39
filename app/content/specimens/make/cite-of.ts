import { cite, type RuleId } from "../../rules/index.ts";
import type { Cite } from "../../shapes/specimen.ts";

/** What a specimen answers to, by the register's id, with the part of it that is meant. Source: RULE-1. */
export const citeOf = (rule: RuleId, part?: string): Cite => ({
  name: part ? `${cite(rule)}${part.startsWith("(") ? "" : ", "}${part}` : cite(rule),
});
