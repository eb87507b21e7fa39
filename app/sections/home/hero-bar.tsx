import { Icon } from "../../components/icon.tsx";
import { PauseButton } from "../../components/pause-button.tsx";
import { MOTION, SLIDESHOW } from "../../content/interface/controls.ts";
import { fill } from "../../lib/text/fill.ts";
import type { SlideshowHandle } from "../../lib/hooks/use-slideshow.ts";

interface HeroBarProps {
  slideshow: SlideshowHandle;
  count: number;
  intervalMs: number;
  showArrows: boolean;
  showDots: boolean;
}

/** The slideshow's controls on one line above the thread; on narrow windows that line shows how time runs. */
export function HeroBar({ slideshow, count, intervalMs, showArrows, showDots }: HeroBarProps) {
  const { current, isPlaying, toggle, focusProps } = slideshow;
  return (
    <div className="hero-bar page-width">
      <PauseButton isPlaying={isPlaying} onToggle={toggle} words={MOTION.slides} />
      <span className="hero-count nums">{fill(SLIDESHOW.position, { number: current + 1, count })}</span>
      {(showDots || showArrows) && (
        <div className="needs-script ml-auto flex items-center" {...focusProps}>
          {showDots && <Dots slideshow={slideshow} count={count} />}
          {showArrows && <Arrows slideshow={slideshow} />}
        </div>
      )}
      <span className="hero-line" aria-hidden="true">
        <i key={current} ref={(line) => line?.style.setProperty("--interval", `${intervalMs}ms`)} />
      </span>
    </div>
  );
}

function Arrows({ slideshow: { previous, next } }: { slideshow: SlideshowHandle }) {
  return (
    <>
      <button type="button" aria-label={SLIDESHOW.previousSlide} className="hero-control" onClick={previous}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label={SLIDESHOW.nextSlide} className="hero-control" onClick={next}>
        <Icon name="arrow-right" />
      </button>
    </>
  );
}

function Dots({ slideshow: { current, goTo }, count }: { slideshow: SlideshowHandle; count: number }) {
  return (
    <div role="group" aria-label={SLIDESHOW.chooseSlide} className="flex">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={fill(SLIDESHOW.slideNumber, { number: index + 1, count })}
          aria-current={index === current ? "true" : undefined}
          className="hero-control hero-dot"
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  );
}
