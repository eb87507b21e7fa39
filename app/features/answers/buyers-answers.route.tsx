import type { Route } from "./+types/buyers-answers.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { AnswersPage } from "./answers-page.tsx";
import { answerGroups } from "./answers.server.ts";
import { sampleNotice } from "../../content/sample-notice.ts";
import { hasSample } from "../../content/claims/claim.ts";
import { terms } from "../../content/claims/terms.ts";
import { styleLinks } from "../../styles/style-links.ts";

const samples = sampleNotice(buyersAnswersPage, [
  hasSample(...Object.values(terms)) && "the terms that these answers state as ours",
]);

/** What a buyer's file asks, each answer with its own anchor. Source: BUY-5. */
export function loader() {
  const { answers: _answers, topics: _topics, notes: _notes, ...page } = buyersAnswersPage;
  const { heading, note, columns } = vehicleComparison;
  return withFirstUses({ page, groups: answerGroups(), vehicles: { heading, note, columns }, samples });
}

export const links = styleLinks("buyers-answers");

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const BuyersAnswersRoute = ({ loaderData }: Route.ComponentProps) => <AnswersPage {...loaderData} />;

export default memoPage(BuyersAnswersRoute);
