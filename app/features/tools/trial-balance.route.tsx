import type { Route } from "./+types/trial-balance.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { trialBalancePage } from "../../content/pages/trial-balance.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { sampleBalance } from "./sample-balance.server.ts";
import { ShortHead } from "../../ui/short-head.tsx";
import { TrialBalanceTool } from "./trial-balance-tool.tsx";
import "../../ui/field.css";
import "./tool-form.css";
import "./tool-answer.css";
import "./tool-tables.css";

/** The trial-balance tool. It works in the browser alone. Source: TOOL-2. */
export function loader() {
  const { lead, ties, unchecked } = trialBalancePage;
  const texts = Object.values(ties.byId).map(({ formula }) => ({ text: formula }));
  return withFirstUses({ page: trialBalancePage, sample: sampleBalance() }, [{ lead }, texts, unchecked.rows]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function TrialBalancePage({ loaderData: { page, sample } }: Route.ComponentProps) {
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <TrialBalanceTool page={page} sample={sample} />
    </>
  );
}

export default memoPage(TrialBalancePage);
