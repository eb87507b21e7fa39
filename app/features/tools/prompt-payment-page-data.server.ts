import { bills } from "../../books/bills.ts";
import { interestRates } from "../../books/prompt-payment/published-rates.ts";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import { PROMPT_PAYMENT_FIELDS } from "../../content/types/prompt-payment-page.types.ts";
import { toCsv } from "../../lib/text/csv.ts";
import { fill } from "../../lib/text/fill.ts";
import { percent } from "./format-result.server.ts";
import { answerOf } from "./prompt-payment-answer.server.ts";
import { readPromptPayment } from "./prompt-payment-input.server.ts";
import type { RateRow } from "./rate-table.tsx";

export const PROMPT_PAYMENT_PATH = "/tools/prompt-payment";
const CSV_PATH = `${PROMPT_PAYMENT_PATH}.csv`;

/** The late invoice of the specimens, at their sample rate. The page shows it until a visitor enters another. */
const late = bills.find(({ cause }) => cause)!;
const EXAMPLE = new URLSearchParams({
  kind: "net-30",
  amount: String(late.amount),
  received: late.received,
  accepted: late.acceptedOn,
  paid: late.paid,
  rate: String(late.interestRate * 100),
});

/** Everything that the calculator's page shows for a query. Source: TOOL-1. */
export function promptPaymentData(query: URLSearchParams) {
  const isEmpty = PROMPT_PAYMENT_FIELDS.every((field) => !query.has(field));
  const { values, errors, input } = readPromptPayment(isEmpty ? EXAMPLE : query);
  const search = new URLSearchParams(values).toString();
  return {
    values,
    errors,
    ...(isEmpty && {
      example: fill(promptPaymentPage.shownFirst, { invoice: late.id, rate: percent(late.interestRate * 100_000) }),
    }),
    answer: answerOf(input),
    path: PROMPT_PAYMENT_PATH,
    ...(!isEmpty && input && { address: { page: `${PROMPT_PAYMENT_PATH}?${search}`, csv: `${CSV_PATH}?${search}` } }),
    rates: interestRates.map(({ from, rate, notice, read }): RateRow => ({
      period: fill(promptPaymentPage.rates.halves[from.endsWith("-01-01") ? 0 : 1], { year: from.slice(0, 4) }),
      rate: percent(rate),
      notice,
      href: read.at,
    })),
  };
}

/** The steps of a calculation as CSV, or undefined if the query has no valid invoice. */
export function promptPaymentCsv(query: URLSearchParams): string | undefined {
  const { input } = readPromptPayment(query);
  if (!input) return undefined;
  const { steps, entry } = answerOf(input);
  const rows = steps.map(({ name, value, how, rule }) => [name, value, how, rule.part]);
  const lines = [...(entry?.budgetary ?? []), ...(entry?.proprietary ?? [])];
  const { columns } = promptPaymentPage.entry;
  return toCsv([
    promptPaymentPage.csv.columns,
    ...rows,
    ...lines.map(({ account, title, debit, credit }) => [
      debit ? columns.debit : columns.credit,
      debit || credit,
      `${account} ${title}`,
      "",
    ]),
  ]);
}
