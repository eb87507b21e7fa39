/*
 * Library: react-router 8.4.0. Where a route's chunk does not come, `loadRouteModule` reloads the page that the visitor
 * wants to leave, and waits for ever.
 * Changed: where browsers let a page redirect a navigation (Navigation API: Chrome 102, Safari 26.2, Firefox 147), that
 * reload is called off and told of instead; elsewhere it stays as it is.
 * Gain: after a deploy a click opens the page it was for; without a connection the visitor keeps the page they are on.
 * Upstream: vite #11804 (rejections of lazy imports), react-router #13332.
 * Goes: when the router gives the error of a missing chunk to the error boundary, or to a callback.
 * Test: tests/e2e/stale-build.spec.ts, "a chunk that is gone after a deploy brings one full load of the page that was asked for".
 */

/** Set by a reload of ours, which is let through; React Router's are not. */
let isOwnReload = false;

/** Loads this page anew. */
export function reloadPage(): void {
  isOwnReload = true;
  location.reload();
}

/** Calls back, in the midst of a navigation being decided, when a route's chunk did not come. */
export function onMissingChunk(listener: () => void): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event;
    if (navigationType !== "reload" || userInitiated) return;
    if (isOwnReload) return void (isOwnReload = false);
    event.preventDefault();
    listener();
  });
}
