import { claimedValue, claimedValues } from "./claims/claim.ts";
import { figures, figuresPeriod } from "./claims/figures.ts";
import type { Statistic } from "./types/home.types.ts";

const period = claimedValue(figuresPeriod);

/** The figures on the home page. The first is shown large: its text is a sentence that names the period of all figures. */
export const measures: Statistic[] = claimedValues(figures).map((figure, index) =>
  index === 0 ? asLead(figure) : figure,
);

function asLead(figure: Statistic): Statistic {
  const gloss = `${figure.gloss.charAt(0).toUpperCase()}${figure.gloss.slice(1)}.`;
  return { ...figure, gloss: period ? `${gloss} All of these cover ${period}.` : gloss };
}
