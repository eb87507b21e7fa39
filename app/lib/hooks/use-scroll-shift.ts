import { type RefObject, useEffect } from "react";

/**
 * For browsers without scroll-driven animation: keeps `--scroll-shift` on an element at a share of the scroll offset.
 * Elsewhere the style sheet does it and this does nothing, as with reduced motion. Source: HOME-2.
 */
export function useScrollShift(ref: RefObject<HTMLElement | null>, factor: number): void {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    return ref.current ? shiftWithScroll(ref.current, factor) : undefined;
  }, [ref, factor]);
}

/** Writes a property that only a transform reads, at most once a frame, and never measures. Returns what ends it. */
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
