import { useEffect, useLayoutEffect, useRef } from "react";
import {
  type Location,
  type NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";
import { goToSection, hashSection } from "./hash-section.ts";
import { useScrollRestoration } from "./shims/scroll-restoration.ts";
import { replayEarlyClicks } from "./early-clicks.ts";
import { isArriving, leaveReturnsToRouter, setLayoutDeferred } from "./first-arrival.ts";
import { followLinks } from "./follow-links.ts";

/** How long a page has to stay where it is until it is taken for a visitor's wish. */
const SECOND_LOOK_MS = 400;

/**
 * What happens when a page has arrived: it starts at its top (going back returns to where the visitor was, as browsers
 * do), a hash is followed, and on client navigation focus moves to the page and its title is announced once, which
 * React Router leaves to the site (react-router #5210). Source: GEN-3, GEN-6.
 */
export function PageArrival({ nonce }: { nonce: string }) {
  const location = useLocation();
  const type = useNavigationType();
  const isServed = useServed();
  const navigate = useNavigate();
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
    // A filter in the address is no arrival as long as its field has the focus; where what had it is gone, as the field is
    // above the results of a new search, a listener would be nowhere and hear nothing.
    const isFilter = from?.search !== location.search && !hasSection && document.activeElement !== document.body;
    // Native anchors and going back within a page: the browser moves focus itself.
    if (from && !isNewPath && (type === "POP" || isFilter)) return;
    // A field that takes the focus as it appears keeps it.
    if (from && !hasSection && !document.querySelector("main input:focus"))
      document.getElementById("main")?.focus({ preventScroll: true });
    if (from && (isNewPath || !hasSection)) announcer.current!.textContent = document.title;
    if (!hasSection || (from ? type === "POP" : isReturnToPage())) return;
    let timer = setTimeout(look, HASH_SCROLL_DELAY_MS, window.scrollY, true);
    function look(top: number, isFirst: boolean) {
      const section = hashSection(location.hash);
      if (!section) return;
      // A tab in the background may have its scripts before it is ever painted.
      if (isArriving()) timer = setTimeout(look, HASH_SCROLL_DELAY_MS, window.scrollY, isFirst);
      else if (from || !restsElsewhere(section, top)) goToSection(section);
      // A busy page may only seem to rest on the browser's own way to the section.
      else if (isFirst) timer = setTimeout(look, SECOND_LOOK_MS, window.scrollY, false);
    }
    return () => clearTimeout(timer);
  }, [location, type]);

  useLayoutEffect(replayEarlyClicks, []);
  useLayoutEffect(leaveReturnsToRouter, []);
  useEffect(() => followLinks(navigate), [navigate]);
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
 * Notes how far the page was scrolled, and has the page laid out as far as the way on it asks for. A component of its
 * own because its effect has to run before ScrollRestoration's.
 */
function PrepareScroll({ type }: { type: NavigationType }) {
  const location = useLocation();
  useLayoutEffect(() => {
    const from = cameFrom(location);
    if (!from) return;
    topBefore = window.scrollY;
    if (from.pathname !== location.pathname) setLayoutDeferred(type !== "POP" && location.hash === "");
    // The smooth way to the first address's hash must not slow the next page's jump to its top.
    document.documentElement.style.scrollBehavior = "auto";
  }, [location, type]);
  return null;
}

/** `<ScrollRestoration>` without its script, which has its use before the server's page is hydrated. */
function ScrollRestorationAlone() {
  useScrollRestoration({ getKey: placeKey });
  return null;
}

/**
 * Names the place whose scroll position is kept. Entries that the browser made for a native anchor, such as the skip
 * link, carry no key of React Router's, which would take them all for one place and jump to where another was left.
 */
const placeKey = ({ key }: Location): string =>
  key === "default" && typeof document !== "undefined" ? `anchor-${Date.now()}` : key;

// Outside React, because an error page mounts the document anew. Written in the browser only.
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

/** Whether the visitor has scrolled on from the section before this script came to be run on a slow connection. */
const restsElsewhere = (section: HTMLElement, top: number): boolean =>
  top > 0 && window.scrollY === top && Math.abs(section.getBoundingClientRect().top) > window.innerHeight;

/**
 * Scrolls a page that the browser kept whole to where it was left. WebKit shows it at its top, because React Router
 * restores places itself. Source: GEN-3.
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

/** Whether this load brings the visitor back to where they were on the page, hash or not. */
function isReturnToPage(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload" || load?.type === "back_forward";
}
