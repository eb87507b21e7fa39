import { SlideArrow, SlideDots, SlideStatus } from "../../ui/slide-bar.tsx";
import { PauseButton } from "../../ui/pause-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CAROUSEL_INTERVAL_MS } from "../../lib/behaviour.ts";
import { SLIDESHOW } from "../../content/interface/controls.ts";
import type { Slide } from "../../content/types/slides.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { usePageLoaded } from "../../ui/use-page-loaded.ts";
import { useSlideshow } from "../../ui/use-slideshow.ts";
import { HERO_SIZES } from "../../ui/hero-sizes.ts";
import "./carousel.css";

interface CarouselProps {
  /** The carousel's accessible name. */
  label: string;
  slides: readonly Slide[];
}

/**
 * Pictures that take turns behind a hero's words, with their controls and captions below these. They start once a pointer
 * has moved, and wait while it is on them or the keyboard in them. Without JavaScript, all
 * captions are visible side by side. Source: DT-1, DB-1, ARIA APG carousel.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const slideshow = useSlideshow({ count: slides.length, intervalMs: CAROUSEL_INTERVAL_MS, waitsForPointer: true });
  const { current, isPlaying, toggle, indexes, viewRef, previous, next } = slideshow;
  // Load the adjacent pictures after the page itself, so that the next transition has its picture.
  const isPageLoaded = usePageLoaded();
  const words = SLIDESHOW.pictures;

  return (
    <section
      ref={viewRef}
      aria-roledescription={SLIDESHOW.role}
      aria-label={label}
      {...slideshow.focusProps}
      className="carousel mt-5.5 flex flex-col-reverse gap-x-5 gap-y-3 md:flex-row md:items-center"
    >
      <div className="carousel-bar needs-script slide-bar flex-none">
        <PauseButton isPlaying={isPlaying} onToggle={toggle} words={words} />
        <div className="flex" {...slideshow.stepProps}>
          <SlideArrow to="left" label={words.previous} onClick={previous} />
          <SlideArrow to="right" label={words.next} onClick={next} />
          <SlideDots
            slideshow={slideshow}
            dots={slides.map(({ title }, index) => fill(words.dot, { number: index + 1, title }))}
            label={words.choose}
          />
        </div>
      </div>
      <div className="carousel-slides grid w-full" {...slideshow.hoverProps}>
        {slides.map(({ id, image, alt, title, subtitle }, index) => {
          const position = fill(SLIDESHOW.position, { number: index + 1, count: slides.length });
          return (
            <div
              key={id}
              role="group"
              aria-roledescription={SLIDESHOW.slideRole}
              aria-label={position}
              data-state={index === current ? "current" : isPageLoaded && indexes.includes(index) ? "near" : "far"}
              className="carousel-slide"
            >
              <div className="picture-hero-picture picture-behind print:hidden">
                <Picture name={image} alt={alt} sizes={HERO_SIZES} priority={index === 0} className="size-full" />
              </div>
              <div className="carousel-caption max-w-[34em] text-[0.9375rem] leading-[1.45]">
                <p>
                  <span aria-hidden="true" className="nums print:hidden">{`${position}: `}</span>
                  {title}
                </p>
                <p className="text-mist-bright max-md:hidden">{subtitle}</p>
              </div>
            </div>
          );
        })}
      </div>
      <SlideStatus slideshow={slideshow} slides={slides} />
    </section>
  );
}
