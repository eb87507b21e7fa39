import { certifications } from "../../app/content/certifications.ts";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { flipCards } from "../../app/content/flip-cards.ts";
import { aboutPage } from "../../app/content/pages/about.ts";
import { contactPage } from "../../app/content/pages/contact.ts";
import { corporateCapabilityPage } from "../../app/content/pages/corporate-capability.ts";
import { cybersecurityPage } from "../../app/content/pages/cybersecurity.ts";
import { databaseAndInfrastructurePage } from "../../app/content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { flipCardsPage } from "../../app/content/pages/flip-cards.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { servicesOverviewPage } from "../../app/content/pages/services-overview.ts";
import { solutionsOverviewPage } from "../../app/content/pages/solutions-overview.ts";
import { categories, pathOfCategory, pathOfItem } from "../../app/content/services/index.ts";
import { slides } from "../../app/content/slides.ts";
import { pathOfSolution } from "../../app/content/solutions/find.ts";
import { solutions } from "../../app/content/solutions/index.ts";

/** Every text of a value, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The content of each page by its path: what stands on that page and nowhere else by design. */
export const contentByPath: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["/", [homePage, slides, contractVehicles, certifications]],
  ["/about", aboutPage],
  ["/services", servicesOverviewPage],
  ["/solutions", solutionsOverviewPage],
  ["/contact", contactPage],
  ["/corporate-capability", corporateCapabilityPage],
  ["/flip-cards", [flipCardsPage, flipCards]],
  ...categories.map(({ items: _items, ...own }): [string, unknown] => {
    const path = pathOfCategory({ ...own, items: _items });
    return [path, [own, ...extrasOf(path)]];
  }),
  ...categories.flatMap((category) => category.items.map((item): [string, unknown] => [pathOfItem(item), item])),
  ...solutions.map((solution): [string, unknown] => [pathOfSolution(solution), solution]),
]);

/** What the three categories with designs of their own have beside their category's words. */
function extrasOf(path: string): unknown[] {
  if (path === "/cybersecurity") return [cybersecurityPage];
  if (path === "/services/digital-transformation") return [digitalTransformationPage];
  if (path === "/services/database-and-infrastructure-management") return [databaseAndInfrastructurePage];
  return [];
}

/** Words of a page's content, as a reader would count them. */
export const wordCount = (value: unknown): number =>
  textsOf(value)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** Sentences of a page's content. */
export const sentencesOf = (value: unknown): string[] => textsOf(value).flatMap((text) => text.split(/(?<=[.?!])\s+/));
