import type { Rule } from "../shapes/rule.ts";

/** Publications of the National Institute of Standards and Technology. */
export const nistRules = {} satisfies Record<string, Rule>;
