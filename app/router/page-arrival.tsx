import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, type NavigationType, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";
import { goToSection, hashSection } from "./hash-section.ts";
import { useScrollRestoration } from "./shims/scroll-restoration.ts";
import { replayEarlyClicks } from "./early-clicks.ts";
import { isArriving, leaveReturnsToRouter, setLayoutDeferred } from "./first-arrival.ts";

/** How long the scroll position must stay put before it counts as the visitor's choice. */
const SECOND_LOOK_MS = 400;

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
    if (!from || type === "POP" || !hashSection(location.hash)) return;
    window.scrollTo({ top: from.pathname === location.pathname ? topBefore : 0, behavior: "instant" });
  }, [location, type]);

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
    let timer = setTimeout(look, HASH_SCROLL_DELAY_MS, window.scrollY, true);
    function look(top: number, isFirst: boolean) {
      const section = hashSection(location.hash);
      if (!section) return;
      // Scripts of a background tab may run before its first paint.
      if (isArriving()) timer = setTimeout(look, HASH_SCROLL_DELAY_MS, window.scrollY, isFirst);
      else if (from || !restsElsewhere(section, top)) goToSection(section);
      // On a busy page the browser may have paused its own scrolling to the section.
      else if (isFirst) timer = setTimeout(look, SECOND_LOOK_MS, window.scrollY, false);
    }
    return () => clearTimeout(timer);
  }, [location, type]);

  useLayoutEffect(replayEarlyClicks, []);
  useLayoutEffect(leaveReturnsToRouter, []);
  useEffect(returnToPlace, []);

  return (
    <>
      <PrepareScroll type={type} />
      {isServed ? <ScrollRestoration nonce={nonce} getKey={placeKey} /> : <ScrollRestorationAlone />}
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
    topBefore = window.scrollY;
    if (from.pathname !== location.pathname) setLayoutDeferred(type !== "POP" && location.hash === "");
    // Smooth scrolling is only for the hash of the first URL; the next page starts at its top at once.
    document.documentElement.style.scrollBehavior = "auto";
  }, [location, type]);
  return null;
}

/** `<ScrollRestoration>` without its script, which is only needed before a served page is hydrated. */
function ScrollRestorationAlone() {
  useScrollRestoration({ getKey: placeKey });
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
function returnToPlace(): () => void {
  const ends = new AbortController();
  let leftAt = 0;
  addEventListener("pagehide", () => (leftAt = window.scrollY), ends);
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted && window.scrollY !== leftAt) window.scrollTo({ top: leftAt, behavior: "instant" });
    },
    ends,
  );
  return () => ends.abort();
}

/**
 * Whether this load is a reload or a return by history to a place below the top, which wins over the hash. A page that
 * failed and is loaded in full was never read, so its place is the top.
 */
function isReturnToPage(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (load?.type === "reload" || load?.type === "back_forward") && window.scrollY > 0;
}
