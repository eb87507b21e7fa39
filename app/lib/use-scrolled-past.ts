import { useSyncExternalStore } from "react";

function subscribe(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

/**
 * Whether the page is scrolled to a line or past it. `false` on the server and until hydration, so markup always matches.
 * A component that asks renders anew when the answer changes, not with every scroll event.
 * @param px distance from the top in CSS pixels
 */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY >= px,
    () => false,
  );
