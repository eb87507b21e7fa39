import { lastModified } from "virtual:build-facts";
import type { Route } from "./+types/service.route";
import { ServiceItemPage } from "./service-item-page.tsx";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { itemInReadingOrder } from "./reading-order.server.ts";
import { lastModifiedOf } from "../../registry/last-modified.server.ts";
import { SERVICES } from "../../content/trail.ts";
import { findServicePage } from "./service-page-data.server.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { buyingSamples } from "../../content/buying.ts";

/** All service pages. Source: RT-1…3. */
export function loader({ params, request }: Route.LoaderArgs) {
  const updated = lastModifiedOf(`${SERVICES.path}/${params.slug}`, lastModified);
  const page = findServicePage(params.slug, updated);
  if (!page) throw notFound(request);
  return pack(withFirstUses({ ...page, samples: buyingSamples }, itemInReadingOrder(page)));
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, unpack(args.loaderData).meta) : []);

const ServicePage = ({ loaderData: page }: UnpackedProps<typeof loader>) => <ServiceItemPage page={page} />;

export default packedPage(ServicePage);
