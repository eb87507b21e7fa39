import { FORMATTING, type Money, readMoney } from "./money.ts";

const MAX_CENTS = 99_999_999_999_999n;

/** 5 CFR Part 1315 applies from this day. Source: 64 FR 52580. */
const FIRST_DATE = "1999-10-29";
const LAST_DATE = "2099-12-31";

const PERCENT = /^(\d{1,2})(?:\.(\d{1,3}))?\s?%?$/;
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Longer entries are cut: no valid one is longer. */
const MAX_CHARS = 40;

/** A field of a query, without the invisible formatting that copied texts have, or undefined if it is empty. */
export const typedIn = (query: URLSearchParams, field: string): string | undefined =>
  query.get(field)?.replaceAll(FORMATTING, "").trim().slice(0, MAX_CHARS) || undefined;

/** The amount of an invoice, or why it is none. */
export function amountOf(text: string): Money | "amount" | "amount-size" {
  const cents = readMoney(text);
  if (typeof cents !== "bigint") return cents === "amount-size" ? cents : "amount";
  return cents >= 1n && cents <= MAX_CENTS ? cents : "amount-size";
}

/** A percentage below 100 as typed, in thousandths of a percent. */
export function rateOf(text: string): number | undefined {
  const [, whole, fraction = ""] = PERCENT.exec(text) ?? [];
  return whole ? Number(whole) * 1000 + Number(fraction.padEnd(3, "0")) : undefined;
}

/** A date as typed, YYYY-MM-DD or MM/DD/YYYY, as an ISO date; undefined if it does not exist or is out of range. */
export function dateOf(text: string): string | undefined {
  const [, month = "", day = "", year = ""] = US_DATE.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return undefined;
  const time = new Date(iso);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
  return isReal && iso >= FIRST_DATE && iso <= LAST_DATE ? iso : undefined;
}

/** A number of days from 1 to 365. */
export function daysOf(text: string): number | undefined {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= 365 ? days : undefined;
}
