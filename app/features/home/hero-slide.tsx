import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { SLIDESHOW } from "../../content/interface/controls.ts";
import type { HeroSlide as HeroSlideContent } from "../../content/types/slides.types.ts";
import { fill } from "../../lib/text/fill.ts";

interface HeroSlideProps {
  slide: HeroSlideContent;
  index: number;
  count: number;
  isCurrent: boolean;
  /** A hidden slide has no picture until it is needed. */
  hasPicture: boolean;
}

/**
 * One slide: a picture behind the whole hero, with the text in its column. The first one's title is the page's heading,
 * which screen readers find whichever slide is shown. Sources: ENT-3, HOME-1.
 */
export function HeroSlide({ slide, index, count, isCurrent, hasPicture }: HeroSlideProps) {
  const Title = index === 0 ? "h1" : "p";
  const role = {
    role: "group",
    "aria-roledescription": SLIDESHOW.slideRole,
    "aria-label": fill(SLIDESHOW.slide, { number: index + 1, count, topic: slide.topic }),
  };
  return (
    <div
      {...(isCurrent ? role : { "aria-hidden": index > 0 || undefined })}
      className="hero-slide col-start-1 row-start-1"
      data-current={isCurrent || undefined}
      data-slide={slide.id}
    >
      <div className="hero-frame picture-behind overflow-hidden print:hidden">
        <div className="hero-shift">
          {hasPicture && (
            <Picture
              name={slide.image}
              alt={slide.alt}
              sizes="(max-width: 47.9375em) 600px, (max-width: 89.9375em) 1440px, max(100vw, 1728px)"
              priority={index === 0}
              className="text-transparent"
            />
          )}
        </div>
      </div>
      <div className="hero-words">
        <p className="mb-3 font-serif text-[1.375rem] leading-[1.4] text-thread-300 italic">{slide.topic}</p>
        <Title className="heading max-w-[7.6em] text-display font-380">{slide.title}</Title>
        <p className="mt-4.5 max-w-[30em] text-lead text-mist-bright text-balance">
          <RunningText text={slide.subtitle} />
        </p>
      </div>
    </div>
  );
}
