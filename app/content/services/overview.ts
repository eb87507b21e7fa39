import { searchable } from "../../lib/text/search-words.ts";
import { servicesOverviewPage } from "../pages/services-overview.ts";
import type { ServiceCategory, ServiceItem } from "../shapes/types.ts";
import { categories, findCategory, findItem, linkToCategory, linkToItem, menuItems } from "./index.ts";
import type { ListedService, ServiceGroup } from "../shapes/services-overview.ts";

/** All services in nine groups: the eight practices, and the pages that stand in no menu. Source: RT-5. */
export function serviceGroups(): ServiceGroup[] {
  const { unlisted } = servicesOverviewPage;
  const practices = categories.map((category) => ({
    ...linkToCategory(category),
    icon: category.icon,
    services: menuItems(category).map((item) => listed(item, category)),
  }));
  const others = unlisted.rows.map(({ slug, why }) => {
    const found = findItem(slug);
    if (!found) throw new Error(`No service has the slug "${slug}".`);
    return { ...listed(found.item, found.category, why), promise: why };
  });
  return [...practices, { name: unlisted.heading, promise: unlisted.note, services: others }];
}

/** What readers say, and the practice that answers. Throws on a slug that no practice has. */
export function practiceChoices() {
  return servicesOverviewPage.choose.rows.map(({ when, slug }) => {
    const category = findCategory(slug);
    if (!category) throw new Error(`No practice has the slug "${slug}".`);
    return { ...linkToCategory(category), when };
  });
}

/** The practice's name, the service's name and promise, and the topics of its page. */
function listed(item: ServiceItem, category: ServiceCategory, more = ""): ListedService {
  const topics = item.capabilities.items.map(({ name }) => name);
  return {
    ...linkToItem(item),
    search: searchable([category.name, item.name, item.promise, more, ...topics].join(" ")),
  };
}
