import { type RefObject, useEffect } from "react";

/**
 * Sets `--scroll-shift` on an element to a share of the scroll offset, in browsers without scroll-driven animations.
 * Does nothing in other browsers, where CSS does it, and with reduced motion. Source: HOME-2.
 */
export function useScrollShift(ref: RefObject<HTMLElement | null>, factor: number): void {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    return ref.current ? shiftWithScroll(ref.current, factor) : undefined;
  }, [ref, factor]);
}

/** Updates the property at most once per frame, without measuring layout. Returns a function that stops it. */
function shiftWithScroll(element: HTMLElement, factor: number): () => void {
  let frame = 0;
  const shift = () => {
    frame = 0;
    element.style.setProperty("--scroll-shift", `${scrollY * factor}px`);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(shift);
  };
  onScroll();
  addEventListener("scroll", onScroll, { passive: true });
  return () => {
    removeEventListener("scroll", onScroll);
    cancelAnimationFrame(frame);
  };
}
