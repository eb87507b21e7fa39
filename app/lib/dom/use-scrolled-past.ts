import { useSyncExternalStore } from "react";

// Cached, because reading scrollY during a render would force layout.
let scrollTop = typeof window === "undefined" ? 0 : window.scrollY;

function subscribe(onScroll: () => void): () => void {
  const listening = new AbortController();
  const look = () => {
    scrollTop = window.scrollY;
    onScroll();
  };
  const frame = requestAnimationFrame(look);
  addEventListener("scroll", look, { passive: true, signal: listening.signal });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

/** Whether the page is scrolled by at least `px` CSS pixels. False on the server and until hydration. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollTop >= px,
    () => false,
  );
