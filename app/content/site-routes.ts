import { categories, pathOfCategory, pathOfItem } from "./services/index.ts";
import { pathOfSolution } from "./solutions/find.ts";
import { solutions } from "./solutions/index.ts";

/** Pages that stand for themselves. Source: RT-1. */
const STATIC_PATHS = [
  "/",
  "/about",
  "/services",
  "/solutions",
  "/contact",
  "/corporate-capability",
  "/cybersecurity",
  "/flip-cards",
];

/** Every page of the site, once, in the order of its menus. Source: RT-1…5. */
export const sitePaths: readonly string[] = [
  ...new Set([
    ...STATIC_PATHS,
    ...categories.flatMap((category) => [pathOfCategory(category), ...category.items.map(pathOfItem)]),
    ...solutions.map(pathOfSolution),
  ]),
];
