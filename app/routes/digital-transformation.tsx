import type { Route } from "./+types/digital-transformation";
import { contactAction } from "../contact/contact-action.ts";
import { digitalTransformationPage } from "../content/pages/digital-transformation.ts";
import { digitalTransformation } from "../content/services/digital-transformation/index.ts";
import { categoryPage } from "../content/services/pages.ts";
import { firm } from "../content/firm.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { CategoryPage } from "../sections/category-page.tsx";
import { ContactSection } from "../sections/contact-section.tsx";

/** Source: DT-1…3. */
export function loader() {
  return { page: digitalTransformationPage, category: categoryPage(digitalTransformation), email: firm.email };
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function DigitalTransformationPage({
  loaderData: { page, category, email },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <CategoryPage page={category} />
      <ContactSection copy={page.form} email={email} posted={actionData} />
    </>
  );
}
