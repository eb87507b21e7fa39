import { lastModified } from "virtual:build-facts";
import type { Route } from "./+types/service.route";
import { OfferPage } from "../offers/offer-page.tsx";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { SERVICES } from "../../content/trail.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { pack, unpack } from "../../lib/text/packed.ts";
import { lastModifiedOf } from "../../registry/last-modified.server.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { offerInReadingOrder } from "../offers/reading-order.server.ts";
import { findServiceOffer } from "../offers/service-offer.server.ts";

/** All service pages. Source: RT-1…3. */
export function loader({ params: { slug }, request }: Route.LoaderArgs) {
  const page = findServiceOffer(slug, lastModifiedOf(`${SERVICES.path}/${slug}`, lastModified));
  if (!page) throw notFound(request);
  return pack(withFirstUses(page, offerInReadingOrder(page)));
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, unpack(args.loaderData).meta) : []);

const ServicePage = ({ loaderData: page }: UnpackedProps<typeof loader>) => <OfferPage page={page} />;

export default packedPage(ServicePage);
