import type { Rule } from "../shapes/rule.ts";

/** Financial management law. */
export const financeLawRules = {} satisfies Record<string, Rule>;
