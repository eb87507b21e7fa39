import { Fragment, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { useNonce } from "../lib/context/nonce.ts";
import { routesOf } from "./shims/router-globals.ts";
import { loadStyles, missingStyles } from "./load-styles.ts";

/** Links to a page of this site: no download, no other tab, no file, and no query, whose pages are never cached. */
const PAGE_LINK = 'a[href^="/"]:not([download], [target], [href*="."], [href*="?"])';
/** Links in the page's own content, but for those to the large registers of rules and terms. */
const CONTENT_LINK = `main ${PAGE_LINK}:not([rel="help"])`;

/** How long a pointer or the focus rests on a link before its page is fetched. */
const INTENT_MS = 20;
/** How long a link is in view before its page is fetched. */
const IN_VIEW_MS = 300;
/** At most so many pages are fetched because a link to them is in view. */
const MAX_IN_VIEW = 3;

/**
 * Prefetches the pages that a visitor may open next, so that a click finds them there: those whose links are in view, and
 * the one whose link is pointed at, focused or touched. Visitors who save data are spared. Source: GEN-4.
 */
export function Prefetch() {
  const { pathname } = useLocation();
  const nonce = useNonce();
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    const { saveData, effectiveType = "4g" } = connection();
    if (saveData) return;
    const add = (page: string) => {
      // Offline each file would fail, and React Router reports every failure as an error.
      if (navigator.onLine) setPages((known) => (known.includes(page) ? known : [...known, page]));
    };
    const addIntended = (page: string) => {
      void loadStyles(routesOf(page));
      add(page);
    };
    const stops = [watchIntent(addIntended)];
    if (effectiveType === "4g") stops.push(watchLinksInView(add));
    return () => {
      for (const stop of stops) stop();
      setPages([]);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each page has its own links
  }, [pathname]);

  return pages.map((page) => (
    <Fragment key={page}>
      <PrefetchPageLinks page={page} nonce={nonce} />
      {missingStyles(routesOf(page)).map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} nonce={nonce} />
      ))}
    </Fragment>
  ));
}

/** Path of the other page that an element's link leads to. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  return link && link.pathname !== location.pathname ? link.pathname : undefined;
}

function watchIntent(onPage: (page: string) => void): () => void {
  let timer: number | undefined;
  const stop = new AbortController();
  const notice = ({ target, type }: Event) => {
    clearTimeout(timer);
    const page = pageOf(target);
    if (page) timer = window.setTimeout(onPage, type === "touchstart" ? 0 : INTENT_MS, page);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, notice, { passive: true, signal: stop.signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function watchLinksInView(onPage: (page: string) => void): () => void {
  const chosen = new Set<string>();
  const timers = new Map<Element, number>();
  const choose = (link: Element) => {
    const page = pageOf(link);
    if (!page || chosen.size >= MAX_IN_VIEW || chosen.has(page)) return;
    chosen.add(page);
    onPage(page);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, window.setTimeout(choose, IN_VIEW_MS, target));
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll(CONTENT_LINK)) observer.observe(link);
  };
  if (document.readyState === "complete") observe();
  else addEventListener("load", observe, { once: true });
  return () => {
    removeEventListener("load", observe);
    for (const timer of timers.values()) clearTimeout(timer);
    observer.disconnect();
  };
}

/** What the browser knows of the connection (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
