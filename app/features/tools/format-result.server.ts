import { day } from "../../books/format-values.ts";

/** Placeholder for a missing result. */
export const DASH = "—";

/** Cents as dollars: 9014000 is "90,140.00". */
export function money(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ",")}.${digits.slice(-2)}`;
}

/** A rate in thousandths of a percent: 4625 is "4.625%". */
export const percent = (rate: number): string => `${(rate / 1000).toFixed(3).replace(/\.?0+$/, "")}%`;

/** An ISO date as "May 14, 2026", or a dash. */
export const shown = (date: string | undefined): string => (date ? day(date) : DASH);
