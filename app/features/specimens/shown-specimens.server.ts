import { findItem, pathOfItem } from "../../content/services/index.ts";
import { findSolution, pathOfSolution } from "../../content/solutions/find-solution.ts";
import type { CrossReference, Reference, ShownSpecimen, Specimen } from "../../content/types/specimen.types.ts";
import { SOLUTIONS } from "../../content/trail.ts";
import { agency, LABEL, seller, systems } from "../../books/agency.ts";
import { people } from "../../books/people.ts";
import { lineItem, stationOf, stations } from "../../books/line-item-stations.ts";
import { specimenBySlug } from "../../content/specimens/index.ts";
import { crossReferences, withLinks } from "./specimen-links.server.ts";

/** The id of the specimen's section on a page. */
export const SPECIMEN_ANCHOR = "specimen";

/** The page of each specimen, by its id. */
const places = new Map([...specimenBySlug].map(([slug, { id }]) => [id, placeOf(slug)]));

const byId = new Map([...specimenBySlug.values()].map((specimen) => [specimen.id, specimen]));

/** Terms to explain, with their meanings. */
const terms: ShownSpecimen["legend"] = [
  { term: seller.short, meaning: seller.name },
  { term: agency.short, meaning: agency.name },
  ...Object.entries(systems).map(([term, meaning]) => ({ term, meaning })),
  ...people.map(({ id, role }) => ({ term: id, meaning: role })),
];

/** Every specimen in display form, in menu order. Source: SHOW-1, SHOW-3. */
export const shownSpecimens: readonly ShownSpecimen[] = [...specimenBySlug].map(([slug, specimen]) =>
  shown(slug, specimen),
);

/** The specimen of the page with this slug. Throws if missing: every service and solution has one. */
export function specimenOfPage(slug: string): ShownSpecimen {
  const found = shownSpecimens.find((specimen) => specimen.slug === slug);
  if (!found) throw new Error(`The page "${slug}" has no specimen.`);
  return found;
}

/** The specimen with this id, or undefined. */
export const findSpecimen = (id: string): ShownSpecimen | undefined =>
  shownSpecimens.find((specimen) => specimen.id === id);

/** The path of a reference: a specimen on its page, or the line item page. Throws for an unknown one. */
export function pathOfReference(reference: Reference): string {
  if (reference === "one-line-item") return lineItem.path;
  const place = places.get(reference);
  if (!place) throw new Error(`No specimen has the id "${reference}".`);
  return place.path;
}

function shown(slug: string, specimen: Specimen): ShownSpecimen {
  const number = stationOf(specimen.id);
  return {
    ...withLinks(specimen),
    label: LABEL,
    agency: specimen.entity ?? agency.name,
    slug,
    ...placeOf(slug),
    seeAlso: crossReferences(specimen).map(({ id, facts }) => reference(id, facts)),
    legend: legendOf(specimen),
    ...(number && { station: { number, of: stations.length } }),
  };
}

function legendOf(specimen: Specimen): ShownSpecimen["legend"] {
  const text = JSON.stringify([specimen.rows, specimen.title, specimen.caption, specimen.lookFirst]);
  const words = new Set(text.split(/[^\w-]+/));
  return terms.filter(({ term }) => words.has(term));
}

function reference(id: string, facts: string[]): CrossReference {
  return { id, deliverable: byId.get(id)!.deliverable, path: places.get(id)!.path, facts };
}

/** The path and practice of the page with this slug. */
function placeOf(slug: string): { path: string; practice: string } {
  const service = findItem(slug);
  if (service) return { path: `${pathOfItem(service.item)}#${SPECIMEN_ANCHOR}`, practice: service.category.name };
  const solution = findSolution(slug);
  if (solution) return { path: `${pathOfSolution(solution)}#${SPECIMEN_ANCHOR}`, practice: SOLUTIONS.name };
  throw new Error(`No page has the slug "${slug}".`);
}
