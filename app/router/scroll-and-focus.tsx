import { useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Location, ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";
import { deferLayout } from "./defer-layout.ts";
import { goToSection, hashSection } from "./hash-section.ts";

/**
 * Scroll position and focus of what is opened within the document, which React Router does not all do (react-router #5210).
 * The browser does it for the first page. Source: GEN-3, GEN-6.
 */
export function ScrollAndFocus({ nonce }: { nonce: string }) {
  const isServed = useServed();
  const navigation = useLastNavigation();
  useScroll(navigation);
  const announcer = useFocus(navigation);
  // Clicks that were held back are made now (router/before-hydration.ts).
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

type Navigation = ReturnType<typeof useLastNavigation>;

/** The last change of the address within the document, or undefined on the first page. */
function useLastNavigation() {
  const location = useLocation();
  const isReturn = useNavigationType() === "POP";
  const [{ to, from }, move] = useState<{ to: Location; from?: Location }>({ to: location });
  if (to !== location) move({ to: location, from: to });
  return useMemo(() => from && { from, to, isNewPath: from.pathname !== to.pathname, isReturn }, [from, to, isReturn]);
}

/** A page starts at its top, or at its hash, or, after going back, where the visitor was. */
function useScroll(navigation: Navigation): void {
  const topBefore = useRef(0);
  // Before ScrollRestoration's effect, which jumps to the section, and after it, before anything is painted. Reading the position
  // lays the page out.
  useInsertionEffect(() => {
    if (navigation && !navigation.isNewPath) topBefore.current = window.scrollY;
    else if (navigation && !navigation.isReturn && !navigation.to.hash) deferLayout();
  }, [navigation]);
  useLayoutEffect(() => {
    if (navigation && !navigation.isReturn && hashSection(navigation.to.hash))
      window.scrollTo({ top: navigation.isNewPath ? 0 : topBefore.current, behavior: "instant" });
  }, [navigation]);
}

/** Focus moves to the page, or to its section, and the title of a page is announced once, by the element of the reference. */
function useFocus(navigation: Navigation) {
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!navigation) return;
    const { from, to, isNewPath, isReturn } = navigation;
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
  }, [navigation]);
  return announcer;
}

/**
 * Restores the scroll position of a page from the back/forward cache. WebKit does not, because React Router sets
 * `history.scrollRestoration` to manual. Source: GEN-3.
 */
function restoreFromCache(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let top = 0;
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted && window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
  };
  addEventListener("pagehide", () => (top = window.scrollY), { signal });
  addEventListener("pageshow", restore, { signal });
  return () => stop.abort();
}
