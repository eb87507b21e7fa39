import { HASH_SCROLL_DELAY_MS } from "../lib/behaviour.ts";
import { inlineScript } from "../lib/text/inline-script.ts";

/**
 * Runs in the head, as text, before the page is parsed.
 *
 * 1. The address for which the document was loaded is noted (router/reload-document.ts).
 * 2. Sections far below the window are laid out in an idle moment after `load` (`data-deferred`, styles/section.css), except
 *    on pages that may open at a place below their top: at a hash, after a reload, or going back. A key lays them out at once:
 *    the End key would scroll to the end of the estimated heights.
 * 3. The browser's own scroll to a hash is held back until 100 ms after the whole page was painted. Visitors who have scrolled
 *    meanwhile stay where they are, and so do those whose place a reload restores. A section that can have the focus gets it,
 *    such as the answer to a form. Source: GEN-6.
 * 4. Buttons that are clicked before React has hydrated the page (its event `hydrated`, router/scroll-and-focus.tsx) are clicked
 *    again after it. React sees only presses that began after it: React Aria ignores the click of any other. Links, forms
 *    and what the browser opens itself need no help. Source: READ-3.
 */
export const BEFORE_HYDRATION = inlineScript(`{
  const { dataset } = document.documentElement;
  window.servedAt = location.href.split("#", 1)[0];
  const layOut = () => delete dataset.deferred;
  addEventListener("keydown", layOut, true);
  if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
    dataset.deferred = "";
    addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(layOut));
  }
  if (location.hash) {
    dataset.hashPending = "";
    const follow = () => {
      delete dataset.hashPending;
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
      const section = document.querySelector(":target");
      if (scrollY === 0) section?.scrollIntoView({ behavior });
      if (document.activeElement === document.body) section?.focus({ preventScroll: true });
    };
    const wait = () => setTimeout(follow, ${HASH_SCROLL_DELAY_MS});
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(wait));
  }
  let isHydrated, pressed;
  const hydration = new Promise((resolve) => addEventListener("hydrated", resolve));
  hydration.then(() => (isHydrated = true));
  const hold = (event) => {
    const button = event.target.closest?.("button[type=button]:not([popovertarget])");
    const isClick = event.type === "click";
    const isHeld = event.isTrusted && button && (!isHydrated || (isClick && button === pressed));
    pressed = isHeld && !isClick && button;
    if (!isHeld) return;
    event.stopImmediatePropagation();
    if (isClick) hydration.then(() => button.click());
  };
  for (const type of ["pointerdown", "click"]) addEventListener(type, hold, true);
}`);
