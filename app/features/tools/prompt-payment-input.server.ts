import { TERMS, type Term } from "../../books/prompt-payment/clock.ts";
import type { DiscountOffer } from "../../books/prompt-payment/discount.ts";
import { PROMPT_PAYMENT_FIELDS, type PromptPaymentField } from "../../content/types/prompt-payment-page.types.ts";
import type { Money } from "./money.ts";
import type { PromptPaymentEntries } from "./prompt-payment-answer.types.ts";
import { amountOf, dateOf, daysOf, rateOf, typedIn } from "./parse-values.server.ts";

/** A valid invoice. Dates are ISO, rates in thousandths of a percent. */
export interface PromptPaymentInput {
  term: Term;
  cents: Money;
  received?: string;
  dated?: string;
  delivered?: string;
  accepted?: string;
  offer?: DiscountOffer;
  paid?: string;
  rate?: number;
}

const DATES = ["received", "dated", "delivered", "accepted", "paid"] as const;

/**
 * Reads the query of the calculator. Without any entry there is neither input nor error. Parameters other than the
 * calculator's fields are ignored.
 */
export function readPromptPayment(query: URLSearchParams): PromptPaymentEntries & { input?: PromptPaymentInput } {
  const values: PromptPaymentEntries["values"] = {};
  for (const field of PROMPT_PAYMENT_FIELDS) {
    const text = typedIn(query, field);
    if (text) values[field] = text;
  }
  const isEmpty = PROMPT_PAYMENT_FIELDS.every((field) => field === "kind" || !values[field]);
  if (isEmpty) return { values, errors: {} };

  const { dates, errors: wrongDates } = readDates(values);
  const { cents, offer, rate, errors: wrongNumbers } = readNumbers(values);
  const term = values.kind ?? "net-30";
  const isTerm = Object.hasOwn(TERMS, term);
  const missing = isTerm ? missingDates(term as Term, values) : { kind: "kind" };
  const errors = { ...missing, ...wrongDates, ...wrongNumbers };
  if (Object.keys(errors).length > 0) return { values, errors };
  return { values, errors, input: { term: term as Term, cents: cents as Money, ...dates, offer, rate } };
}

function readDates(values: PromptPaymentEntries["values"]) {
  const dates: Partial<Record<(typeof DATES)[number], string>> = {};
  const errors: PromptPaymentEntries["errors"] = {};
  for (const field of DATES) {
    if (!values[field]) continue;
    const date = dateOf(values[field]);
    if (date) dates[field] = date;
    else errors[field] = "date";
  }
  const { delivered, accepted } = dates;
  if (delivered && accepted && accepted < delivered) errors.accepted = "order";
  return { dates, errors };
}

function readNumbers({ amount, discount, within, rate }: PromptPaymentEntries["values"]) {
  const errors: PromptPaymentEntries["errors"] = {};
  const wrong = (field: PromptPaymentField, problem: string) => void (errors[field] = problem);
  const cents = amountOf(amount ?? "");
  if (typeof cents !== "bigint") wrong("amount", cents);
  const percent = discount ? rateOf(discount) : undefined;
  const days = within ? daysOf(within) : undefined;
  if (discount && !percent) wrong("discount", "percent");
  if (within && !days) wrong("within", "days");
  if (discount && !within) wrong("within", "pair");
  if (within && !discount) wrong("discount", "pair");
  const ownRate = rate ? rateOf(rate) : undefined;
  if (rate && ownRate === undefined) wrong("rate", "percent");
  const offer = percent && days ? { rate: percent, days } : undefined;
  return { cents, offer, rate: ownRate, errors };
}

/** The dates that a term needs and that were not entered. */
function missingDates(term: Term, values: PromptPaymentEntries["values"]): PromptPaymentEntries["errors"] {
  const { from } = TERMS[term];
  if (from === "delivery") return values.delivered ? {} : { delivered: "delivery" };
  if (!values.received) return values.dated ? {} : { received: "receipt" };
  const isAccepted = values.delivered || values.accepted;
  return from === "receipt" || isAccepted ? {} : { accepted: "acceptance" };
}
