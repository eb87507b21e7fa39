import { servicesOverviewPage } from "../../content/pages/services-overview.ts";
import { categories, findCategory, linkToCategory, linkToItem, pathOfCategory } from "../../content/services/index.ts";
import type { FoundService, PracticeRow, Problem } from "../../content/types/services-overview.types.ts";
import type { Filtered } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";

const { choose, list } = servicesOverviewPage;

/** All services by practice, also those in no menu. Source: RT-5. */
export const practiceRows = (): PracticeRow[] =>
  categories.map((category) => ({
    name: category.name,
    path: pathOfCategory(category),
    services: category.items.map(linkToItem).map(({ name, path }) => ({ label: name, to: path })),
  }));

/** The services that a filter leaves, in the order of the list, and a link to the other pages that mention the query. */
export function foundServices({ paths, mentions, mark = (text) => [text] }: Filtered) {
  const all = categories
    .flatMap((category) => category.items.map((item) => ({ ...linkToItem(item), practice: category.name })))
    .filter(({ path }) => paths.has(path));
  const found = all.map(({ path, name, promise, practice }): FoundService => ({
    path,
    name: mark(name),
    promise: mark(promise),
    practice,
  }));
  const count = mentions?.paths.filter((mention) => !all.some(({ path }) => path === mention)).length;
  const label = count === 1 ? list.others.one : fill(list.others.many, { count: count ?? 0 });
  return { found, ...(mentions && count && { others: { label, to: mentions.to } }) };
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
