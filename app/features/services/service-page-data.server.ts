import { buyingInWords, glanceOf, termsOf } from "./glance.server.ts";
import { citeStandards } from "../../content/rules/cite-standards.ts";
import { LIFECYCLES } from "../../content/lifecycles.ts";
import type { ServiceCategory, ServiceItem, Thread } from "../../content/types/content-schema.types.ts";
import {
  categories,
  findCategory,
  findItem,
  linksTo,
  linkToCategory,
  linkToItem,
  menuItems,
  pathOfCategory,
  slugOfItem,
} from "../../content/services/index.ts";
import { ownSectionOf, sectionsOfPractice } from "../../content/services/practice-sections.ts";
import { itemLabels, practiceLabels } from "../../content/services/service-labels.ts";
import { closingOfCategory, closingOfItem } from "../../content/services/closing.ts";
import type { CategoryPageData, ItemPageData, Stations } from "../../content/types/service-pages.types.ts";
import { sheetOfPage } from "../specimens/specimen-sheet.server.ts";
import { HOME, SERVICES } from "../../content/trail.ts";

/**
 * Data of the page at `/services/{slug}`, or undefined for an unknown slug.
 * @param updated ISO date of the last change of a service page
 */
export function findServicePage(slug: string, updated?: string): ItemPageData | CategoryPageData | undefined {
  const category = findCategory(slug);
  if (category) return categoryPage(category);
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
    kind: "item",
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

/** A category's page data, including the three categories with their own routes. */
export function categoryPage(category: ServiceCategory): CategoryPageData {
  const { items, starts, lifecycle, ...rest } = category;
  const { each, stages } = LIFECYCLES[lifecycle];
  const links = linksTo(starts.rows.map((row) => row.slug));
  const position = categories.indexOf(category);
  return {
    kind: "category",
    ...rest,
    standards: citeStandards(category.standards),
    labels: practiceLabels,
    trail: pathOfCategory(category).startsWith(`${SERVICES.path}/`) ? [HOME, SERVICES] : [HOME],
    course: { label: each, stages },
    services: menuItems(category).map((item) => ({ ...linkToItem(item), ...positions(item.thread, stages) })),
    starts: {
      note: starts.note,
      rows: starts.rows.map((row, index) => ({ ...links[index]!, when: row.when })),
      how: buyingInWords(
        practiceLabels.buying,
        items.map((item) => ({ slug: slugOfItem(item), buying: item.buying })),
      ),
    },
    related: [1, 2, 3].map((step) => linkToCategory(categories[(position + step) % categories.length]!)),
    closing: closingOfCategory(category),
  };
}

const positions = ({ from, here, to }: Thread, stages: readonly string[]) => ({
  from: stages.indexOf(from),
  here: stages.indexOf(here),
  to: stages.indexOf(to),
});

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
