import { planLabels } from "../../content/services/service-labels.ts";
import type { Step } from "../../content/types/content-schema.types.ts";
import type { OfferFold, OfferPageData } from "../../content/types/offer-page.types.ts";
import { inWords } from "../../content/words.ts";
import { fill } from "../../lib/text/fill.ts";
import { scheduleOf } from "./schedule.server.ts";

/** The steps on their scale; what is done in each is in a fold below. */
export const planOf = (note: string, steps: readonly Step[], title?: string): OfferPageData["process"] => ({
  note,
  ...(title && { title }),
  steps: steps.map(({ text: _text, ...step }) => step),
  ...scheduleOf(
    steps.map(({ time }) => time),
    planLabels.after,
  ),
});

export const stepsFold = (steps: readonly Step[]): OfferFold => ({
  label: fill(planLabels.steps, { count: inWords(steps.length) }),
  items: steps.map(({ name, text }) => ({ name, text })),
});
