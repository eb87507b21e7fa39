import { daysAfter, daysBetween } from "../calendar.ts";
import { nextBusinessDay } from "./business-days.ts";
import { shareOf } from "./interest.ts";

/** An offered discount. `rate` in thousandths of a percent; `days` from the date of the invoice. */
export interface DiscountOffer {
  rate: number;
  days: number;
}

export interface Discount {
  cents: bigint;
  /** The last day for the discount, as counted and as moved to the next business day. */
  counted: string;
  last: string;
  /** Days by which payment is earlier with the discount. */
  earlier: number;
  /** The effective annual rate in thousandths of a percent, or undefined if payment is not earlier. */
  annualRate?: number;
}

/**
 * A discount's last day, amount and effective annual rate: discount ÷ (100 − discount) × 360 ÷ days by which payment is
 * earlier. Source: 5 CFR 1315.7(a) and (d), FAR 32.906(e), I TFM 6-8000 section 8040.40.
 * @param from the invoice's date, or its receipt if it has none
 */
export function discountOf(cents: bigint, { rate, days }: DiscountOffer, from: string, due: string): Discount {
  const counted = daysAfter(from, days);
  const last = nextBusinessDay(counted);
  const earlier = daysBetween(last, due);
  const discount = { cents: shareOf(cents, rate), counted, last, earlier };
  if (earlier <= 0) return discount;
  return { ...discount, annualRate: Math.round((rate * 100_000 * 360) / ((100_000 - rate) * earlier)) };
}
