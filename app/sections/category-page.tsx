import type { ReactNode } from "react";
import type { CategoryPageData } from "../content/shapes/service-pages.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { CapabilityList } from "./capability-list.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { FullSection } from "./full-section.tsx";
import { OnwardList } from "./onward-list.tsx";
import { PageBand } from "./page-band.tsx";
import { Questions } from "./questions.tsx";
import { ServiceScore } from "./service-score.tsx";
import { SituationText } from "./situation.tsx";
import { SplitSection } from "./split-section.tsx";
import { StandardsList } from "./standards-list.tsx";
import { StartRows } from "./start-rows.tsx";

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
export function CategoryBand({ page, trail = true }: { page: CategoryPageData; trail?: boolean }) {
  const home = { name: "Home", path: "/" };
  return (
    <PageBand
      crumbs={trail ? [home, { name: "Services", path: "/services" }] : [home]}
      title={page.name}
      promise={page.promise}
      lead={page.lead}
      icon={page.icon}
    />
  );
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
  return (
    <>
      <SplitSection heading="The situation">
        <SituationText situation={page.situation} />
      </SplitSection>
      <BelowTheFold>
        {services ?? (
          <FullSection heading="Services" ground="ink">
            <ServiceScore course={page.course} services={page.services} />
          </FullSection>
        )}
        <SplitSection heading="Where to begin" note={page.starts.note}>
          <StartRows rows={page.starts.rows} />
        </SplitSection>
        {children}
        <SplitSection heading="How we hold ourselves to it" note={page.principles.note} ruled={!children}>
          <CapabilityList items={page.principles.items} />
        </SplitSection>
        <SplitSection heading="Standards touched" ground="cream">
          <StandardsList standards={page.standards} />
        </SplitSection>
        <SplitSection heading="Questions">
          <Questions questions={page.questions} />
        </SplitSection>
        <SplitSection heading="Other practices" ruled>
          <OnwardList links={page.neighbors} />
        </SplitSection>
        <ClosingCall {...page.closing} />
      </BelowTheFold>
    </>
  );
}
