import type { Route } from "./+types/one-line-item.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { lineItemPage } from "./line-item-page.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { Backward } from "./backward.tsx";
import { LineItemBand } from "./line-item-band.tsx";
import { StationIndex } from "./station-index.tsx";
import { TraceStation } from "./trace-station.tsx";
import "./trace-station.css";
import "./trace-columns.css";
import "./trace-scroll.css";

export function loader() {
  return withFirstUses({ page: lineItemPage() });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/**
 * One dollar line from appropriation to audit, on one thread. Only what a document posted is collapsed, and only on
 * phones. Source: LINE-1.
 */
function OneLineItemPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <LineItemBand page={page} />
      <section className="trace on-cream overflow-x-clip bg-ground">
        <div className="page-width trace-grid">
          <StationIndex page={page} />
          <ol className="trace-main pb-[var(--section)]">
            {page.stations.map((station) => (
              <TraceStation key={station.id} station={station} labels={page.labels} of={page.stations.length} />
            ))}
          </ol>
        </div>
      </section>
      <Backward page={page} />
    </>
  );
}

export default memoPage(OneLineItemPage);
