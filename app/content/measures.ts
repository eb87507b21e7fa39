import { allSaid, said } from "./claims/claim.ts";
import { figures, figuresPeriod } from "./claims/figures.ts";
import type { Statistic } from "./shapes/home.ts";

const period = said(figuresPeriod);

/** The figures that the home page shows. The first leads: its gloss is a sentence, and says of which time all are. */
export const measures: Statistic[] = allSaid(figures).map((figure, index) => (index === 0 ? asLead(figure) : figure));

function asLead(figure: Statistic): Statistic {
  const gloss = `${figure.gloss.charAt(0).toUpperCase()}${figure.gloss.slice(1)}.`;
  return { ...figure, gloss: period ? `${gloss} All of these are ${period}.` : gloss };
}
