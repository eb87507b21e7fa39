import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { CAROUSEL_INTERVAL_MS } from "../../config/behaviour.ts";
import { SLIDESHOW } from "../../content/interface/controls.ts";
import type { Slide } from "../../content/shapes/slides.ts";
import { fill } from "../../lib/text/fill.ts";
import { usePageLoaded } from "../../lib/hooks/use-page-loaded.ts";
import { useSlideshow } from "../../lib/hooks/use-slideshow.ts";

interface CarouselProps {
  /** What the pictures show together: the carousel's name. */
  label: string;
  slides: readonly Slide[];
}

/**
 * Pictures that take turns, each with its caption. Without JavaScript all of them stand there, one beside the other.
 * Source: DT-1, DB-1, ARIA APG carousel.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { current, isPlaying, isRunning, indexes, next, previous, goTo, toggle, viewRef, focusProps } = useSlideshow({
    count: slides.length,
    intervalMs: CAROUSEL_INTERVAL_MS,
  });
  // Neighbors are fetched once the page itself is there, so that the next fade has its picture.
  const isPageLoaded = usePageLoaded();

  return (
    <section ref={viewRef} aria-roledescription={SLIDESHOW.role} aria-label={label} className="carousel">
      <div className="carousel-bar" {...focusProps}>
        <button type="button" className="carousel-pause" onClick={toggle}>
          <Icon name={isPlaying ? "pause" : "play"} />
          {isPlaying ? SLIDESHOW.pause : SLIDESHOW.play}
          <span className="visually-hidden">{` ${SLIDESHOW.pictures}`}</span>
        </button>
        <span aria-hidden="true" className="carousel-count nums">
          {fill(SLIDESHOW.position, { number: current + 1, count: slides.length })}
        </span>
        <div className="carousel-steps">
          <button type="button" onClick={previous} aria-label={SLIDESHOW.previousPicture} className="carousel-step">
            <Icon name="arrow-left" />
          </button>
          <ul className="flex">
            {slides.map(({ id, title }, index) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => goTo(index)}
                  aria-label={fill(SLIDESHOW.picture, { number: index + 1, title })}
                  aria-current={index === current ? "true" : undefined}
                  className="carousel-dot"
                />
              </li>
            ))}
          </ul>
          <button type="button" onClick={next} aria-label={SLIDESHOW.nextPicture} className="carousel-step">
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
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
            <div className="carousel-picture">
              {/* On phones a fifth less than fills the frame: words and their shade lie over most of it. */}
              <Picture name={image} alt={alt} sizes="max(100vw, 616px)" priority={index === 0} className="size-full" />
            </div>
            <div className="carousel-caption">
              <p className="font-serif text-[1.375rem] leading-[1.3] text-thread-300 italic">{title}</p>
              <p className="mt-1 text-note text-mist-bright">{subtitle}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
