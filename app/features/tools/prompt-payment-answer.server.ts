import { daysBetween } from "../../books/calendar.ts";
import { inColumns } from "../../books/entries.ts";
import { payInterest } from "../../books/patterns.ts";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import type { SheetPosting } from "../../content/types/specimen-sheet.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { DASH, shown } from "./format-result.server.ts";
import { type Money, moneyText } from "./money.ts";
import type { PromptPaymentInput } from "./prompt-payment-input.server.ts";
import { type PromptPaymentResult, promptPaymentOf } from "./prompt-payment-result.server.ts";
import { emptySteps, stepsOf } from "./prompt-payment-steps.server.ts";
import type { ShownAnswer, ShownEntry, ShownEvent } from "./prompt-payment-answer.types.ts";

/** The object class of interest. Source: OMB Circular A-11, section 83. */
const INTEREST_CLASS = "43.0";

/** The result as shown; without input all its figures are dashes. Source: TOOL-1. */
export function answerOf(input: PromptPaymentInput | undefined): ShownAnswer {
  if (!input) {
    return { due: DASH, late: DASH, interest: DASH, isWithoutRate: false, steps: emptySteps(), events: [] };
  }
  const result = promptPaymentOf(input);
  const { interest, late } = result;
  return {
    due: shown(result.clock.due),
    late:
      late === undefined
        ? DASH
        : late === 1
          ? promptPaymentPage.answer.day
          : fill(promptPaymentPage.answer.days, { count: late }),
    interest: interest === undefined ? DASH : `$${moneyText(interest)}`,
    isWithoutRate: late !== undefined && interest === undefined,
    steps: stepsOf(input, result),
    events: eventsOf(input, result),
    ...(interest && { entry: entryOf(interest) }),
  };
}

/** The dates of an invoice in order, with their places between the first and the last. */
function eventsOf(input: PromptPaymentInput, { clock, discount, late }: PromptPaymentResult): ShownEvent[] {
  const { events } = promptPaymentPage;
  const dated: [string | undefined, string][] = [
    [input.received, events.received],
    [clock.start.date, events.start],
    [discount?.last, events.discount],
    [clock.due, events.due],
    [input.paid, late ? events.paidLate : events.paid],
  ];
  const found = dated.flatMap(([date, text]) => (date ? [{ date, text }] : []));
  const sorted = found.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const [first, last] = [sorted[0]!.date, sorted.at(-1)!.date];
  const length = daysBetween(first, last) || 1;
  return sorted.map(({ date, text }) => ({
    date: shown(date),
    text,
    at: daysBetween(first, date) / length,
    isLate: date > clock.due,
  }));
}

const isBudgetary = ({ account }: SheetPosting): boolean => account.startsWith("4");

/** The entry for interest that is paid with the invoice, as these books post it. */
function entryOf(interest: Money): ShownEntry {
  const lines = inColumns(payInterest(Number(interest), INTEREST_CLASS), (cents) => moneyText(BigInt(cents)));
  const { columns } = promptPaymentPage.entry;
  const text = lines.map(
    ({ account, title, debit, credit }) =>
      `${debit ? columns.debit : columns.credit}\t${account}\t${title}\t${debit || credit}`,
  );
  return {
    budgetary: lines.filter(isBudgetary),
    proprietary: lines.filter((line) => !isBudgetary(line)),
    text: text.join("\n"),
  };
}
