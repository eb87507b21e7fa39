import type { ServiceLink } from "./service-pages.ts";

/** The header's links that carry a menu. */
export type MenuId = "services" | "solutions";

/** A link of the header. Source: HDR-3. */
export interface NavEntry {
  label: string;
  to: string;
  /** How the addresses of pages begin that stand under this one and whose addresses do not say so. */
  under?: readonly string[];
  /** The menu that hangs from the link. */
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

/** What the header's menus and the footer show. Source: HDR-3…5, FTR-1…3. */
export interface Navigation {
  categories: MenuCategory[];
  solutions: MenuSolution[];
  /** How much there is, in words. */
  servicesSummary: string;
  /** Where the mobile menu leads last. */
  call: { label: string; to: string };
}
