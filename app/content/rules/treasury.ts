import type { Rule } from "../shapes/rule.ts";

/** What the Department of the Treasury and its Bureau of the Fiscal Service prescribe. */
export const treasuryRules = {} satisfies Record<string, Rule>;
