import { useSyncExternalStore } from "react";

// As last seen: asking for it while React renders would have the page laid out halfway through a change.
let scrollTop = typeof window === "undefined" ? 0 : window.scrollY;

function subscribe(onScroll: () => void): () => void {
  const look = () => {
    scrollTop = window.scrollY;
    onScroll();
  };
  const frame = requestAnimationFrame(look);
  window.addEventListener("scroll", look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", look);
  };
}

/**
 * Whether the page is scrolled to a line or past it. `false` on the server and until hydration, so markup always matches.
 * A component that asks renders anew when the answer changes, not with every scroll event.
 * @param px distance from the top in CSS pixels
 */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollTop >= px,
    () => false,
  );
