import { categorySlug, itemSlug } from "../slug.ts";
import type { ServiceCategory, ServiceItem } from "../types/content-schema.types.ts";
import { applicationAndSoftwareDevelopment } from "./application-and-software-development/index.ts";
import { cybersecurity } from "./cybersecurity/index.ts";
import { databaseAndInfrastructureManagement } from "./database-and-infrastructure-management/index.ts";
import { digitalTransformation } from "./digital-transformation/index.ts";
import { erpSolutions } from "./erp-solutions/index.ts";
import { federalFinancialManagement } from "./federal-financial-management/index.ts";
import { federalGrantsManagement } from "./federal-grants-management/index.ts";
import { informationTechnologyServiceManagement } from "./information-technology-service-management/index.ts";
import type { ServiceLink } from "../types/service-pages.types.ts";

/** The eight practices, in menu order. Source: ENT-1. */
export const categories: readonly ServiceCategory[] = [
  erpSolutions,
  digitalTransformation,
  federalFinancialManagement,
  applicationAndSoftwareDevelopment,
  databaseAndInfrastructureManagement,
  cybersecurity,
  informationTechnologyServiceManagement,
  federalGrantsManagement,
];

export const slugOfItem = (item: ServiceItem): string => item.slug ?? itemSlug(item.name);
export const pathOfItem = (item: ServiceItem): string => `/services/${slugOfItem(item)}`;

/** The Cybersecurity practice has its page at the top level. Source: RT-5. */
export function pathOfCategory(category: ServiceCategory): string {
  const slug = categorySlug(category.name);
  return slug === "cybersecurity" ? "/cybersecurity" : `/services/${slug}`;
}

export const linkToItem = (item: ServiceItem): ServiceLink => ({
  name: item.name,
  path: pathOfItem(item),
  promise: item.promise,
});

export const linkToCategory = (category: ServiceCategory): ServiceLink => ({
  name: category.name,
  path: pathOfCategory(category),
  promise: category.promise,
});

/** Items in the category's menu. The others have pages too. Source: RT-5. */
export const menuItems = (category: ServiceCategory): ServiceItem[] =>
  category.items.filter((item) => item.inMenu !== false);

const itemBySlug = new Map(
  categories.flatMap((category) => category.items.map((item) => [slugOfItem(item), { item, category }])),
);

/** The item with this slug and its category, or undefined. */
export const findItem = (slug: string): { item: ServiceItem; category: ServiceCategory } | undefined =>
  itemBySlug.get(slug);

/** The category with this slug, or undefined. */
export const findCategory = (slug: string): ServiceCategory | undefined =>
  categories.find((category) => categorySlug(category.name) === slug);

/** Links to the items with these slugs, in that order. Throws for an unknown slug. */
export function linksTo(slugs: readonly string[]): ServiceLink[] {
  return slugs.map((slug) => {
    const found = findItem(slug);
    if (!found) throw new Error(`No service has the slug "${slug}".`);
    return linkToItem(found.item);
  });
}
