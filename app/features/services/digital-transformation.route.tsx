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
import { CarouselHero } from "./carousel-hero.tsx";
import { CategoryPage } from "./category-page.tsx";
import { ContactSection } from "../contact/contact-section.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { PageSection } from "./practice-section.tsx";
import { ServiceCards } from "../../ui/service-cards.tsx";
import { buyingSamples } from "../../content/buying.ts";

/** Source: DT-1…3. */
export function loader() {
  const page = digitalTransformationPage;
  // The section "Rules that come along" replaces the practice's standards, half of which it would repeat.
  const category = { ...categoryPage(digitalTransformation), standards: undefined };
  return withFirstUses(
    { page, category, around: contactAround, samples: buyingSamples },
    practiceInReadingOrder(category, {
      services: [page.carousel, page.services, category.services, page.sections],
      last: [page.form, contactAround],
    }),
  );
}

export const action = ({ request, context }: Route.ActionArgs) => contactAction(request, context);

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

const GROUNDS = ["paper", "ink", "cream", "paper"] as const;

function DigitalTransformationPage({ loaderData: { page, category, around }, actionData }: Route.ComponentProps) {
  return (
    <CategoryPage
      page={category}
      head={<CarouselHero page={category} carousel={page.carousel} />}
      services={
        <>
          <FullSection heading={page.services.heading} lead={page.services.note} ground="cream">
            <ServiceCards cards={category.services} />
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

export default memoPage(DigitalTransformationPage);
