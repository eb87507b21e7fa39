import { type FocusEvent, type PointerEvent, type RefCallback, useEffect, useState, useSyncExternalStore } from "react";
import { watchView } from "../dom/watch-view.ts";
import { Slideshow, type SlideshowOptions, type SlideshowState, wrap } from "./slideshow.ts";

export interface SlideshowHandle extends SlideshowState {
  previousIndex: number;
  nextIndex: number;
  /** The slides that have to be in the document: the current one and its neighbors, in order and without doubles. */
  indexes: number[];
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Pauses, or plays. */
  toggle: () => void;
  /** For the element that has to be in the window for time to run: nobody waits for what nobody sees. */
  viewRef: RefCallback<HTMLElement>;
  /** For what is worked with the keyboard: time stands still while its focus is in there. Not for the pause button. */
  focusProps: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** The same, and a resting pointer holds it too: only where a turn would move what the pointer is about to press. */
  holdProps: SlideshowHandle["focusProps"] & {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/**
 * A slideshow for a component. It starts after hydration, stands still in a hidden tab and out of the window, and does not
 * play by itself for those who prefer reduced motion. Options count when the component is mounted. Sources: HOME-1, HOME-7,
 * DT-1, DB-1.
 */
export function useSlideshow(options: SlideshowOptions): SlideshowHandle {
  const [show] = useState(() => new Slideshow(options));
  const state = useSyncExternalStore(show.subscribe, show.getState, show.getState);

  useEffect(() => {
    const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
    const followMotion = () => show.setPrefersStill(prefersStill.matches);
    const followTab = () => show.hold("hidden tab", document.hidden);
    followMotion();
    followTab();
    prefersStill.addEventListener("change", followMotion);
    document.addEventListener("visibilitychange", followTab);
    show.start();
    return () => {
      show.stop();
      prefersStill.removeEventListener("change", followMotion);
      document.removeEventListener("visibilitychange", followTab);
    };
  }, [show]);

  const [viewRef] = useState(
    (): RefCallback<HTMLElement> => (element) =>
      element ? watchView(element, (isInView) => show.hold("out of view", !isInView)) : undefined,
  );

  const previousIndex = wrap(state.current - 1, options.count);
  const nextIndex = wrap(state.current + 1, options.count);
  const focusProps = {
    // A click focuses too, but whoever clicked has not come to stay.
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && show.hold("focus", true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && show.hold("focus", false),
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
    viewRef,
    focusProps,
    holdProps: {
      ...focusProps,
      // A finger leaves no pointer behind that could hover.
      onPointerEnter: ({ pointerType }) => pointerType !== "touch" && show.hold("hover", true),
      onPointerLeave: () => show.hold("hover", false),
    },
  };
}
