import { useRef, useState } from "react";
import { LinkButtons } from "../../ui/button.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { HeroEnd } from "../../ui/hero-end.tsx";
import { SlideBar, SlideStatus } from "../../ui/slide-bar.tsx";
import { HERO_INTERVAL_MS, HERO_PARALLAX_FACTOR } from "../../lib/behaviour.ts";
import { SLIDESHOW } from "../../content/interface/controls.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import type { HeroSlide as HeroSlideContent } from "../../content/types/slides.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { useElapsed } from "./use-elapsed.ts";
import { usePageLoaded } from "../../ui/use-page-loaded.ts";
import { useScrollShift } from "./use-scroll-shift.ts";
import { useSlideshow } from "../../ui/use-slideshow.ts";
import { Badges, type BadgeWithMark } from "./badges.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import "./hero.css";

interface HeroProps extends Pick<HomePage, "hero"> {
  slides: readonly HeroSlideContent[];
  badges: readonly BadgeWithMark[];
  autoplay?: boolean;
  intervalMs?: number;
  showArrows?: boolean;
  showDots?: boolean;
}

/**
 * The first screen: a slideshow, two links and the certifications. The server renders only the first slide, and the
 * others wait until the page has loaded, so that nothing competes with the first picture. Sources: HOME-1, HOME-2,
 * HOME-3; ARIA APG carousel, which puts the pause button first in tab order.
 */
export function Hero({
  slides,
  hero,
  badges,
  autoplay = true,
  intervalMs = HERO_INTERVAL_MS,
  showArrows = false,
  showDots = false,
}: HeroProps) {
  const root = useRef<HTMLDivElement>(null);
  const slideshow = useSlideshow({ count: slides.length, intervalMs, autoplay });
  const hasLoaded = usePageLoaded();
  useScrollShift(root, HERO_PARALLAX_FACTOR);
  const { current, indexes, isPlaying, isRunning, viewRef, focusProps } = slideshow;
  const [hasTurned, setHasTurned] = useState(false);
  if (current !== 0 && !hasTurned) setHasTurned(true);
  // Half of the interval is enough to load the next picture, and loads nothing for visitors who leave sooner.
  const isHalfOver = useElapsed(intervalMs / 2);
  const arePicturesWanted = hasTurned || (isHalfOver && hasLoaded);
  // The first one, with the page's heading, stays.
  const rendered = [...new Set([0, ...(hasLoaded ? indexes : [current])])];

  return (
    <div ref={root} className="hero on-ink bg-ink-950">
      <section
        ref={viewRef}
        aria-roledescription={SLIDESHOW.role}
        aria-label={hero.label}
        {...focusProps}
        className="hero-carousel relative isolate flex flex-col overflow-hidden"
        data-playing={isPlaying || undefined}
        data-running={isRunning || undefined}
        data-loaded={hasLoaded || undefined}
      >
        <SlideBar
          slideshow={slideshow}
          words={SLIDESHOW.slides}
          dots={slides.map((_, index) => fill(SLIDESHOW.slides.dot, { number: index + 1, count: slides.length }))}
          showArrows={showArrows}
          showDots={showDots}
          className="hero-bar order-1 min-h-13 text-paper-50"
        />
        <div className="hero-body">
          <div className="page-width static">
            <div className="hero-slides grid items-end">
              {rendered.map((index) => (
                <HeroSlide
                  key={slides[index]!.id}
                  slide={slides[index]!}
                  index={index}
                  count={slides.length}
                  isCurrent={index === current}
                  hasPicture={arePicturesWanted || index === current}
                />
              ))}
            </div>
            {/* Paper shows what takes turns on the screen. */}
            <ul className="mt-5 hidden grid-cols-2 gap-x-6 gap-y-3 print:grid">
              {slides
                .filter((_, index) => index !== current)
                .map(({ id, title, subtitle }) => (
                  <li key={id}>
                    <p className="font-600">{title}</p>
                    <p>
                      <RunningText text={subtitle} />
                    </p>
                  </li>
                ))}
            </ul>
            <p className="hero-actions mt-7 flex flex-col flex-wrap sm:flex-row gap-3.5 print:hidden">
              <LinkButtons primary={hero.primary} secondary={hero.secondary} />
            </p>
          </div>
        </div>
        <SlideStatus slideshow={slideshow} slides={slides} />
      </section>
      <Badges hero={hero} badges={badges} />
      <HeroEnd />
    </div>
  );
}
