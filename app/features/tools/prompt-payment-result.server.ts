import { daysAfter } from "../../books/calendar.ts";
import { type Clock, clockOf } from "../../books/prompt-payment/clock.ts";
import { type Discount, discountOf } from "../../books/prompt-payment/discount.ts";
import { interestCents, interestRun, type InterestRun, LEAST_PAID_CENTS } from "../../books/prompt-payment/interest.ts";
import { fundsRates, interestRates, type PublishedRate, rateOn } from "../../books/prompt-payment/published-rates.ts";
import { daysLate } from "../../books/prompt-payment-sample.ts";
import type { Money } from "./money.ts";
import type { PromptPaymentInput } from "./prompt-payment-input.server.ts";

/** Everything that follows from an invoice. Amounts in cents, rates in thousandths of a percent, dates ISO. */
export interface PromptPaymentResult {
  clock: Clock;
  discount?: Discount & { from: string; fundsRate?: PublishedRate };
  /** The day after the due date: its rate is used, and interest starts. */
  first: string;
  late?: number;
  run?: InterestRun;
  rate?: number;
  published?: PublishedRate;
  /** Interest as computed; undefined without a payment date, and without a rate if the payment is late. */
  computed?: Money;
  /** Interest to be paid: 0 if less than one dollar was computed. */
  interest?: Money;
  /** Whether payment is on or before the last day for the discount. */
  isDiscounted: boolean;
  total?: Money;
}

/** The result for a valid invoice. Source: TOOL-1. */
export function promptPaymentOf(input: PromptPaymentInput): PromptPaymentResult {
  const { cents, offer, paid } = input;
  const clock = clockOf(input);
  const first = daysAfter(clock.due, 1);
  const published = rateOn(interestRates, first);
  const rate = input.rate ?? published?.rate;
  const from = input.dated ?? input.received ?? clock.start.date;
  const discount = offer && discountOf(cents, offer, from, clock.due);
  const worth = discount && { ...discount, from, fundsRate: rateOn(fundsRates, discount.last) };
  const isDiscounted = Boolean(discount && paid && paid <= discount.last);
  const common = { clock, first, rate, published, discount: worth, isDiscounted };
  if (!paid) return common;

  const late = daysLate(clock.due, paid);
  const run = interestRun(clock.due, paid);
  if (late > 0 && rate === undefined) return { ...common, late, run };
  const computed = late > 0 ? interestCents(cents, rate!, run) : 0n;
  const interest = computed < LEAST_PAID_CENTS ? 0n : computed;
  const total = cents + interest - (isDiscounted ? discount!.cents : 0n);
  return { ...common, late, run, computed, interest, total };
}
