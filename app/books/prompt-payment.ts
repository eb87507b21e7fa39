import { daysAfter, daysBetween, laterOf } from "./calendar.ts";

/** A sample rate; Treasury sets the real one twice a year. */
export const SAMPLE_RATE = 0.04;

/** Days from receipt or acceptance, whichever is later, to the due date. Source: 5 CFR 1315.4(g). */
const TERM_DAYS = 30;

/** Days per year for interest. Source: the daily formula of 5 CFR 1315.17. */
const YEAR_DAYS = 360;

/** The due date of an invoice: 30 days after its receipt or the acceptance, whichever is later. ISO dates. */
export const dueDate = (received: string, accepted: string): string =>
  daysAfter(laterOf(received, accepted), TERM_DAYS);

/** Days paid after the due date, 0 or more. */
export const daysLate = (due: string, paid: string): number => Math.max(0, daysBetween(due, paid));

/** Simple interest on a late payment, in whole dollars, as in these books. */
export const interest = (amount: number, late: number): number => Math.round((amount * SAMPLE_RATE * late) / YEAR_DAYS);
