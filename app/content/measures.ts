import { claimedValue, claimedValues, hasSample } from "./claims/claim.ts";
import { figures, figuresPeriod } from "./claims/figures.ts";
import type { Statistic } from "./types/home.types.ts";

const period = claimedValue(figuresPeriod);

/** The figures on the home page. The first is shown large. */
export const measures: Statistic[] = claimedValues(figures);

/** What all figures cover, and that they are samples. */
export const measuresNote =
  [hasSample(...Object.values(figures)) && "Sample figures.", period && `All cover ${period}.`]
    .filter(Boolean)
    .join(" ") || undefined;
