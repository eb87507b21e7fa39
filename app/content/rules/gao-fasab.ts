import type { Rule } from "../shapes/rule.ts";

/** Standards of the Government Accountability Office and of the Federal Accounting Standards Advisory Board. */
export const gaoFasabRules = {} satisfies Record<string, Rule>;
