import type { Route } from "./+types/database-and-infrastructure";
import { contactAction } from "../contact/contact-action.ts";
import { databaseAndInfrastructurePage } from "../content/pages/database-and-infrastructure.ts";
import { databaseAndInfrastructureManagement } from "../content/services/database-and-infrastructure-management/index.ts";
import { categoryPage } from "../content/services/pages.ts";
import { firm } from "../content/firm.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { CategoryPage } from "../sections/category-page.tsx";
import { ContactSection } from "../sections/contact-section.tsx";

/** Source: DB-1…4. */
export function loader() {
  return {
    page: databaseAndInfrastructurePage,
    category: categoryPage(databaseAndInfrastructureManagement),
    email: firm.email,
  };
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function DatabaseAndInfrastructurePage({
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
