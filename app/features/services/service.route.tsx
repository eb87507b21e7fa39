import { lastModified } from "virtual:build-facts";
import type { Route } from "./+types/service.route";
import { CategoryPage } from "./category-page.tsx";
import { ServiceItemPage } from "./service-item-page.tsx";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { itemInReadingOrder, practiceInReadingOrder } from "./reading-order.server.ts";
import { lastModifiedOf } from "../../registry/last-modified.server.ts";
import { SERVICES } from "../../content/trail.ts";
import { findServicePage } from "./service-page-data.server.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { buyingSamples } from "../../content/buying.ts";

/** All item pages, and category pages without a route of their own. Source: RT-1…3. */
export function loader({ params, request }: Route.LoaderArgs) {
  const updated = lastModifiedOf(`${SERVICES.path}/${params.slug}`, lastModified);
  const page = findServicePage(params.slug, updated);
  if (!page) throw notFound(request);
  const inOrder = page.kind === "item" ? itemInReadingOrder(page) : practiceInReadingOrder(page);
  return pack(withFirstUses({ ...page, samples: buyingSamples }, inOrder));
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, unpack(args.loaderData).meta) : []);

function ServicePage({ loaderData: page }: UnpackedProps<typeof loader>) {
  return page.kind === "item" ? <ServiceItemPage page={page} /> : <CategoryPage page={page} />;
}

export default packedPage(ServicePage);
