import { day } from "../../books/format-values.ts";

/** Placeholder for a missing result. */
export const DASH = "—";

/** A rate in thousandths of a percent: 4625 is "4.625%". */
export const percent = (rate: number): string => `${(rate / 1000).toFixed(3).replace(/\.?0+$/, "")}%`;

/** An ISO date as "May 14, 2026", or a dash. */
export const shown = (date: string | undefined): string => (date ? day(date) : DASH);
