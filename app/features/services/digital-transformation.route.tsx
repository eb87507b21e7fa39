import type { Route } from "./+types/digital-transformation.route";
import { contactAction } from "../contact/contact-action.ts";
import { contactAround } from "../../content/pages/contact-around.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { digitalTransformationPage } from "../../content/pages/digital-transformation.ts";
import { digitalTransformation } from "../../content/services/digital-transformation/index.ts";
import { practiceInReadingOrder } from "./reading-order.server.ts";
import { categoryPage } from "./service-page-data.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { ContactSection } from "../contact/contact-section.tsx";
import { PageSection } from "./practice-section.tsx";
import { PracticePage } from "./practice-page.tsx";

/** Source: DT-1…3. */
export function loader() {
  const page = digitalTransformationPage;
  const category = categoryPage(digitalTransformation);
  return withFirstUses(
    { page, category, around: contactAround },
    practiceInReadingOrder(
      { ...category, standards: [] },
      { services: [page.carousel, page.services, category.services, page.sections], last: [page.form, contactAround] },
    ),
  );
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const GROUNDS = ["paper", "ink", "cream", "paper"] as const;

function DigitalTransformationPage({ loaderData: { page, category, around }, actionData }: Route.ComponentProps) {
  return (
    <PracticePage
      category={category}
      carousel={page.carousel}
      services={page.services}
      // The section "Rules that come along" replaces the practice's standards, half of which it would repeat.
      sections={page.sections.map((section, index) => (
        <PageSection key={section.id} section={section} ground={GROUNDS[index % GROUNDS.length]} />
      ))}
      form={<ContactSection copy={page.form} around={around} posted={actionData} />}
    />
  );
}

export default memoPage(DigitalTransformationPage);
