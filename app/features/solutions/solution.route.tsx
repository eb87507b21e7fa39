import { lastModified } from "virtual:build-facts";
import type { Route } from "./+types/solution.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { lastModifiedOf } from "../../registry/last-modified.server.ts";
import { SOLUTIONS } from "../../content/trail.ts";
import { findSolutionOffer } from "../offers/solution-offer.server.ts";
import { offerInReadingOrder } from "../offers/reading-order.server.ts";
import { OfferPage } from "../offers/offer-page.tsx";
import { notFound } from "../../registry/not-found.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";

/** One of the four packaged solutions. Source: RT-4. */
export function loader({ params, request }: Route.LoaderArgs) {
  const updated = lastModifiedOf(`${SOLUTIONS.path}/${params.slug}`, lastModified);
  const page = findSolutionOffer(params.slug, updated);
  if (!page) throw notFound(request);
  return pack(withFirstUses(page, offerInReadingOrder(page)));
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, unpack(args.loaderData).meta) : []);

function SolutionRoute({ loaderData }: UnpackedProps<typeof loader>) {
  return <OfferPage page={loaderData} />;
}

export default packedPage(SolutionRoute);
