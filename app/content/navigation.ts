import { categories, linkToCategory, linkToItem, menuItems, type ServiceLink } from "./services/index.ts";
import { pathOfSolution } from "./solutions/find.ts";
import { solutions } from "./solutions/index.ts";

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

const NUMBER_WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

function servicesSummary(): string {
  const services = categories.flatMap(menuItems).length;
  return `${NUMBER_WORDS[categories.length] ?? categories.length} practices, ${services} services.`;
}

export const navigation: Navigation = {
  categories: categories.map((category) => ({
    ...linkToCategory(category),
    icon: category.icon,
    items: menuItems(category).map((item) => {
      const { name, path } = linkToItem(item);
      return { name, path };
    }),
  })),
  solutions: solutions.map((solution) => ({
    name: solution.title,
    path: pathOfSolution(solution),
    icon: solution.icon,
    tagline: solution.tagline,
  })),
  servicesSummary: servicesSummary(),
  call: { label: "Talk to our team", to: "/contact" },
};
