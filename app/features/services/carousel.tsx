import { SlideBar } from "../../ui/slide-bar.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CAROUSEL_INTERVAL_MS } from "../../lib/behaviour.ts";
import { SLIDESHOW } from "../../content/interface/controls.ts";
import type { Slide } from "../../content/types/slides.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { usePageLoaded } from "../../ui/use-page-loaded.ts";
import { useSlideshow } from "../../ui/use-slideshow.ts";

interface CarouselProps {
  /** The carousel's accessible name. */
  label: string;
  slides: readonly Slide[];
}

/**
 * A carousel of captioned pictures. Without JavaScript, all of them are visible side by side. Source: DT-1, DB-1, ARIA
 * APG carousel.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const slideshow = useSlideshow({ count: slides.length, intervalMs: CAROUSEL_INTERVAL_MS });
  const { current, isRunning, indexes, viewRef } = slideshow;
  // Load the adjacent pictures after the page itself, so that the next transition has its picture.
  const isPageLoaded = usePageLoaded();

  return (
    <section ref={viewRef} aria-roledescription={SLIDESHOW.role} aria-label={label} className="carousel">
      <SlideBar
        slideshow={slideshow}
        words={SLIDESHOW.pictures}
        dots={slides.map(({ title }, index) => fill(SLIDESHOW.pictures.dot, { number: index + 1, title }))}
        className="carousel-bar"
      />
      <div className="carousel-slides" aria-live={isRunning ? "off" : "polite"}>
        {slides.map(({ id, image, alt, title, subtitle }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={SLIDESHOW.slideRole}
            aria-label={fill(SLIDESHOW.position, { number: index + 1, count: slides.length })}
            data-state={index === current ? "current" : isPageLoaded && indexes.includes(index) ? "near" : "far"}
            className="carousel-slide"
          >
            <div className="carousel-picture picture-behind">
              {/* Phones get a picture a fifth smaller than the frame: text and its shade cover most of it. */}
              <Picture name={image} alt={alt} sizes="max(100vw, 616px)" priority={index === 0} className="size-full" />
            </div>
            <div className="carousel-caption page-width">
              <p className="font-serif text-[1.375rem] leading-[1.3] text-thread-300 italic">{title}</p>
              <p className="mt-1 text-note text-mist-bright">{subtitle}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
