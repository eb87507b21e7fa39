import { PauseButton } from "./pause-button.tsx";
import { SlideArrow, SlideDot } from "../../ui/slide-controls.tsx";
import { MOTION, SLIDESHOW } from "../../content/interface/controls.ts";
import { fill } from "../../lib/text/fill.ts";
import type { SlideshowHandle } from "../../ui/use-slideshow.ts";

interface HeroBarProps {
  slideshow: SlideshowHandle;
  count: number;
  intervalMs: number;
  showArrows: boolean;
  showDots: boolean;
}

/** The slideshow's controls above the thread. In narrow windows the thread shows the elapsed time. */
export function HeroBar({ slideshow, count, intervalMs, showArrows, showDots }: HeroBarProps) {
  const { current, isPlaying, toggle, focusProps, goTo, previous, next } = slideshow;
  return (
    <div className="slide-bar hero-bar page-width">
      <PauseButton isPlaying={isPlaying} onToggle={toggle} words={MOTION.slides} />
      <span className="slide-count nums">{fill(SLIDESHOW.position, { number: current + 1, count })}</span>
      {(showDots || showArrows) && (
        <div className="needs-script ml-auto flex items-center" {...focusProps}>
          {showDots && (
            <div role="group" aria-label={SLIDESHOW.chooseSlide} className="flex">
              {Array.from({ length: count }, (_, index) => (
                <SlideDot
                  key={`${index}`}
                  label={fill(SLIDESHOW.slideNumber, { number: index + 1, count })}
                  isCurrent={index === current}
                  onClick={() => goTo(index)}
                />
              ))}
            </div>
          )}
          {showArrows && (
            <>
              <SlideArrow to="left" label={SLIDESHOW.previousSlide} onClick={previous} />
              <SlideArrow to="right" label={SLIDESHOW.nextSlide} onClick={next} />
            </>
          )}
        </div>
      )}
      <span className="hero-line" aria-hidden="true">
        <i key={current} ref={(line) => line?.style.setProperty("--interval", `${intervalMs}ms`)} />
      </span>
    </div>
  );
}
