import type { Route } from "./+types/digital-transformation.route";
import { contactAction } from "../contact/contact-action.ts";
import { contactAround } from "../../content/pages/contact-around.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { digitalTransformationPage } from "../../content/pages/digital-transformation.ts";
import { digitalTransformation } from "../../content/services/digital-transformation/index.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { buyingSamples } from "../../content/buying.ts";
import { PracticeFormPage } from "./practice-form-page.tsx";
import { asQuestion, practicePage } from "./practice-page-data.server.ts";
import { practiceInReadingOrder } from "./reading-order.server.ts";

/** Source: DT-1…3. */
export function loader() {
  const { meta: own, carousel, sections, form } = digitalTransformationPage;
  const page = practicePage(digitalTransformation, {
    questions: sections.map(asQuestion),
    // Its question about rules would repeat half of them.
    withoutStandards: true,
  });
  return withFirstUses(
    { page: { ...page, meta: own }, carousel, form, around: contactAround, samples: buyingSamples },
    practiceInReadingOrder(page, { carousel, form }),
  );
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const DigitalTransformationPage = ({
  loaderData: { page, carousel, form, around },
  actionData,
}: Route.ComponentProps) => (
  <PracticeFormPage page={page} carousel={carousel} copy={form} around={around} posted={actionData} />
);

export default memoPage(DigitalTransformationPage);
