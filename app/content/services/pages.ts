import { LIFECYCLES } from "../lifecycles.ts";
import type { ServiceCategory, ServiceItem, Thread } from "../types.ts";
import {
  categories,
  findCategory,
  findItem,
  linksTo,
  linkToCategory,
  linkToItem,
  menuItems,
  type ServiceLink,
} from "./index.ts";

export interface Stations {
  label: string;
  stations: { name: string; state: "off" | "lit" | "here" }[];
}

/** A service page, ready to be laid out. */
export type ItemPageData = { kind: "item"; category: ServiceLink; stations: Stations; related: ServiceLink[] } & Omit<
  ServiceItem,
  "related" | "thread" | "slug" | "inMenu"
>;

/** A category page: its own words, its services, and where to begin. */
export type CategoryPageData = {
  kind: "category";
  path: string;
  services: ServiceLink[];
  starts: { note: string; rows: (ServiceLink & { when: string })[] };
  neighbours: ServiceLink[];
} & Omit<ServiceCategory, "items" | "starts" | "icon">;

/** The page at `/services/{slug}`, or undefined where no service has this slug. */
export function findServicePage(slug: string): ItemPageData | CategoryPageData | undefined {
  const category = findCategory(slug);
  if (category) return categoryPage(category);
  const found = findItem(slug);
  return found && itemPage(found.item, found.category);
}

function itemPage(
  { related, thread, slug: _slug, inMenu: _inMenu, ...item }: ServiceItem,
  category: ServiceCategory,
): ItemPageData {
  return { kind: "item", ...item, category: linkToCategory(category), stations: stationsOf(thread), related: linksTo(related) };
}

/** A category's page data, also for the three categories that have designs of their own. */
export function categoryPage(category: ServiceCategory): CategoryPageData {
  const { items: _items, icon: _icon, starts, ...rest } = category;
  const links = linksTo(starts.rows.map((row) => row.slug));
  const position = categories.indexOf(category);
  return {
    kind: "category",
    ...rest,
    path: linkToCategory(category).path,
    services: menuItems(category).map(linkToItem),
    starts: { note: starts.note, rows: starts.rows.map((row, index) => ({ ...links[index]!, when: row.when })) },
    neighbours: [1, 2, 3].map((step) => linkToCategory(categories[(position + step) % categories.length]!)),
  };
}

function stationsOf({ lifecycle, from, here, to }: Thread): Stations {
  const { label, stages } = LIFECYCLES[lifecycle];
  const names: readonly string[] = stages;
  const [first, last] = [names.indexOf(from), names.indexOf(to)];
  return {
    label,
    stations: names.map((name, index) => ({
      name,
      state: name === here ? "here" : index >= first && index <= last ? "lit" : "off",
    })),
  };
}

