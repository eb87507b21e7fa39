import type { Rule } from "../shapes/rule.ts";

/** International and industry standards. */
export const isoAndIndustryRules = {} satisfies Record<string, Rule>;
