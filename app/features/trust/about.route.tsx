import type { Route } from "./+types/about.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { DollarJourney } from "./dollar-journey.tsx";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { LeadershipList } from "./leadership-list.tsx";
import { NamedColumns } from "./named-columns.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { TextColumns } from "./text-columns.tsx";
import { sampleNotice } from "../../content/sample-notice.ts";

export function loader() {
  return withFirstUses({ page: aboutPage, samples: sampleNotice(aboutPage) });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** Header and footer link to the leadership section by its id. Source: RT-1, HDR-3, FTR-2. */
function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  const { story, thread, values, leadership, ownership, closing } = page;
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} isCompact />
      <HeadedSection
        heading={story.heading}
        aside={
          <p className="max-w-[27em] font-serif text-[1.375rem] leading-[1.35] text-balance">
            <RunningText text={story.statement} />
          </p>
        }
      >
        <TextColumns paragraphs={story.paragraphs} />
      </HeadedSection>
      <DollarJourney thread={thread} />
      <HeadedSection heading={values.heading} aside={values.note}>
        <NamedColumns items={values.items} count={5} />
      </HeadedSection>
      <HeadedSection id={leadership.id} heading={leadership.heading} aside={leadership.note} ground="cream">
        <LeadershipList roles={leadership.roles} answersFor={leadership.answersFor} />
      </HeadedSection>
      <HeadedSection heading={ownership.heading} aside={ownership.lead}>
        <NamedColumns items={ownership.facts} count={3} />
      </HeadedSection>
      {ownership.maturity && (
        <HeadedSection heading={ownership.maturity.heading} className="section-ruled">
          <TextColumns paragraphs={ownership.maturity.paragraphs} />
        </HeadedSection>
      )}
      <ClosingCall {...closing} />
    </>
  );
}

export default memoPage(AboutPage);
