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
};
