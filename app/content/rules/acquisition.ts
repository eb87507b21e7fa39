import type { Rule } from "../shapes/rule.ts";

/** Acquisition regulations, and the rules of the contract vehicles. */
export const acquisitionRules = {} satisfies Record<string, Rule>;
