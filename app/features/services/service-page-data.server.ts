import { glanceOf, termsOf } from "./glance.server.ts";
import { citeStandards } from "../../content/rules/cite-standards.ts";
import { LIFECYCLES } from "../../content/lifecycles.ts";
import type { ServiceCategory, ServiceItem, Thread } from "../../content/types/content-schema.types.ts";
import { findItem, linksTo, pathOfCategory } from "../../content/services/index.ts";
import { ownSectionOf, sectionsOfPractice } from "../../content/services/practice-sections.ts";
import { itemLabels } from "../../content/services/service-labels.ts";
import { closingOfItem } from "../../content/services/closing.ts";
import type { ItemPageData, Stations } from "../../content/types/service-pages.types.ts";
import { positions } from "./practice-page-data.server.ts";
import { sheetOfPage } from "../specimens/specimen-sheet.server.ts";
import { HOME, SERVICES } from "../../content/trail.ts";

/**
 * Data of the page at `/services/{slug}`, or undefined for an unknown slug.
 * @param updated ISO date of the last change of a service page
 */
export function findServicePage(slug: string, updated?: string): ItemPageData | undefined {
  const found = findItem(slug);
  return found && itemPage(slug, found.item, found.category, updated);
}

function itemPage(
  slug: string,
  { related, thread, engagement, buying, slug: _own, inMenu: _inMenu, ...item }: ServiceItem,
  category: ServiceCategory,
  updated: string | undefined,
): ItemPageData {
  const { order } = sectionsOfPractice(category.name);
  return {
    ...item,
    glance: glanceOf({
      slug,
      engagement,
      buying,
      documents: item.deliverables.rows.map((row) => row.name),
      documentsAt: "#deliverables",
      updated,
    }),
    terms: termsOf(engagement),
    own: ownSectionOf(category.name, slug),
    order,
    labels: itemLabels,
    trail: [HOME, SERVICES, { name: category.name, path: pathOfCategory(category) }],
    stations: stationsOf(thread),
    standards: citeStandards(item.standards),
    specimen: sheetOfPage(slug),
    relatedPages: linksTo(related).map(({ name, path }) => ({ name, path })),
    closing: closingOfItem(item.name, category),
  };
}

function stationsOf(thread: Thread): Stations {
  const { label, stages } = LIFECYCLES[thread.lifecycle];
  const { from, here, to } = positions(thread, stages);
  return {
    label,
    stations: stages.map((name, index) => ({
      name,
      state: index === here ? "here" : index >= from && index <= to ? "lit" : "off",
    })),
  };
}
