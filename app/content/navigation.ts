import { categorySlug } from "./slug.ts";
import { categories, linkToCategory, linkToItem, menuItems } from "./services/index.ts";
import { pathOfSolution } from "./solutions/find-solution.ts";
import { solutions } from "./solutions/index.ts";
import type { Navigation } from "./types/navigation.types.ts";

const NUMBER_WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

function servicesSummary(): string {
  const services = categories.flatMap(({ items }) => items).length;
  return `${NUMBER_WORDS[categories.length] ?? categories.length} practices, ${services} services.`;
}

export const navigation: Navigation = {
  categories: categories.map((category) => ({
    ...linkToCategory(category),
    slug: categorySlug(category.name),
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
};
