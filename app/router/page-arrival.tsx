import { useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Location, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";
import { deferLayout } from "./first-arrival.ts";
import { goToSection, hashSection } from "./hash-section.ts";

/**
 * Scroll position and focus of what is opened within the document, which React Router does not all do (react-router #5210).
 * The browser does it for the first page. Source: GEN-3, GEN-6.
 */
export function PageArrival({ nonce }: { nonce: string }) {
  const isServed = useServed();
  const arrival = useArrival();
  useScroll(arrival);
  const announcer = useFocus(arrival);
  // Clicks that were held back are made now (router/first-arrival.ts).
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  useEffect(restoreFromCache, []);
  return (
    <>
      {/* Not on error pages that the browser makes: its script would be HTML from text. */}
      {isServed && <ScrollRestoration nonce={nonce} />}
      <p ref={announcer} role="status" className="visually-hidden" />
    </>
  );
}

type Arrival = ReturnType<typeof useArrival>;

/** The last change of the address within the document, or undefined on the first page. */
function useArrival() {
  const location = useLocation();
  const isReturn = useNavigationType() === "POP";
  const [{ to, from }, move] = useState<{ to: Location; from?: Location }>({ to: location });
  if (to !== location) move({ to: location, from: to });
  return useMemo(() => from && { from, to, isNewPath: from.pathname !== to.pathname, isReturn }, [from, to, isReturn]);
}

/** A page starts at its top, or at its hash, or, after going back, where the visitor was. */
function useScroll(arrival: Arrival): void {
  const topBefore = useRef(0);
  // Before ScrollRestoration's effect, which jumps to the section, and after it, before anything is painted. Reading the position
  // lays the page out.
  useInsertionEffect(() => {
    if (arrival && !arrival.isNewPath) topBefore.current = window.scrollY;
    else if (arrival && !arrival.isReturn && !arrival.to.hash) deferLayout();
  }, [arrival]);
  useLayoutEffect(() => {
    if (arrival && !arrival.isReturn && hashSection(arrival.to.hash))
      window.scrollTo({ top: arrival.isNewPath ? 0 : topBefore.current, behavior: "instant" });
  }, [arrival]);
}

/** Focus moves to the page, or to its section, and the title of a page is announced once, by the element of the reference. */
function useFocus(arrival: Arrival) {
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!arrival) return;
    const { from, to, isNewPath, isReturn } = arrival;
    const section = hashSection(to.hash);
    // Typing into a filter changes the address but not the page. If the focused element is gone, as after a new search, focus
    // moves to the page, because a screen reader would otherwise say nothing.
    const isFilter = from.search !== to.search && !section && document.activeElement !== document.body;
    if (!isNewPath && (isReturn || isFilter)) return;
    if (isNewPath || !section) announcer.current!.textContent = document.title;
    // A field that took the focus when it was mounted keeps it.
    if (!section && !document.querySelector("main input:focus"))
      document.getElementById("main")?.focus({ preventScroll: true });
    if (!section || isReturn) return;
    const timer = setTimeout(() => goToSection(hashSection(to.hash) ?? section), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [arrival]);
  return announcer;
}

/**
 * Restores the scroll position of a page from the back/forward cache. WebKit does not, because React Router sets
 * `history.scrollRestoration` to manual. Source: GEN-3.
 */
function restoreFromCache(): () => void {
  const stop = new AbortController();
  let top = 0;
  const store = () => (top = window.scrollY);
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted && window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
  };
  addEventListener("pagehide", store, stop);
  addEventListener("pageshow", restore, stop);
  return () => stop.abort();
}
