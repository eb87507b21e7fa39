import { lastModified } from "virtual:build-facts";
import type { Route } from "./+types/solution.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { lastModifiedOf } from "../../registry/last-modified.server.ts";
import { SOLUTIONS } from "../../content/trail.ts";
import { findSolutionPage } from "./solution-page-data.server.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";
import { SolutionPage } from "./solution-page.tsx";
import { buyingSamples } from "../../content/buying.ts";

/** One of the four packaged solutions. Source: RT-4. */
export function loader({ params, request }: Route.LoaderArgs) {
  const updated = lastModifiedOf(`${SOLUTIONS.path}/${params.slug}`, lastModified);
  const page = findSolutionPage(params.slug, updated);
  if (!page) throw notFound(request);
  return pack(withFirstUses({ ...page, samples: buyingSamples }, page));
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, unpack(args.loaderData).solution.meta) : [];

function SolutionRoute({ loaderData }: UnpackedProps<typeof loader>) {
  return <SolutionPage page={loaderData} />;
}

export default packedPage(SolutionRoute);
