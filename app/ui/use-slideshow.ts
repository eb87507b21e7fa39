import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { watchView } from "../lib/dom/watch-view.ts";
import { Slideshow, type SlideshowOptions, type SlideshowState, wrap } from "./slideshow.ts";

export interface SlideshowHandle extends SlideshowState {
  /** Whether an arrow or a dot has chosen the current slide. */
  isChosen: boolean;
  previousIndex: number;
  nextIndex: number;
  /** Indexes of the slides to render: the current one and its neighbors, sorted and unique. */
  indexes: number[];
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Toggles between pause and play. */
  toggle: () => void;
  /** Stops it until the visitor clicks Play. */
  pause: () => void;
  /** Ref of the slideshow's element. The timer stops while it is out of view. */
  viewRef: RefCallback<HTMLElement>;
  /** Props for the slideshow's element: the timer stops while keyboard focus is in it. */
  focusProps: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /**
   * Props for arrows and dots: the show stops when they are pressed by the keyboard or a screen reader, so that the next
   * slide does not take the place of the chosen one while it is read.
   */
  stepProps: { onClick: (event: MouseEvent) => void };
  /** Props for slides: a pointer on them stops the timer. */
  hoverProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** Props for text that takes turns: a pointer on it stops the timer, focus and a press stop the show. */
  readingProps: SlideshowHandle["hoverProps"] & { onFocus: () => void; onPointerDown: () => void };
}

const POINTER_MOVES = ["pointermove", "touchmove", "wheel"];

/**
 * A slideshow. Starts after hydration, stops in a hidden tab and out of view, and does not play automatically with
 * reduced motion. Options are read on mount only. Sources: HOME-1, HOME-7, DT-1, DB-1.
 */
export function useSlideshow(options: SlideshowOptions): SlideshowHandle {
  const { waitsForPointer } = options;
  const [show] = useState(() => new Slideshow(options));
  const state = useSyncExternalStore(show.subscribe, show.getState, show.getState);

  useEffect(() => {
    const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
    const followMotion = () => show.setPrefersStill(prefersStill.matches);
    const followTab = () => show.hold("hidden tab", document.hidden);
    followMotion();
    followTab();
    const unmount = new AbortController();
    if (waitsForPointer) {
      const start = () => show.hold("no pointer yet", false);
      for (const type of POINTER_MOVES)
        addEventListener(type, start, { once: true, passive: true, signal: unmount.signal });
    }
    prefersStill.addEventListener("change", followMotion);
    document.addEventListener("visibilitychange", followTab);
    show.start();
    return () => {
      show.stop();
      unmount.abort();
      prefersStill.removeEventListener("change", followMotion);
      document.removeEventListener("visibilitychange", followTab);
    };
  }, [show, waitsForPointer]);

  const [viewRef] = useState(
    (): RefCallback<HTMLElement> => (element) =>
      element ? watchView(element, (isInView) => show.hold("out of view", !isInView)) : undefined,
  );

  const [chosen, choose] = useState<number>();
  if (chosen !== undefined && chosen !== state.current) choose(undefined);

  const previousIndex = wrap(state.current - 1, options.count);
  const nextIndex = wrap(state.current + 1, options.count);
  const focusProps = {
    // Only keyboard focus: a click focuses as well.
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && show.hold("focus", true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && show.hold("focus", false),
  };
  const hoverProps = {
    // Touch has no hover.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== "touch" && show.hold("hover", true),
    onPointerLeave: () => show.hold("hover", false),
  };
  return {
    ...state,
    previousIndex,
    nextIndex,
    indexes: [...new Set([previousIndex, state.current, nextIndex])].toSorted((a, b) => a - b),
    next: show.next,
    previous: show.previous,
    goTo: show.goTo,
    toggle: show.toggle,
    pause: show.pause,
    viewRef,
    focusProps,
    isChosen: chosen === state.current,
    stepProps: {
      // The arrow or dot itself has already shown the slide.
      onClick: ({ detail }) => {
        choose(show.getState().current);
        // A pointer's click has a count.
        if (detail === 0) show.pause();
      },
    },
    hoverProps,
    readingProps: { ...hoverProps, onFocus: show.pause, onPointerDown: show.pause },
  };
}
