import { HASH_SCROLL_DELAY_MS } from "../../config/behaviour.ts";
import { inlineScript } from "../text/inline-script.ts";

/**
 * Runs in the browser, as text, before the page is parsed. Whoever reloads a page, returns to it or follows a link to a
 * section is brought to a place on it, so all of it is laid out (lib/dom/whole-page.ts). And the browser's own way to a
 * section, which would begin with the first paint, is held (layout/arrival/page-arrival.css) until the page has been there for
 * 100 ms; whoever has scrolled meanwhile is left where they are. No script of the page's is waited for. Source: GEN-6.
 *
 * After a reload, going back may change the address without another document: until there is a router to follow it, which would
 * begin there with the data of the page that is shown, that document is asked for.
 */
export const FIRST_ARRIVAL = inlineScript(`{
  const { dataset } = document.documentElement;
  const isVisit = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (location.hash || !isVisit) dataset.whole = "";
  if (location.hash && isVisit) {
    dataset.arriving = "";
    const follow = () => {
      delete dataset.arriving;
      if (scrollY === 0) document.querySelector(":target")?.scrollIntoView();
    };
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(follow, ${HASH_SCROLL_DELAY_MS});
    }).observe({ type: "paint", buffered: true });
  }
  const page = () => location.pathname + location.search;
  const served = page();
  addEventListener("popstate", (window.loadOnReturn = () => page() === served || location.reload()));
}`);

/** Whether the page is not there yet for the visitor, or not for long enough to scroll: the section is not to be gone to. */
export const isArriving = (): boolean => document.documentElement.dataset["arriving"] !== undefined;

/** From React's first commit on the router follows who goes back. */
export function leaveReturnsToRouter(): void {
  const { loadOnReturn } = window as { loadOnReturn?: () => void };
  if (loadOnReturn) removeEventListener("popstate", loadOnReturn);
}
