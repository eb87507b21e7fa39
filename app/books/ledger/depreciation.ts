import { asset, monthlyDepreciation } from "../property.ts";
import { depreciate } from "../patterns.ts";
import type { LedgerDocument } from "./document.ts";

const MONTH_ENDS = ["2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30"];
const FIRST_PERIOD = 7;

/** One run at each month's end, from the month of service. Period 7 of the fiscal year is April. */
export const depreciation: LedgerDocument[] = MONTH_ENDS.map((date, index) => ({
  id: runOf(FIRST_PERIOD + index),
  date,
  what: `Depreciation of ${asset.tag}`,
  signs: "System run, reviewed by the Property Officer",
  follows: [index === 0 ? asset.acceptedBy : runOf(FIRST_PERIOD + index - 1)],
  fundLine: "6011",
  award: asset.award,
  bySystem: true,
  lines: depreciate(monthlyDepreciation),
}));

function runOf(period: number): string {
  return `DEP-26-${String(period).padStart(2, "0")}`;
}
