import { servicesOverviewPage } from "../../content/pages/services-overview.ts";
import {
  categories,
  findCategory,
  findItem,
  linkToCategory,
  linkToItem,
  menuItems,
} from "../../content/services/index.ts";
import type { ServiceGroup } from "../../content/types/services-overview.types.ts";

/**
 * All services in nine groups: the eight practices, and the pages that are in no menu. Source: RT-5.
 * @param paths limits the result to these pages
 */
export function serviceGroups(paths?: ReadonlySet<string>): ServiceGroup[] {
  const { unlisted } = servicesOverviewPage;
  const practices = categories.map((category) => ({
    ...linkToCategory(category),
    icon: category.icon,
    services: menuItems(category).map(linkToItem),
  }));
  const others = unlisted.rows.map(({ slug, why }) => {
    const found = findItem(slug);
    if (!found) throw new Error(`No service has the slug "${slug}".`);
    return { ...linkToItem(found.item), promise: why };
  });
  return [...practices, { name: unlisted.heading, promise: unlisted.note, services: others }]
    .map((group) => ({ ...group, services: group.services.filter(({ path }) => paths?.has(path) ?? true) }))
    .filter(({ services }) => services.length > 0);
}

/** Visitors' situations and the practices that help. Throws if a practice does not exist. */
export function practiceChoices() {
  return servicesOverviewPage.choose.rows.map(({ when, slug }) => {
    const category = findCategory(slug);
    if (!category) throw new Error(`No practice has the slug "${slug}".`);
    return { ...linkToCategory(category), when };
  });
}
