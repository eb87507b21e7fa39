import type { ReactNode } from "react";
import type { CategoryPageData } from "../content/shapes/service-pages.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { CapabilityList } from "../sections/lists/capability-list.tsx";
import { ClosingCall } from "../sections/bands/closing-call.tsx";
import { FullSection } from "../sections/bands/full-section.tsx";
import { OnwardList } from "../sections/lists/onward-list.tsx";
import { PageBand } from "../sections/bands/page-band.tsx";
import { Questions } from "../sections/lists/questions.tsx";
import { ServiceScore } from "../sections/drawings/service-score.tsx";
import { SituationText } from "../sections/bands/situation-text.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";
import { StandardsList } from "../sections/lists/standards-list.tsx";
import { StartRows } from "../sections/lists/start-rows.tsx";

/** The layout of a practice's page: its situation, its services on their course, and where to begin. */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <>
      <CategoryBand page={page} />
      <CategoryBody page={page} />
    </>
  );
}

/** The opening of a practice's page, with its line icon. */
export function CategoryBand({ page }: { page: CategoryPageData }) {
  return <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} icon={page.icon} />;
}

interface CategoryBodyProps {
  page: CategoryPageData;
  /** What stands in the place of the services on their course. */
  services?: ReactNode;
  /** A practice's own sections, between where to begin and its principles. */
  children?: ReactNode;
}

/** Everything under the opening band; the practices with an opening of their own share it. */
export function CategoryBody({ page, services, children }: CategoryBodyProps) {
  const { labels } = page;
  return (
    <>
      <SplitSection heading={labels.situation}>
        <SituationText situation={page.situation} />
      </SplitSection>
      <BelowTheFold>
        {services ?? (
          <FullSection heading={labels.services} ground="ink">
            <ServiceScore course={page.course} services={page.services} labels={labels} />
          </FullSection>
        )}
        <SplitSection heading={labels.starts} note={page.starts.note}>
          <StartRows rows={page.starts.rows} />
        </SplitSection>
        {children}
        <SplitSection heading={labels.principles} note={page.principles.note} ruled={!children}>
          <CapabilityList items={page.principles.items} />
        </SplitSection>
        <SplitSection heading={labels.standards} ground="cream">
          <StandardsList standards={page.standards} />
        </SplitSection>
        <SplitSection heading={labels.questions}>
          <Questions questions={page.questions} />
        </SplitSection>
        <SplitSection heading={labels.neighbors} ruled>
          <OnwardList links={page.neighbors} />
        </SplitSection>
        <ClosingCall {...page.closing} />
      </BelowTheFold>
    </>
  );
}
