import { daysAfter, daysBetween, laterOf } from "./calendar.ts";

/** A sample rate; the Treasury sets the real one twice a year. */
export const SAMPLE_RATE = 0.04;

/** Days from receipt or acceptance, whichever is later, to the due date. Source: 5 CFR 1315.4(g). */
const TERM_DAYS = 30;

/** Days of a year for interest. Source: the daily formula of 5 CFR 1315.17. */
const YEAR_DAYS = 360;

/** The due date of an invoice: 30 days from the later of its receipt and the acceptance. ISO dates. */
export const dueDate = (received: string, accepted: string): string =>
  daysAfter(laterOf(received, accepted), TERM_DAYS);

/** Days paid after the due date, 0 or more. */
export const daysLate = (due: string, paid: string): number => Math.max(0, daysBetween(due, paid));

/** Simple interest on a late payment, in whole dollars, as these books are kept. */
export const interest = (amount: number, late: number): number => Math.round((amount * SAMPLE_RATE * late) / YEAR_DAYS);
