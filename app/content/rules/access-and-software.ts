import type { Rule } from "../shapes/rule.ts";

/** Standards of accessibility, design and software. */
export const accessAndSoftwareRules = {} satisfies Record<string, Rule>;
