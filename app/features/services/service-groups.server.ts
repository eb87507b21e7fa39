import { servicesOverviewPage } from "../../content/pages/services-overview.ts";
import {
  categories,
  findCategory,
  findItem,
  linkToCategory,
  linkToItem,
  menuItems,
  pathOfCategory,
} from "../../content/services/index.ts";
import type { FoundService, PracticeRow, Problem } from "../../content/types/services-overview.types.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import type { ServiceLink } from "../../content/types/service-pages.types.ts";
import type { Filtered } from "../../content/types/search-results.types.ts";

const { choose, list, unlisted } = servicesOverviewPage;

const pageLink = ({ name, path }: ServiceLink): PageLink => ({ label: name, to: path });

/** The services of the practices' menus. */
export const practiceRows = (): PracticeRow[] =>
  categories.map((category) => ({
    name: category.name,
    path: pathOfCategory(category),
    services: menuItems(category).map(linkToItem).map(pageLink),
  }));

/** The pages that are in no menu. Source: RT-5. */
export const pagesAcross = (): PageLink[] => unlistedServices().map(pageLink);

/** The services that a filter leaves, in the order of the list, and the number of other pages that mention the query. */
export function foundServices({ paths, mentions, mark = (text) => [text] }: Filtered) {
  const all = [
    ...categories.flatMap((category) =>
      menuItems(category).map((item) => ({ ...linkToItem(item), practice: category.name })),
    ),
    ...unlistedServices().map((service) => ({ ...service, practice: list.across })),
  ].filter(({ path }) => paths.has(path));
  const found = all.map(({ path, name, promise, practice }): FoundService => ({
    path,
    name: mark(name),
    promise: mark(promise),
    practice,
  }));
  const count = mentions?.paths.filter((mention) => !all.some(({ path }) => path === mention)).length;
  return { found, ...(mentions && count && { others: { count, to: mentions.to } }) };
}

/** Visitors' problems and the practices that handle them. Throws if a practice does not exist. */
export function problems(): Problem[] {
  return choose.rows.map(({ when, slug }) => {
    const category = findCategory(slug);
    if (!category) throw new Error(`No practice has the slug "${slug}".`);
    const { name, path } = linkToCategory(category);
    return { when, name, path };
  });
}

function unlistedServices(): ServiceLink[] {
  return unlisted.map((slug) => {
    const found = findItem(slug);
    if (!found) throw new Error(`No service has the slug "${slug}".`);
    return linkToItem(found.item);
  });
}
