import { data } from "react-router";
import type { Route } from "./+types/solution";
import { withFirstUses } from "../content/glossary/first-uses.ts";
import { findSolutionPage } from "../content/solutions/pages.ts";
import { pageMeta } from "../lib/seo/page-meta.ts";
import { pathOfVehicle } from "../registry/vehicle-pages.server.ts";
import { steadyPage } from "../lib/hooks/steady-page.tsx";
import { SolutionPage } from "../templates/solution-page.tsx";

/** One of the four packaged solutions. Source: RT-4. */
export function loader({ params }: Route.LoaderArgs) {
  const page = findSolutionPage(params.slug, pathOfVehicle);
  if (!page) throw data(null, { status: 404 });
  return withFirstUses(page);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.solution.meta) : [];

function SolutionRoute({ loaderData }: Route.ComponentProps) {
  return <SolutionPage page={loaderData} />;
}

export default steadyPage(SolutionRoute);
