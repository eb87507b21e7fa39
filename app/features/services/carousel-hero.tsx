import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { HeroEnd } from "../../ui/hero-end.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { CategoryPageData } from "../../content/types/service-pages.types.ts";
import { Carousel } from "./carousel.tsx";
import type { Slide } from "../../content/types/slides.types.ts";
import "./carousel.css";

interface CarouselHeroProps {
  page: CategoryPageData;
  carousel: { label: string; slides: readonly Slide[] };
}

/** The header of a practice page with a carousel behind it. The captions say what the practice covers. */
export function CarouselHero({ page, carousel }: CarouselHeroProps) {
  return (
    <div className="carousel-hero on-ink">
      <div className="page-width carousel-words">
        <Breadcrumbs crumbs={page.trail} current={page.name} />
        <h1 className="heading text-display font-380">{page.name}</h1>
        <p className="mt-5 carousel-promise font-serif text-promise text-thread-300 italic text-balance">
          <RunningText text={page.promise} />
        </p>
        <p className="lead carousel-lead mt-6">
          <RunningText text={page.lead} />
        </p>
      </div>
      <Carousel {...carousel} />
      <HeroEnd />
    </div>
  );
}
