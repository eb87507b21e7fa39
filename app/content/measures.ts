import { claimedValue, claimedValues, hasSample } from "./claims/claim.ts";
import { figures, figuresPeriod } from "./claims/figures.ts";
import type { Statistic } from "./types/home.types.ts";

const period = claimedValue(figuresPeriod);

/** The figures on the home page. The first is shown large, with a sentence as its text. */
export const measures: Statistic[] = claimedValues(figures).map((figure, index) =>
  index === 0 ? { ...figure, gloss: `${figure.gloss.charAt(0).toUpperCase()}${figure.gloss.slice(1)}.` } : figure,
);

/** What all figures cover, and that they are samples. */
export const measuresNote =
  [hasSample(...Object.values(figures)) && "Sample figures.", period && `All cover ${period}.`]
    .filter(Boolean)
    .join(" ") || undefined;
