import { clockOf } from "./prompt-payment/clock.ts";
import { interestCents, periodsOf } from "./prompt-payment/interest.ts";
import { daysBetween } from "./calendar.ts";

/** A sample rate; Treasury sets the real one twice a year. */
export const SAMPLE_RATE = 0.04;

/** The sample rate in thousandths of a percent. */
const RATE = SAMPLE_RATE * 100_000;

/** The due date of an invoice under net 30, with its receipt and acceptance. ISO dates. */
export const dueDate = (received: string, accepted: string): string =>
  clockOf({ term: "net-30", received, accepted }).due;

/** Days paid after the due date, 0 or more. */
export const daysLate = (due: string, paid: string): number => Math.max(0, daysBetween(due, paid));

/** Interest on a payment that many days late, in dollars. */
export const interest = (amount: number, late: number): number =>
  Number(interestCents(BigInt(amount * 100), RATE, periodsOf(late))) / 100;
