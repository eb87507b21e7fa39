/*
 * Library: react-router 8.4.0. Where a route's chunk did not come, it waits for the page's reload, and for ever where that was
 * called off (missing-chunk.ts): each later click on that page waits too, and shows nothing.
 * Changed: nothing; routes that were asked for and whose code is not there are remembered, and opened in full.
 * Gain: a page that was opened without a connection opens once there is one again.
 * Upstream: vite #11804 (an import that failed is not tried again).
 * Goes: with missing-chunk.ts.
 * Test: tests/e2e/shims.spec.ts, "the router leaves its state, its routes' code and the build's version on the window".
 */
import { isCodeThere, pendingRoutes } from "./router-globals.ts";

/** Routes that a navigation has asked the code of. */
const asked = new Set<string>();

/** Those whose code did not come: React Router would wait for it for ever, however often the page is opened. */
const lost = new Set<string>();

let openedLast = 0;

/** When the last navigation began to ask for its page, as `performance.now()` counts. */
export const openedAt = (): number => openedLast;

/** To be called when a navigation begins to ask for its page. */
export function noteOpening(): void {
  openedLast = performance.now();
  for (const route of pendingRoutes()) asked.add(route);
}

/** To be called when a route's code did not come. React Router does not say whose: it may be any that is not there. */
export function loseCode(): void {
  for (const route of asked) if (!isCodeThere(route)) lost.add(route);
}

/** Whether the page that is being opened needs code that did not come, so that it can be opened in full only. */
export const isCodeLost = (): boolean => pendingRoutes().some((route) => lost.has(route));
