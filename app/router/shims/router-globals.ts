/*
 * Library: react-router 8.4.0. In framework mode it creates its router itself and does not expose it outside React,
 * except on the window.
 * Changed: the root's style sheet leaves the manifest. Otherwise the router is only read: middleware cannot use hooks, and does not
 * get the routes of its navigation.
 * Gain: the style sheets of the next page load beside its data instead of after it, 150 ms on slow 4G (router/load-styles.ts). The
 * first page change does not fetch the site's own sheet (17 KB), which is in every page.
 * Upstream: none found.
 * Remove when: client middleware receives the routes it runs for.
 * Test: tests/e2e/shims.slow.spec.ts, "the router leaves its state on the window".
 */
import type { createBrowserRouter } from "react-router";

interface ReactRouterGlobals {
  __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> };
  __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>;
}

/** Route ids of the page being loaded; empty if no navigation is in progress. */
export const pendingRoutes = (): string[] =>
  ((window as ReactRouterGlobals)["__reactRouterDataRouter"]?.state.navigation.matches ?? []).map(
    ({ route }) => route.id,
  );

/** Before hydration: the router would fetch the root's sheet beside the root's data, and wait for it. */
export function forgetInlinedSheet(): void {
  const root = (window as ReactRouterGlobals)["__reactRouterManifest"]?.routes["root"];
  if (root) delete root.css;
}
