import type { Route } from "./+types/contract-vehicle.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { CORPORATE_CAPABILITY, HOME } from "../../content/trail.ts";
import { findOrderPage, orderPages, orderPagePath } from "../../content/vehicles/index.ts";
import { orderLabels, orderSamples } from "../../content/vehicles/vehicle-labels.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { fill } from "../../lib/text/fill.ts";
import { OrderPage } from "./order-page.tsx";

/** How to order through one contract vehicle. Source: BUY-1. */
export function loader({ params, request }: Route.LoaderArgs) {
  const page = findOrderPage(params.slug);
  if (!page) throw notFound(request);
  const others = orderPages
    .filter((other) => other !== page)
    .map((other) => ({ name: other.name, path: orderPagePath(other), promise: other.promise }));
  const trail = [HOME, CORPORATE_CAPABILITY];
  const current = fill(orderLabels.crumb, { name: page.name });
  return withFirstUses(
    { page, others, trail, current, labels: orderLabels, comparison: vehicleComparison, samples: orderSamples(page) },
    [
      { promise: page.promise, lead: page.lead, note: page.side.note },
      page.steps,
      vehicleComparison,
      others.map(({ promise }) => ({ promise })),
    ],
  );
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function ContractVehiclePage({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}

export default memoPage(ContractVehiclePage);
