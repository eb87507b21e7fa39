import { daysAfter, daysBetween } from "../calendar.ts";

/** Days after which unpaid interest is added to the principal. Source: 5 CFR 1315.10(a)(3). */
const PERIOD_DAYS = 30;

/** Interest below one dollar need not be paid, in cents. Source: 5 CFR 1315.10(a)(7), 31 U.S.C. 3902(c)(1). */
export const LEAST_PAID_CENTS = 100n;

/** The denominators of 5 CFR 1315.17 for a rate in thousandths of a percent: r ÷ 12 and r ÷ 360. */
const MONTHLY = 100_000n * 12n;
const DAILY = 100_000n * 360n;

/** How long interest runs, and in which periods it compounds. */
export interface InterestRun {
  /** Days after the due date, through the payment, but not more than one year. */
  days: number;
  /** Whole periods of 30 days. */
  periods: number;
  /** Days after the last whole period. */
  rest: number;
  /** Whether interest stopped after one year. */
  isCapped: boolean;
}

/** A day one year later, less one day: the last day of the year that starts on `start`. */
function lastDayOfYearFrom(start: string): string {
  const year = Number(start.slice(0, 4)) + 1;
  // February 29 has no anniversary in the next year: a year from it ends on February 28.
  const anniversary = start.endsWith("-02-29") ? `${year}-03-01` : `${year}${start.slice(4)}`;
  return daysAfter(anniversary, -1);
}

/**
 * The days for which interest is paid: from the day after the due date through the payment date, for at most one year.
 * ISO dates. Source: 5 CFR 1315.10(a)(1), (3) and (5).
 */
export function interestRun(due: string, paid: string): InterestRun {
  const all = Math.max(0, daysBetween(due, paid));
  const days = Math.min(all, daysBetween(due, lastDayOfYearFrom(daysAfter(due, 1))));
  return { days, ...periodsOf(days), isCapped: days < all };
}

/** Days as whole periods of 30 days and the rest. */
export const periodsOf = (days: number): Pick<InterestRun, "periods" | "rest"> => ({
  periods: Math.floor(days / PERIOD_DAYS),
  rest: days % PERIOD_DAYS,
});

/**
 * Interest in cents, rounded once, half up: P(1 + r/12)^n × (1 + r/360 × d) − P, where n counts periods of 30 days. The
 * regulation's own example counts April 1 to June 15 as two months and 15 days, which is 75 days. Source: 5 CFR 1315.17.
 * @param cents the amount due, in whole cents
 * @param rate in thousandths of a percent: 4625 for 4 5/8%
 */
export function interestCents(cents: bigint, rate: number, { periods, rest }: Pick<InterestRun, "periods" | "rest">) {
  const whole = BigInt(periods);
  const share = (MONTHLY + BigInt(rate)) ** whole * (DAILY + BigInt(rate) * BigInt(rest));
  const one = MONTHLY ** whole * DAILY;
  const interest = cents * (share - one);
  return (2n * interest + one) / (2n * one);
}

/** A share of an amount, such as a discount: cents, rounded half up. `rate` in thousandths of a percent. */
export const shareOf = (cents: bigint, rate: number): bigint => (cents * BigInt(rate) * 2n + 100_000n) / 200_000n;
