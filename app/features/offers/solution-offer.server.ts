import { citeStandards } from "../../content/rules/cite-standards.ts";
import { closingOfOffer } from "../../content/services/closing.ts";
import { linksTo } from "../../content/services/index.ts";
import { planLabels } from "../../content/services/service-labels.ts";
import { findSolution } from "../../content/solutions/find-solution.ts";
import { AUDIENCE, solutionLabels } from "../../content/solutions/solution-labels.ts";
import { HOME, SOLUTIONS } from "../../content/trail.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { cropOf } from "../specimens/crop.server.ts";
import { sheetOfPage } from "../specimens/specimen-sheet.server.ts";
import { glanceOf } from "./glance.server.ts";
import { abilityOf, situationOf } from "./in-short.server.ts";
import { planOf, stepsFold } from "./plan.server.ts";

/**
 * Data of the page at `/solutions/{slug}`, or undefined for an unknown slug. Source: RT-4.
 * @param updated ISO date of the last change of the page
 */
export function findSolutionOffer(slug: string, updated?: string): OfferPageData | undefined {
  const found = findSolution(slug);
  if (!found) return undefined;
  const { capabilities, engagement, howItWorks, start } = found;
  const specimen = sheetOfPage(slug);
  return {
    kind: "offer",
    labels: solutionLabels,
    meta: found.meta,
    trail: [HOME, SOLUTIONS],
    name: found.title,
    promise: found.tagline,
    lead: found.description,
    scope: { metric: found.metric, metricLabel: found.metricLabel, features: found.features },
    glance: glanceOf({
      slug,
      engagement,
      buying: found.buying,
      documents: howItWorks.steps.map(({ output }) => output),
      updated,
    }),
    situation: situationOf(found.problem),
    audience: { heading: AUDIENCE, rows: found.audience.map(({ who, gains }) => ({ name: who, text: gains })) },
    abilities: { note: capabilities.note, items: capabilities.items.map(abilityOf) },
    standards: citeStandards(found.standards),
    process: planOf(howItWorks.note, howItWorks.steps, howItWorks.diagramTitle),
    folds: [
      stepsFold(howItWorks.steps),
      {
        label: planLabels.start,
        items: [
          { name: planLabels.needs, text: start.note, list: start.needs },
          { name: planLabels.arrival, text: engagement.arrival },
          { name: planLabels.handover, text: engagement.handover },
        ],
      },
    ],
    deliverables: {
      rows: howItWorks.steps.map(({ output, name, time }) => ({
        name: output,
        shows: `${name}: ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
      })),
      shown: specimen.deliverable,
    },
    specimen,
    crop: cropOf(specimen),
    questions: found.questions,
    closing: closingOfOffer(
      `Try ${found.title} on one process.`,
      "Tell us which systems are in scope.",
      linksTo(found.related),
    ),
  };
}
