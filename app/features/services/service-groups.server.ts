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

const services = new Map(
  categories.flatMap((category) =>
    category.items.map(linkToItem).map((link) => [link.path, { ...link, practice: category.name }] as const),
  ),
);

/**
 * The services that a filter leaves, the best first, and a link to the other pages that mention the query. A service whose
 * name and promise do not match is shown with the sentence that does.
 */
export function foundServices({ paths, mentions, mark, excerpt }: Filtered) {
  const all = [...paths].flatMap((path) => services.get(path) ?? []);
  const found = all.map(({ path, practice, ...service }): FoundService => {
    const [name, promise] = [mark(service.name), mark(service.promise)];
    return { path, name, excerpt: name.length + promise.length > 2 ? promise : excerpt(path), practice };
  });
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
