import { aboutPage } from "./pages/about.ts";
import { contactPage } from "./pages/contact.ts";
import { corporateCapabilityPage } from "./pages/corporate-capability.ts";
import { databaseAndInfrastructurePage } from "./pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "./pages/digital-transformation.ts";
import { flipCardsPage } from "./pages/flip-cards.ts";
import { homePage } from "./pages/home.ts";
import { servicesOverviewPage } from "./pages/services-overview.ts";
import { solutionsOverviewPage } from "./pages/solutions-overview.ts";
import { categories, pathOfCategory, pathOfItem } from "./services/index.ts";
import { sitePaths } from "./site-routes.ts";
import { pathOfSolution } from "./solutions/find.ts";
import { solutions } from "./solutions/index.ts";
import type { PageMeta } from "./types.ts";

/** Later entries win: two categories have pages with words of their own. */
const metaOfPath = new Map<string, PageMeta>([
  ...categories.flatMap((category) => [
    [pathOfCategory(category), category.meta] as const,
    ...category.items.map((item) => [pathOfItem(item), item.meta] as const),
  ]),
  ...solutions.map((solution) => [pathOfSolution(solution), solution.meta] as const),
  ["/", homePage.meta],
  ["/about", aboutPage.meta],
  ["/services", servicesOverviewPage.meta],
  ["/solutions", solutionsOverviewPage.meta],
  ["/contact", contactPage.meta],
  ["/corporate-capability", corporateCapabilityPage.meta],
  ["/flip-cards", flipCardsPage.meta],
  ["/services/digital-transformation", digitalTransformationPage.meta],
  ["/services/database-and-infrastructure-management", databaseAndInfrastructurePage.meta],
]);

/** Title and description of every page by path, in the order of the menus. Throws where a page has none. */
export const pageIndex: ReadonlyMap<string, PageMeta> = new Map(
  sitePaths.map((path) => {
    const meta = metaOfPath.get(path);
    if (!meta) throw new Error(`The page ${path} has no title.`);
    return [path, meta];
  }),
);
