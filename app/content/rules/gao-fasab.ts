import type { Rule } from "../types/rule.types.ts";
import { fasabRules } from "./fasab.ts";
import { gaoRules } from "./gao.ts";

/** Standards of the Government Accountability Office and of the Federal Accounting Standards Advisory Board. */
export const gaoFasabRules = {
  ...fasabRules,
  ...gaoRules,
} satisfies Record<string, Rule>;
