import type { ReactNode } from "react";
import type { CategoryPageData } from "../../content/types/service-pages.types.ts";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { ServiceScore } from "./service-score.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { StartRows } from "./start-rows.tsx";
import { ClosingSections } from "../../ui/closing-sections.tsx";

interface CategoryPageProps {
  page: CategoryPageData;
  /** Replaces the page's header. */
  head?: ReactNode;
  /** Replaces the list of services. */
  services?: ReactNode;
  startsGround?: "paper" | "cream";
  /** A practice's own sections, between the starting points and its principles. */
  children?: ReactNode;
  /** Replaces the closing call. */
  end?: ReactNode;
}

/** The layout of a practice page: situation, services and starting points. */
export function CategoryPage({ page, head, services, startsGround = "paper", children, end }: CategoryPageProps) {
  const { labels } = page;
  return (
    <>
      {head ?? (
        <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} icon={page.icon} />
      )}
      <SplitSection heading={labels.situation}>
        <SituationText situation={page.situation} />
      </SplitSection>
      {services ?? (
        <FullSection heading={labels.services} ground="ink">
          <ServiceScore course={page.course} services={page.services} labels={labels} />
        </FullSection>
      )}
      <SplitSection heading={labels.starts} note={page.starts.note} ground={startsGround}>
        <StartRows rows={page.starts.rows} />
        <p className="text-note mt-6">
          <RunningText text={page.starts.how} />
        </p>
      </SplitSection>
      {children}
      <SplitSection
        heading={labels.principles}
        note={page.principles.note}
        ruled={!children && startsGround === "paper"}
      >
        <CapabilityList items={page.principles.items} />
      </SplitSection>
      <ClosingSections {...page} />
      {end ?? <ClosingCall {...page.closing} />}
    </>
  );
}
