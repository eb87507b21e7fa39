import type { Route } from "./+types/database-and-infrastructure.route";
import { contactAction } from "../contact/contact-action.ts";
import { contactAround } from "../../content/pages/contact-around.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { databaseAndInfrastructurePage } from "../../content/pages/database-and-infrastructure.ts";
import { databaseAndInfrastructureManagement } from "../../content/services/database-and-infrastructure-management/index.ts";
import { practiceInReadingOrder } from "./reading-order.server.ts";
import { categoryPage } from "./service-page-data.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { CarouselHero } from "./carousel-hero.tsx";
import { CategoryPage } from "./category-page.tsx";
import { ContactSection } from "../contact/contact-section.tsx";
import { Framework } from "./framework.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { PageSection } from "./practice-section.tsx";
import { ServiceCards } from "../../ui/service-cards.tsx";
import { buyingSamples } from "../../content/buying.ts";

/** Source: DB-1…4. */
export function loader() {
  const page = databaseAndInfrastructurePage;
  const category = categoryPage(databaseAndInfrastructureManagement);
  const { carousel, services, framework, sections, form } = page;
  return withFirstUses(
    { page, category, around: contactAround, samples: buyingSamples },
    practiceInReadingOrder(category, {
      services: [carousel, services, category.services, framework, sections],
      last: [form, contactAround],
    }),
  );
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const GROUNDS = ["paper", "cream"] as const;

function DatabaseAndInfrastructurePage({ loaderData: { page, category, around }, actionData }: Route.ComponentProps) {
  return (
    <CategoryPage
      page={category}
      head={<CarouselHero page={category} carousel={page.carousel} />}
      services={
        <>
          <FullSection heading={page.services.heading} lead={page.services.note} ground="cream">
            <ServiceCards cards={category.services} />
          </FullSection>
          <FullSection id="framework" heading={page.framework.heading} lead={page.framework.note} ground="ink">
            <Framework steps={page.framework.steps} outputLabel={page.framework.output} />
          </FullSection>
          {page.sections.map((section, index) => (
            <PageSection key={section.id} section={section} ground={GROUNDS[index % GROUNDS.length]} />
          ))}
        </>
      }
      startsGround="cream"
      end={<ContactSection copy={page.form} around={around} posted={actionData} />}
    />
  );
}

export default memoPage(DatabaseAndInfrastructurePage);
