import type { ServiceLink } from "./service-pages.types.ts";

/** The header's links with a menu. */
export type MenuId = "services" | "solutions";

/** A link of the header. Source: HDR-3. */
export interface NavEntry {
  label: string;
  to: string;
  /** Path prefixes of pages that belong to this one although their paths do not show it. */
  under?: readonly string[];
  /** The link's menu. */
  menu?: MenuId;
}

export interface MenuCategory extends ServiceLink {
  slug: string;
  icon: string;
  items: { name: string; path: string }[];
}

export interface MenuSolution {
  name: string;
  path: string;
  icon: string;
  tagline: string;
}

/** Data of the header's menus and the footer. Source: HDR-3…5, FTR-1…3. */
export interface Navigation {
  categories: MenuCategory[];
  solutions: MenuSolution[];
  /** Number of services, as a text. */
  servicesSummary: string;
}
