import type { Route } from "./+types/about.route";
import { certifications } from "../../content/certifications.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { HERO_SIZES } from "../../ui/hero-sizes.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureHero } from "../../ui/picture-hero.tsx";
import { DollarJourney } from "./dollar-journey.tsx";
import { FirmFacts } from "./firm-facts.tsx";
import { FirmStanding } from "./firm-standing.tsx";
import { FirmStory } from "./firm-story.tsx";
import { LeadershipList } from "./leadership-list.tsx";
import { NamedColumns } from "./named-columns.tsx";

const marks = certifications.map(({ id, title, image }) => ({ id, title, image }));

export function loader() {
  return withFirstUses({ page: aboutPage, marks });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** Header and footer link to the leadership section by its id. Source: RT-1, HDR-3, FTR-2. */
function AboutPage({ loaderData: { page, marks } }: Route.ComponentProps) {
  const { talk, statement, values, leadership } = page;
  return (
    <>
      <PictureHero
        className="picture-hero-low"
        crumbs={page.trail}
        name={page.name}
        title={page.title}
        promise={page.promise}
        picture={<Picture name={page.image} alt="" sizes={HERO_SIZES} priority className="size-full" />}
        actions={
          <>
            <LinkButton to={talk.to}>{talk.label}</LinkButton>
            <LinkButton to={statement.to} variant="ruled">
              {statement.label}
            </LinkButton>
          </>
        }
      />
      <FirmFacts {...page.facts} />
      <HeadedSection id={leadership.id} heading={leadership.heading} aside={leadership.note}>
        <LeadershipList roles={leadership.roles} answersFor={leadership.answersFor} />
      </HeadedSection>
      <FirmStory {...page.story} />
      <DollarJourney thread={page.thread} />
      <HeadedSection heading={values.heading} aside={values.note}>
        <NamedColumns items={values.items} />
      </HeadedSection>
      <FirmStanding ownership={page.ownership} certifications={marks} />
      <ClosingCall {...page.closing} />
    </>
  );
}

export default memoPage(AboutPage);
