const MAX_CENTS = 99_999_999_999_999;

/** 5 CFR Part 1315 applies from this day. Source: 64 FR 52580. */
const FIRST_DATE = "1999-10-29";
const LAST_DATE = "2099-12-31";

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.(\d{1,2}))?$/;
const PERCENT = /^(\d{1,2})(?:\.(\d{1,3}))?\s?%?$/;
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Dollars as typed, in cents; undefined if it is no amount, NaN if it is out of range. */
export function centsOf(text: string): number | undefined {
  const [, whole, fraction = ""] = AMOUNT.exec(text) ?? [];
  if (!whole) return undefined;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  return cents >= 1 && cents <= MAX_CENTS ? cents : NaN;
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
