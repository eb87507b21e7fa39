import { TERMS } from "../../books/prompt-payment/clock.ts";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import type { PromptPaymentStepId } from "../../content/types/prompt-payment-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { DASH, percent, shown } from "./format-result.server.ts";
import { moneyText } from "./money.ts";
import type { PromptPaymentInput } from "./prompt-payment-input.server.ts";
import type { PromptPaymentResult } from "./prompt-payment-result.server.ts";
import type { ShownStep } from "./prompt-payment-answer.types.ts";

/** A step's result, the case of its explanation, and the values in it. */
type Explained = [value: string, how: string, values?: Record<string, string | number>];

const steps = promptPaymentPage.steps;
const ids = Object.keys(steps) as PromptPaymentStepId[];

/** All steps without results: their names and rules. */
export const emptySteps = (): ShownStep[] =>
  ids.map((id) => ({ id, name: steps[id].name, value: DASH, how: "", rule: ruleOf(id, steps[id].part) }));

/** The steps with results and explanations. Those without input, such as a discount that was not offered, are left out. */
export function stepsOf(input: PromptPaymentInput, result: PromptPaymentResult): ShownStep[] {
  const explained = explain(input, result);
  return ids.flatMap((id) => {
    const { name, how, part } = steps[id];
    if (!explained[id]) return [];
    const [value, which, values = {}] = explained[id];
    const text = (how as Readonly<Record<string, string>>)[which];
    if (text === undefined) throw new Error(`The step ${id} has no explanation "${which}".`);
    return [{ id, name, value, how: fill(text, values), rule: ruleOf(id, fill(part, { first: shown(result.first) })) }];
  });
}

const ruleOf = (id: PromptPaymentStepId, part: string): ShownStep["rule"] => ({
  id: steps[id].rule,
  part: fill(part, { first: "the day after the due date" }),
});

function explain(
  input: PromptPaymentInput,
  result: PromptPaymentResult,
): Record<PromptPaymentStepId, Explained | undefined> {
  const { clock } = result;
  const { acceptance, start } = clock;
  const received = shown(input.received);
  const isReceiptAlone = start.why === "receipt" && !acceptance;
  return {
    returnBy: [
      shown(clock.returnBy),
      clock.returnBy ? "marked" : "unmarked",
      { received, days: TERMS[input.term].returnDays },
    ],
    acceptance: acceptance && [shown(acceptance.date), acceptance.why, { delivered: shown(input.delivered) }],
    start: [shown(start.date), isReceiptAlone ? "receipt alone" : start.why, { received }],
    due: [
      shown(clock.due),
      clock.due === clock.counted ? "plain" : "moved",
      { start: shown(start.date), days: TERMS[input.term].days, counted: shown(clock.counted) },
    ],
    earliest: [shown(clock.earliest), "plain"],
    discount: discountStep(input, result),
    worth: worthStep(input, result),
    late: lateStep(input, result),
    rate: rateStep(input, result),
    interest: interestStep(input, result),
    total: totalStep(input, result),
  };
}

function discountStep({ offer }: PromptPaymentInput, { discount }: PromptPaymentResult): Explained | undefined {
  if (!discount) return undefined;
  const values = {
    from: shown(discount.from),
    days: offer!.days,
    counted: shown(discount.counted),
    amount: moneyText(discount.cents),
  };
  return [shown(discount.last), discount.last === discount.counted ? "plain" : "moved", values];
}

function worthStep({ offer }: PromptPaymentInput, { discount }: PromptPaymentResult): Explained | undefined {
  if (!discount) return undefined;
  const { annualRate, earlier, fundsRate } = discount;
  if (annualRate === undefined) return [DASH, "never"];
  const values = { discount: percent(offer!.rate), earlier };
  if (!fundsRate) return [percent(annualRate), "open", values];
  const which = annualRate > fundsRate.rate ? "take" : "leave";
  return [percent(annualRate), which, { ...values, funds: percent(fundsRate.rate), notice: fundsRate.notice }];
}

function lateStep({ paid }: PromptPaymentInput, result: PromptPaymentResult): Explained | undefined {
  const { clock, isDiscounted, late, first, run } = result;
  if (late === undefined) return undefined;
  if (paid! < clock.earliest && !isDiscounted) return ["0", "early", { paid: shown(paid) }];
  if (late === 0) return ["0", "time", { paid: shown(paid) }];
  return [String(late), run!.isCapped ? "capped" : "late", { first: shown(first), paid: shown(paid), days: run!.days }];
}

function rateStep(
  input: PromptPaymentInput,
  { rate, published, first, late }: PromptPaymentResult,
): Explained | undefined {
  if (input.rate === undefined && !late) return rate === undefined ? undefined : [percent(rate), "none"];
  if (rate === undefined) return [DASH, "missing", { first: shown(first) }];
  if (input.rate === undefined) {
    const { from, through, notice } = published!;
    return [percent(rate), "table", { from: shown(from), through: shown(through), notice }];
  }
  if (!published || published.rate === rate) return [percent(rate), "entered"];
  return [percent(rate), "other", { rate: percent(published.rate), notice: published.notice }];
}

function interestStep({ cents }: PromptPaymentInput, result: PromptPaymentResult): Explained | undefined {
  const { computed, interest, late, rate, run } = result;
  if (late === undefined) return undefined;
  if (late === 0) return [moneyText(0n), "zero"];
  if (computed === undefined) return [DASH, "missing"];
  if (interest === 0n) return [moneyText(0n), "small", { computed: moneyText(computed) }];
  const values = { amount: moneyText(cents), rate: percent(rate!), rest: run!.rest, periods: run!.periods };
  return [moneyText(computed), run!.periods > 0 ? "compound" : "simple", values];
}

function totalStep({ cents }: PromptPaymentInput, result: PromptPaymentResult): Explained | undefined {
  const { discount, interest, isDiscounted, late, total } = result;
  if (late === undefined) return undefined;
  if (total === undefined) return [DASH, "missing"];
  const amount = moneyText(cents);
  if (isDiscounted) return [moneyText(total), "discount", { amount, discount: moneyText(discount!.cents) }];
  return interest ? [moneyText(total), "late", { amount, interest: moneyText(interest) }] : [moneyText(total), "time"];
}
