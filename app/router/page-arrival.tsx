import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, type NavigationType, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";
import { goToSection, hashSection } from "./hash-section.ts";
import { replayEarlyClicks, setLayoutDeferred } from "./first-arrival.ts";

/**
 * Scroll position and focus of a new page: it starts at its top, or at its hash, or, after going back, where the visitor
 * was. On client navigation, focus moves to the page and its title is announced once, which React Router does not do
 * (react-router #5210). Source: GEN-3, GEN-6.
 */
export function PageArrival({ nonce }: { nonce: string }) {
  const location = useLocation();
  const type = useNavigationType();
  const isServed = useServed();
  const announcer = useRef<HTMLParagraphElement>(null);

  // Runs after ScrollRestoration's own effect, which has just jumped to the section, and before anything is painted.
  useLayoutEffect(() => {
    const from = cameFrom(location);
    if (!from || type === "POP") return;
    const isNewPath = from.pathname !== location.pathname;
    if (hashSection(location.hash) || (isNewPath && !isServed))
      window.scrollTo({ top: isNewPath ? 0 : topBefore, behavior: "instant" });
  }, [location, type, isServed]);

  useEffect(() => {
    const from = cameFrom(location);
    const isNewPath = from && from.pathname !== location.pathname;
    const hasSection = hashSection(location.hash) !== null;
    // Typing into a filter changes the address but not the page. If the focused element is gone, as after a new search, focus
    // moves to the page, because a screen reader would otherwise say nothing.
    const isFilter = from?.search !== location.search && !hasSection && document.activeElement !== document.body;
    // Native anchors and going back within a page: the browser moves focus itself.
    if (from && !isNewPath && (type === "POP" || isFilter)) return;
    // A field that took the focus when it was mounted keeps it.
    if (from && !hasSection && !document.querySelector("main input:focus"))
      document.getElementById("main")?.focus({ preventScroll: true });
    if (from && (isNewPath || !hasSection)) announcer.current!.textContent = document.title;
    if (!hasSection || (from ? type === "POP" : isReturnToPage())) return;
    const arrive = (top: number) => {
      const section = hashSection(location.hash);
      if (section && (from || !restsElsewhere(section, top))) goToSection(section);
    };
    const timer = setTimeout(arrive, HASH_SCROLL_DELAY_MS, window.scrollY);
    return () => clearTimeout(timer);
  }, [location, type]);

  useLayoutEffect(replayEarlyClicks, []);
  useEffect(returnToPlace, []);

  return (
    <>
      <PrepareScroll type={type} />
      {/* Not on error pages that the browser makes: its script would be HTML from text. */}
      {isServed && <ScrollRestoration nonce={nonce} getKey={placeKey} />}
      <p ref={announcer} role="status" className="visually-hidden" />
    </>
  );
}

/**
 * Stores the scroll position of the page before, and sets how much of the next page is laid out. A separate component,
 * because its effect must run before ScrollRestoration's.
 */
function PrepareScroll({ type }: { type: NavigationType }) {
  const location = useLocation();
  useLayoutEffect(() => {
    const from = cameFrom(location);
    if (!from) return;
    // Before anything reads the scroll position, which lays the page out.
    if (from.pathname !== location.pathname) setLayoutDeferred(type !== "POP" && location.hash === "");
    else topBefore = window.scrollY;
    // Smooth scrolling is only for the hash of the first URL; the next page starts at its top at once.
    document.documentElement.style.scrollBehavior = "auto";
  }, [location, type]);
  return null;
}

/**
 * The key under which a scroll position is stored. History entries of native anchors, such as the skip link, have no key,
 * and React Router would store all their positions under one.
 */
const placeKey = ({ key }: Location): string =>
  key === "default" && typeof document !== "undefined" ? `anchor-${Date.now()}` : key;

// Outside React, because an error page mounts the document again. Written in the browser only.
let here: Location | undefined;
let before: Location | undefined;
let topBefore = 0;

/** The location the visitor came from by client navigation; undefined on first load. */
function cameFrom(location: Location): Location | undefined {
  if (location !== here) {
    before = here;
    here = location;
  }
  return before;
}

/** Whether the visitor scrolled away before this script ran. */
const restsElsewhere = (section: HTMLElement, top: number): boolean =>
  top > 0 && window.scrollY === top && Math.abs(section.getBoundingClientRect().top) > window.innerHeight;

/**
 * Restores the scroll position of a page from the back/forward cache. WebKit does not, because React Router sets
 * `history.scrollRestoration` to manual. Source: GEN-3.
 */
function returnToPlace(): void {
  let leftAt = 0;
  addEventListener("pagehide", () => (leftAt = window.scrollY));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && window.scrollY !== leftAt) window.scrollTo({ top: leftAt, behavior: "instant" });
  });
}

/**
 * Whether this load is a reload or a return by history to a place below the top, which wins over the hash. A page that
 * failed and is loaded in full was never read, so its place is the top.
 */
function isReturnToPage(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (load?.type === "reload" || load?.type === "back_forward") && window.scrollY > 0;
}
