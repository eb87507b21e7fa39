import type { Rule } from "../shapes/rule.ts";

/** Law, orders, directives and programs of cybersecurity. */
export const cyberLawRules = {} satisfies Record<string, Rule>;
