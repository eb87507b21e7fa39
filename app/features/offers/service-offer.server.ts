import { citeStandards } from "../../content/rules/cite-standards.ts";
import { LIFECYCLES } from "../../content/lifecycles.ts";
import { closingOfItem } from "../../content/services/closing.ts";
import { findItem, linksTo, pathOfCategory } from "../../content/services/index.ts";
import { ownSectionOf } from "../../content/services/practice-sections.ts";
import { courseLabels, itemLabels, planLabels } from "../../content/services/service-labels.ts";
import { HOME, SERVICES } from "../../content/trail.ts";
import type { Thread } from "../../content/types/content-schema.types.ts";
import type { OfferPageData, Stations } from "../../content/types/offer-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { cropOf } from "../specimens/crop.server.ts";
import { sheetOfPage } from "../specimens/specimen-sheet.server.ts";
import { glanceOf } from "./glance.server.ts";
import { abilityOf, situationOf } from "./in-short.server.ts";
import { planOf, stepsFold } from "./plan.server.ts";

/**
 * Data of a service's page, or undefined for an unknown slug. Source: RT-3.
 * @param updated ISO date of the last change of the page
 */
export function findServiceOffer(slug: string, updated?: string): OfferPageData | undefined {
  const found = findItem(slug);
  if (!found) return undefined;
  const { item, category } = found;
  const { capabilities, deliverables, engagement, process, situation } = item;
  const specimen = sheetOfPage(slug);
  return {
    kind: "offer",
    labels: itemLabels,
    meta: item.meta,
    trail: [HOME, SERVICES, { name: category.name, path: pathOfCategory(category) }],
    name: item.name,
    promise: item.promise,
    lead: item.lead,
    stations: stationsOf(item.thread),
    glance: glanceOf({
      slug,
      engagement,
      buying: item.buying,
      documents: deliverables.rows.map((row) => row.name),
      updated,
    }),
    situation: situationOf(situation),
    own: ownSectionOf(category.name, slug),
    abilities: { note: capabilities.note, items: capabilities.items.map(abilityOf) },
    standards: citeStandards(item.standards),
    process: planOf(process.note, process.steps),
    folds: [
      stepsFold(process.steps),
      {
        label: planLabels.terms,
        items: [
          { name: planLabels.arrival, text: engagement.arrival },
          { name: planLabels.handover, text: engagement.handover },
        ],
      },
    ],
    deliverables: { ...deliverables, shown: specimen.deliverable },
    specimen,
    crop: cropOf(specimen),
    questions: item.questions,
    closing: closingOfItem(item.name, category, linksTo(item.related)),
  };
}

function stationsOf({ lifecycle, from, here, to }: Thread): Stations {
  const { label, stages } = LIFECYCLES[lifecycle];
  const [first, last] = [from, to].map((name) => (stages as readonly string[]).indexOf(name));
  const course = from === to ? courseLabels.one : here === from || here === to ? courseLabels.ends : courseLabels.many;
  return {
    label,
    stations: stages.map((name, index) => ({
      name,
      state: name === here ? "here" : index >= first! && index <= last! ? "lit" : "off",
    })),
    course: fill(course, { from, here: here, to }),
  };
}
