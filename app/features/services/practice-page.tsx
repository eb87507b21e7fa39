import type { ReactNode } from "react";
import type { CategoryPageData } from "../../content/types/service-pages.types.ts";
import type { Slide } from "../../content/types/slides.types.ts";
import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { CarouselHero } from "./carousel-hero.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { ServiceCards } from "../../ui/service-cards.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { StartRows } from "./start-rows.tsx";
import { ClosingSections } from "../../ui/closing-sections.tsx";

interface PracticePageProps {
  category: CategoryPageData;
  carousel: { label: string; slides: readonly Slide[] };
  services: { heading: string; note: string };
  /** The page's own sections, between the services and the starting points. */
  sections: ReactNode;
  /** Whether to show the rules that the practice follows. */
  hasStandards?: boolean;
  /** The contact form at the end of the page. */
  form: ReactNode;
}

/** The layout of the two practices with a carousel and a contact form. Source: DT-1…3, DB-1…4. */
export function PracticePage({ category, carousel, services, sections, hasStandards, form }: PracticePageProps) {
  const { labels } = category;
  return (
    <>
      <CarouselHero
        crumbs={category.trail}
        title={category.name}
        promise={category.promise}
        lead={category.lead}
        carousel={carousel}
      />
      <SplitSection heading={labels.situation}>
        <SituationText situation={category.situation} />
      </SplitSection>
      <LaterSections>
        <FullSection heading={services.heading} lead={services.note} ground="cream">
          <ServiceCards layout="columns" cards={category.services} />
        </FullSection>
        {sections}
        <SplitSection heading={labels.starts} note={category.starts.note} ground="cream">
          <StartRows rows={category.starts.rows} />
        </SplitSection>
        <SplitSection heading={labels.principles} note={category.principles.note}>
          <CapabilityList items={category.principles.items} />
        </SplitSection>
        <ClosingSections {...category} standards={hasStandards ? category.standards : undefined} />
        {form}
      </LaterSections>
    </>
  );
}
