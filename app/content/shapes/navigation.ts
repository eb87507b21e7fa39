import type { ServiceLink } from "./service-pages.ts";

export interface MenuCategory extends ServiceLink {
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
