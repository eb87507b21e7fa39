import type { OfferLabels } from "../types/offer-page.types.ts";

export const solutionLabels = {
  situation: "The problem",
  situationInFull: "The problem in full",
  capabilities: "What it does",
  process: "How it works",
} satisfies OfferLabels;

/** The heading of the people who gain from a solution. */
export const AUDIENCE = "Who it is for";
