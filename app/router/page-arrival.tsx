import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";
import { deferLayout } from "./first-arrival.ts";
import { goToSection, hashSection } from "./hash-section.ts";

/**
 * Scroll position and focus of a page that is opened within the document: it starts at its top, or at its hash, or, after
 * going back, where the visitor was. Focus moves to the page and its title is announced once, which React Router does not
 * do (react-router #5210). The browser does all this for the first page. Source: GEN-3, GEN-6.
 */
export function PageArrival({ nonce }: { nonce: string }) {
  const location = useLocation();
  const type = useNavigationType();
  const isServed = useServed();
  const announcer = useRef<HTMLParagraphElement>(null);
  const topBefore = useRef(0);
  const [{ here, from }, move] = useState<{ here: Location; from?: Location }>({ here: location });
  if (here !== location) move({ here: location, from: here });
  const isNewPath = from?.pathname !== location.pathname;
  // Entries of native anchors have no key. The browser has followed those, before what they open and close changed the page.
  const isReturn = type === "POP" && location.key !== "default";

  // Before ScrollRestoration's effect, which jumps to the section, and after it, before anything is painted. Reading the position
  // lays the page out.
  useInsertionEffect(() => {
    if (!from) return;
    if (!isNewPath) topBefore.current = window.scrollY;
    else if (!isReturn && !location.hash) deferLayout();
  }, [location, from, isNewPath, isReturn]);
  useLayoutEffect(() => {
    if (from && !isReturn && hashSection(location.hash))
      window.scrollTo({ top: isNewPath ? 0 : topBefore.current, behavior: "instant" });
  }, [location, from, isNewPath, isReturn]);

  useEffect(() => {
    if (!from) return;
    const section = hashSection(location.hash);
    // Typing into a filter changes the address but not the page. If the focused element is gone, as after a new search, focus
    // moves to the page, because a screen reader would otherwise say nothing.
    const isFilter = from.search !== location.search && !section && document.activeElement !== document.body;
    if (!isNewPath && (isReturn || isFilter)) return;
    if (isNewPath || !section) announcer.current!.textContent = document.title;
    // A field that took the focus when it was mounted keeps it.
    if (!section && !document.querySelector("main input:focus"))
      document.getElementById("main")?.focus({ preventScroll: true });
    if (!section || isReturn) return;
    const timer = setTimeout(() => goToSection(hashSection(location.hash) ?? section), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location, from, isNewPath, isReturn]);

  useEffect(() => {
    // Clicks that were held back are made now (router/first-arrival.ts).
    dispatchEvent(new Event("hydrated"));
    returnToPlace();
  }, []);

  return (
    <>
      {/* Not on error pages that the browser makes: its script would be HTML from text. */}
      {isServed && <ScrollRestoration nonce={nonce} getKey={placeKey} />}
      <p ref={announcer} role="status" className="visually-hidden" />
    </>
  );
}

/**
 * The key under which a scroll position is stored. History entries of native anchors, such as the skip link, have no key,
 * and React Router would store all their positions under one.
 */
const placeKey = ({ key }: Location): string =>
  key === "default" && typeof document !== "undefined" ? `anchor-${Date.now()}` : key;

/**
 * Restores the scroll position of a page from the back/forward cache. WebKit does not, because React Router sets
 * `history.scrollRestoration` to manual. Source: GEN-3.
 */
function returnToPlace(): void {
  let top = 0;
  addEventListener("pagehide", () => (top = window.scrollY));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
  });
}
