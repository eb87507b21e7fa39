import type { ReactNode } from "react";
import type { CategoryPageData } from "../content/shapes/service-pages.ts";
import type { Slide } from "../content/shapes/slides.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { CapabilityList } from "../sections/lists/capability-list.tsx";
import { CarouselHero } from "../sections/carousel/carousel-hero.tsx";
import { FullSection } from "../sections/bands/full-section.tsx";
import { OnwardList } from "../sections/lists/onward-list.tsx";
import { Questions } from "../sections/lists/questions.tsx";
import { ServiceCards } from "../sections/lists/service-cards.tsx";
import { SituationText } from "../sections/bands/situation-text.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";
import { StartRows } from "../sections/lists/start-rows.tsx";

interface PracticePageProps {
  category: CategoryPageData;
  carousel: { label: string; slides: readonly Slide[] };
  services: { heading: string; note: string };
  /** The page's own sections, between its services and where to begin. */
  sections: ReactNode;
  /** The rules the practice works under. */
  standards?: ReactNode;
  /** The contact form, which ends the page. */
  form: ReactNode;
}

/** The layout of the two practices that have a carousel and a form of their own. Source: DT-1…3, DB-1…4. */
export function PracticePage({ category, carousel, services, sections, standards, form }: PracticePageProps) {
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
      <BelowTheFold>
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
        {standards}
        <SplitSection heading={labels.questions} ruled={!standards}>
          <Questions questions={category.questions} />
        </SplitSection>
        <SplitSection heading={labels.neighbors} ruled>
          <OnwardList links={category.neighbors} />
        </SplitSection>
        {form}
      </BelowTheFold>
    </>
  );
}
