import { data } from "react-router";
import type { Route } from "./+types/service";
import { CategoryPage } from "../templates/category-page.tsx";
import { ServiceItemPage } from "../templates/service-item-page.tsx";
import { pageMeta } from "../lib/seo/page-meta.ts";
import { steadyPage } from "../lib/hooks/steady-page.tsx";
import { withFirstUses } from "../content/glossary/first-uses.ts";
import { practiceInOrder } from "../content/services/in-order.ts";
import { findServicePage } from "../content/services/pages.ts";
import { pathOfVehicle } from "../registry/vehicle-pages.server.ts";

/** One pattern for the category pages without a design of their own and for all item pages. Source: RT-1…3. */
export function loader({ params }: Route.LoaderArgs) {
  const page = findServicePage(params.slug, pathOfVehicle);
  if (!page) throw data(null, { status: 404 });
  return withFirstUses(page, page.kind === "item" ? page : practiceInOrder(page));
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.meta) : []);

function ServicePage({ loaderData: page }: Route.ComponentProps) {
  return page.kind === "item" ? <ServiceItemPage page={page} /> : <CategoryPage page={page} />;
}

export default steadyPage(ServicePage);
