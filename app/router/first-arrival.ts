import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { inlineScript } from "../lib/text/inline-script.ts";

/**
 * Runs in the head, as text, before the page is parsed.
 *
 * 1. Sections far below the window are laid out after the first paint (`data-deferred`, styles/section.css): one in each
 *    idle moment after `load`, until all are. Pages that open at a place below their top are laid out at once, and so is
 *    the rest after the End key or a click on a link to a section, which could otherwise move during a smooth scroll to
 *    it. Safari has no scroll anchoring, so the script itself keeps the window's place.
 * 2. The browser's own scroll to a hash is held back until 100 ms after the first paint; visitors who have scrolled
 *    meanwhile stay where they are, and so do those whose place a reload restores. Source: GEN-6.
 * 3. The address for which the document was loaded is noted (router/full-load.ts).
 * 4. Buttons that are pressed or clicked before React's first commit are clicked again after it. React hydrates the part of
 *    a later click by itself. Links, forms and what the browser opens itself need no help. Nobody else gets the early
 *    events: React Aria ignores the click of a press that it has not heard. Source: READ-3.
 */
export const FIRST_ARRIVAL = inlineScript(`{
  const { documentElement: html } = document;
  const { dataset } = html;
  const idle = window.requestIdleCallback ?? ((action) => setTimeout(action, 30));
  const isVisit = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const step = () => {
    if (!("deferred" in dataset)) return;
    const sections = [...document.querySelectorAll("main>section,.page-part,.site-footer")];
    const next = sections.find(({ style }) => style.contentVisibility === "");
    if (next) {
      const { top, bottom } = next.getBoundingClientRect();
      next.style.contentVisibility = "visible";
      const grown = next.getBoundingClientRect().bottom - bottom;
      if (top < 0 && !CSS.supports("overflow-anchor", "auto")) scrollBy(0, grown);
    } else {
      delete dataset.deferred;
      for (const { style } of sections) style.contentVisibility = "";
    }
    idle(step);
  };
  (window.deferLayout = () => {
    dataset.deferred = "";
    if (document.readyState === "complete") idle(step);
    else addEventListener("load", () => idle(step), { once: true });
  });
  if (isVisit && !location.hash) deferLayout();
  addEventListener("keydown", ({ key }) => key === "End" && delete dataset.deferred);
  addEventListener("click", ({ target }) => target.closest?.("a[href*='#']") && delete dataset.deferred, true);
  if (location.hash) {
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
  window.servedAt = location.href.split("#", 1)[0];
  const keep = (event) => {
    const button = event.target.closest?.("button[type=button]:not([popovertarget])");
    if (!button) return;
    event.stopImmediatePropagation();
    keep.pressed = event.type === "click" ? void keep.clicked.push(button) : button;
  };
  keep.clicked = [];
  addEventListener("pointerdown", keep, true);
  addEventListener("click", (window.keepClick = keep), true);
}`);

/** Lays the page out in idle moments, or at once where it opens at a place below its top. */
export function setLayoutDeferred(isDeferred: boolean): void {
  if (isDeferred) (window as { deferLayout?: () => void }).deferLayout?.();
  else delete document.documentElement.dataset["deferred"];
}

type KeepClick = ((event: Event) => void) & { clicked: HTMLElement[]; pressed?: HTMLElement };

/** To be called with React's first commit. A press that has not ended yet is clicked when it ends. */
export function replayEarlyClicks(): void {
  const page = window as { keepClick?: KeepClick };
  const keep = page.keepClick;
  if (!keep) return;
  delete page.keepClick;
  for (const type of ["pointerdown", "click"]) removeEventListener(type, keep, true);
  const { clicked, pressed } = keep;
  // React cannot hydrate in the midst of a commit.
  setTimeout(() => clicked.forEach((button) => button.click()));
  const ends = new AbortController();
  const complete = (event: Event) => {
    if (!event.isTrusted) return;
    ends.abort();
    if (event.type !== "click" || !pressed?.contains(event.target as Node)) return;
    event.stopImmediatePropagation();
    setTimeout(() => pressed.click());
  };
  for (const type of ["click", "pointerdown"]) addEventListener(type, complete, { capture: true, signal: ends.signal });
}
