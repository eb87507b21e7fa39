import { signOfStay } from "../../lib/dom/first-sign.ts";
import { isPageAwaited } from "../../lib/dom/whole-page.ts";
import { isPrefetchLink, LOOK_UP_LINK, PAGE_LINK, pageOf, pageOfData } from "./page-link.ts";

/** How long a page has been there before its links are looked at: its own parts come first. */
const SETTLE_MS = 500;
/** How long a link stays in the window before its page is fetched: who scrolls past fetches nothing. */
const REST_MS = 300;
/** How long the next page waits for the one before. */
const PATIENCE_MS = 3000;
/** At most so many pages are fetched ahead from one page. */
const MAX_PAGES = 6;
/** And so many before its visitor gives a sign: who only reads it spares their phone the rest, and who is leaving needs the line. */
const MAX_PAGES_UNASKED = 2;

/**
 * Tells of the pages that the links of the page at `from` lead to while those are in the window: one after the other, each
 * once the one before has arrived, and most of them only once the visitor stays. A finger gives no notice before it
 * presses, and a slow line needs longer than a pointer does. Returns how to stop. Source: GEN-4.
 */
export function watchLinksInView(from: string, onPage: (page: string) => void): () => void {
  const chosen = new Set([from]);
  const waiting: string[] = [];
  let fetching: string | undefined;
  let timer: number | undefined;
  let settling: number | undefined;
  let fetched = 0;
  const resting = new Map<Element, number>();

  function fetchNext() {
    clearTimeout(timer);
    fetching = undefined;
    const sign = fetched < MAX_PAGES_UNASKED ? undefined : signOfStay();
    if (sign) return void sign.then(goOn);
    fetching = waiting.shift();
    if (!fetching) return;
    fetched += 1;
    // Browsers that know no prefetch tell of no arrival.
    timer = window.setTimeout(fetchNext, PATIENCE_MS);
    onPage(fetching);
  }
  function goOn() {
    if (!fetching) fetchNext();
  }
  function choose(link: Element) {
    observer.unobserve(link);
    const page = pageOf(link);
    if (!page || chosen.has(page) || chosen.size > MAX_PAGES) return;
    chosen.add(page);
    waiting.push(page);
    goOn();
  }
  function arrive({ target }: Event) {
    if (fetching && isPrefetchLink(target) && pageOfData(target.href) === fetching) fetchNext();
  }
  function settle() {
    settling = window.setTimeout(() => {
      if (isPageAwaited()) return settle();
      for (const link of document.querySelectorAll(`main ${PAGE_LINK}:not(${LOOK_UP_LINK})`)) observer.observe(link);
    }, SETTLE_MS);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target));
      if (isIntersecting) resting.set(target, window.setTimeout(choose, REST_MS, target));
    }
  });
  const arrivals = ["load", "error"];
  for (const type of arrivals) document.addEventListener(type, arrive, { capture: true });
  if (document.readyState === "complete") settle();
  else addEventListener("load", settle, { once: true });
  return () => {
    removeEventListener("load", settle);
    for (const type of arrivals) document.removeEventListener(type, arrive, { capture: true });
    for (const pending of [timer, settling, ...resting.values()]) clearTimeout(pending);
    observer.disconnect();
    waiting.length = 0;
  };
}
