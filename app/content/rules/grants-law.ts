import type { Rule } from "../shapes/rule.ts";

/** Law, regulations and forms of federal grants. */
export const grantsLawRules = {} satisfies Record<string, Rule>;
