import type { Route } from "./+types/buyers-answers.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { filteredBy } from "../search/search.server.ts";
import { AnswersPage } from "./answers-page.tsx";
import { answerGroups } from "./answers.server.ts";
import { sampleNotice } from "../../content/sample-notice.ts";
import { hasSample } from "../../content/claims/claim.ts";
import { terms } from "../../content/claims/terms.ts";

const samples = sampleNotice(buyersAnswersPage, [
  hasSample(...Object.values(terms)) && "the terms that these answers state as ours",
]);

export const handle = { query: ["q"] } satisfies PageHandle;

/** What a buyer's file asks, each answer with its own anchor. Filters with the site's search. Source: BUY-5. */
export async function loader({ request }: Route.LoaderArgs) {
  const filtered = await filteredBy(new URL(request.url).searchParams, "facts");
  const { answers: _answers, topics: _topics, notes: _notes, ...page } = buyersAnswersPage;
  const { heading, note, columns, rows } = vehicleComparison;
  return withFirstUses({
    page,
    groups: answerGroups(filtered?.paths),
    vehicles: { heading, note, columns: filtered ? [] : columns, rows: rows.slice(0, 1) },
    isFiltered: filtered !== undefined,
    notice: samples,
  });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const BuyersAnswersRoute = ({ loaderData: { notice, ...data } }: Route.ComponentProps) => (
  <AnswersPage {...data} samples={notice} />
);

export default memoPage(BuyersAnswersRoute);
