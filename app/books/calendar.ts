/** Federal holidays from October 2025 to November 2026, as observed (OPM). */
export const holidays: readonly string[] = [
  "2025-10-13",
  "2025-11-11",
  "2025-11-27",
  "2025-12-25",
  "2026-01-01",
  "2026-01-19",
  "2026-02-16",
  "2026-05-25",
  "2026-06-19",
  "2026-07-03",
  "2026-09-07",
  "2026-10-12",
  "2026-11-11",
];

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Days from one ISO date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The ISO date a number of days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Minutes between two ISO times in the agency's local time. Both are parsed as UTC, so daylight saving time has no
 * effect.
 */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS;

export const dayOf = (time: string): string => time.slice(0, 10);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);
