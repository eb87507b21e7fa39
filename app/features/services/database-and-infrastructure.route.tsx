import type { Route } from "./+types/database-and-infrastructure.route";
import { contactAction } from "../contact/contact-action.ts";
import { contactAround } from "../../content/pages/contact-around.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { databaseAndInfrastructurePage } from "../../content/pages/database-and-infrastructure.ts";
import { databaseAndInfrastructureManagement } from "../../content/services/database-and-infrastructure-management/index.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { Framework } from "./framework.tsx";
import { buyingSamples } from "../../content/buying.ts";
import { PracticeFormPage } from "./practice-form-page.tsx";
import { asQuestion, practicePage } from "./practice-page-data.server.ts";
import { practiceInReadingOrder } from "./reading-order.server.ts";

/** Source: DB-1…4. */
export function loader() {
  const { meta: own, carousel, services, framework, sections, form } = databaseAndInfrastructurePage;
  const page = practicePage(databaseAndInfrastructureManagement, {
    note: services.note,
    questions: sections.map(asQuestion),
  });
  return withFirstUses(
    { page: { ...page, meta: own }, carousel, framework, form, around: contactAround, samples: buyingSamples },
    practiceInReadingOrder(page, { carousel, framework, form }),
  );
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const DatabaseAndInfrastructurePage = ({
  loaderData: { page, carousel, framework, form, around },
  actionData,
}: Route.ComponentProps) => (
  <PracticeFormPage
    page={page}
    carousel={carousel}
    start={{
      heading: framework.heading,
      lead: framework.note,
      steps: <Framework {...framework} />,
    }}
    copy={form}
    around={around}
    posted={actionData}
  />
);

export default memoPage(DatabaseAndInfrastructurePage);
