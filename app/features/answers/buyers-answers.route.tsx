import type { Route } from "./+types/buyers-answers.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { AnswersPage } from "./answers-page.tsx";
import { answersWithSources } from "./answers.server.ts";

/** What a buyer's file asks, each answer with its own anchor. Source: BUY-5. */
export function loader() {
  const page = { ...buyersAnswersPage, answers: answersWithSources() };
  return withFirstUses({ page, comparison: vehicleComparison });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const BuyersAnswersRoute = ({ loaderData }: Route.ComponentProps) => <AnswersPage {...loaderData} />;

export default memoPage(BuyersAnswersRoute);
