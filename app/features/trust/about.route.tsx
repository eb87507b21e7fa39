import type { Route } from "./+types/about.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { DollarJourney } from "./dollar-journey.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { LeadershipList } from "./leadership-list.tsx";
import { NamedRows } from "../../ui/named-rows.tsx";
import { NumberedList } from "../../ui/numbered-list.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { sampleNotice } from "../../content/sample-notice.ts";

const samples = sampleNotice(aboutPage);

export function loader() {
  return withFirstUses({ page: aboutPage, samples });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** Header and footer link to the leadership section by its id. Source: RT-1, HDR-3, FTR-2. */
function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  const { story, thread, values, leadership, ownership, closing } = page;
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <SplitSection heading={story.heading}>
        <SituationText situation={story} />
      </SplitSection>
      <DollarJourney thread={thread} />
      <SplitSection heading={values.heading} note={values.note}>
        <NumberedList items={values.items} />
      </SplitSection>
      <FullSection id={leadership.id} heading={leadership.heading} lead={leadership.note} ground="cream">
        <LeadershipList roles={leadership.roles} answersFor={leadership.answersFor} />
      </FullSection>
      <SplitSection heading={ownership.heading} note={ownership.lead}>
        <NamedRows rows={ownership.facts} />
      </SplitSection>
      {ownership.maturity && (
        <SplitSection heading={ownership.maturity.heading} ruled>
          <Prose paragraphs={ownership.maturity.paragraphs} />
        </SplitSection>
      )}
      <ClosingCall {...closing} />
    </>
  );
}

export default memoPage(AboutPage);
