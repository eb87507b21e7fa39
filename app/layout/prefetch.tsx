import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** How long a pointer rests on a link, or focus stays on it, before its page is fetched: who sweeps over a list fetches nothing. */
const REST_MS = 20;

/** Links that lead to a page of this site: no download, no other tab, no file. */
const PAGE_LINK = 'a[href^="/"]:not([download], [target], [href*="."])';

/**
 * Fetches the page a visitor is about to open: once a pointer rests on its link or focus does, or at once when a finger
 * touches it. One listener for all links instead of a state in each. Visitors who save data are spared. Source: GEN-4.
 */
export function Prefetch() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    let timer: number | undefined;

    function notice(event: Event) {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
      if (!link || link.pathname === location.pathname) return;
      const next = link.pathname + link.search;
      if (event.type === "touchstart") setPage(next);
      else timer = window.setTimeout(setPage, REST_MS, next);
    }

    const events = ["pointerover", "focusin", "touchstart"];
    for (const type of events) document.addEventListener(type, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of events) document.removeEventListener(type, notice);
    };
  }, []);

  return page ? <PrefetchPageLinks page={page} /> : null;
}
