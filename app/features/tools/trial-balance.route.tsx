import type { Route } from "./+types/trial-balance.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { trialBalancePage } from "../../content/pages/trial-balance.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { NamedList } from "./named-list.tsx";
import { sampleBalance } from "./sample-balance.server.ts";
import { TieTable } from "./tie-table.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { TrialBalanceTool } from "./trial-balance-tool.tsx";
import "./tool-layout.css";
import "../../ui/field.css";
import "./tool-form.css";
import "./tool-answer.css";
import "./tool-tables.css";

/** The trial-balance tool. It works in the browser alone. Source: TOOL-2. */
export function loader() {
  const { lead, ties, unchecked } = trialBalancePage;
  const texts = Object.values(ties.byId).flatMap(({ part, formula }) => [{ text: part }, { text: formula }]);
  return withFirstUses({ page: trialBalancePage, sample: sampleBalance() }, [{ lead }, texts, unchecked.rows]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function TrialBalancePage({ loaderData: { page, sample } }: Route.ComponentProps) {
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <section className="section static pt-8 pb-10">
        <div className="page-width">
          <noscript>
            <p className="border-t border-text pt-3 text-muted">{page.noScript}</p>
          </noscript>
          <TrialBalanceTool page={page} sample={sample} />
        </div>
      </section>
      <section className="section on-cream pt-10 pb-14">
        <div className="page-width grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
          <TieTable labels={page.ties} />
          <NamedList heading={page.unchecked.heading} rows={page.unchecked.rows} />
        </div>
      </section>
    </>
  );
}

export default memoPage(TrialBalancePage);
