import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import type { Slide } from "../../content/types/slides.types.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { HeroEnd } from "../../ui/hero-end.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Carousel } from "./carousel.tsx";
import { HERO_SIZES } from "./hero-sizes.ts";
import "./practice-hero.css";

interface PracticeHeroProps {
  page: PracticePageData;
  carousel?: { label: string; slides: readonly Slide[] };
}

/** The opening of a practice page: name, promise and two buttons on a picture, or on several that take turns. */
export function PracticeHero({ page, carousel }: PracticeHeroProps) {
  return (
    <div className="practice-hero on-ink">
      {page.picture && (
        <div className="practice-picture picture-behind">
          <Picture {...page.picture} sizes={HERO_SIZES} priority className="size-full" />
        </div>
      )}
      <div className="practice-words">
        <div className="practice-crumbs">
          <Breadcrumbs crumbs={page.trail} current={page.name} />
        </div>
        <h1 className="heading">{page.name}</h1>
        <p className="mt-4 max-w-[25em] font-serif text-promise text-thread-300 italic text-balance">
          <RunningText text={page.promise} />
        </p>
        <p className="mt-6.5 flex flex-wrap gap-3.5 print:hidden">
          <LinkButton to={page.talk.to}>{page.talk.label}</LinkButton>
          <LinkButton to="#services" variant="ruled">
            {page.see}
          </LinkButton>
        </p>
        {carousel && <Carousel {...carousel} />}
      </div>
      <HeroEnd />
    </div>
  );
}
