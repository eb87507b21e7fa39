import { useSyncExternalStore } from "react";

// Cached, because reading scrollY during a render would force layout.
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
 * Whether the page is scrolled by at least `px`. False on the server and until hydration, so that the markup matches.
 * Renders again only when the result changes.
 * @param px distance from the top in CSS pixels
 */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollTop >= px,
    () => false,
  );
