import { SLIDESHOW } from "../content/interface/controls.ts";
import { fill } from "../lib/text/fill.ts";
import { Icon } from "./icon.tsx";
import { PauseButton, type PauseWords } from "./pause-button.tsx";
import type { SlideshowHandle } from "./use-slideshow.ts";
import "./slide-bar.css";

interface SlideBarProps {
  slideshow: SlideshowHandle;
  words: PauseWords & { previous: string; next: string; choose: string };
  /** The name of each slide's dot. */
  dots: readonly string[];
  showArrows?: boolean;
  showDots?: boolean;
  className: string;
}

/**
 * The controls of a slideshow: pause, position, arrows and dots.
 * If neither is shown, the arrows appear with keyboard focus, and screen readers find them. Source: HOME-1, ARIA APG carousel.
 */
export function SlideBar({ slideshow, words, dots, showArrows = true, showDots = true, className }: SlideBarProps) {
  const { current, isPlaying, toggle, stepProps, previous, next } = slideshow;
  const isQuiet = !showArrows && !showDots;
  return (
    <div className={`slide-bar page-width ${className}`}>
      <PauseButton isPlaying={isPlaying} onToggle={toggle} words={words} />
      <span className="needs-script slide-count nums whitespace-nowrap leading-[1.2] text-mist-bright">
        {fill(SLIDESHOW.position, { number: current + 1, count: dots.length })}
      </span>
      <div
        className="needs-script slide-steps ml-auto flex items-center"
        data-quiet={isQuiet || undefined}
        {...stepProps}
      >
        {(showArrows || isQuiet) && <SlideArrow to="left" label={words.previous} onClick={previous} />}
        {showDots && <SlideDots slideshow={slideshow} dots={dots} label={words.choose} />}
        {(showArrows || isQuiet) && <SlideArrow to="right" label={words.next} onClick={next} />}
      </div>
    </div>
  );
}

interface SlideDotsProps extends Pick<SlideBarProps, "dots"> {
  slideshow: Pick<SlideshowHandle, "current" | "goTo">;
  /** The list's accessible name. */
  label: string;
}

export const SlideDots = ({ slideshow: { current, goTo }, dots, label }: SlideDotsProps) => (
  <ul aria-label={label} className="flex">
    {dots.map((dot, index) => (
      <li key={dot}>
        <button
          type="button"
          aria-label={dot}
          aria-current={index === current ? "true" : undefined}
          className="slide-control slide-dot grid h-11 w-7 place-items-center"
          onClick={() => goTo(index)}
        />
      </li>
    ))}
  </ul>
);

interface SlideStatusProps {
  slideshow: Pick<SlideshowHandle, "current" | "isChosen">;
  slides: readonly { title: string }[];
}

/** Tells screen readers which slide an arrow or a dot has shown. Slides that take turns by themselves are not announced. */
export const SlideStatus = ({ slideshow: { current, isChosen }, slides }: SlideStatusProps) => (
  <p role="status" className="visually-hidden">
    {isChosen
      ? fill(SLIDESHOW.slide, { number: current + 1, count: slides.length, topic: slides[current]!.title })
      : ""}
  </p>
);

export const SlideArrow = ({ to, label, onClick }: { to: "left" | "right"; label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    className="slide-control grid size-11 place-items-center hover:text-thread-300"
    onClick={onClick}
  >
    <Icon name={`arrow-${to}`} />
  </button>
);
