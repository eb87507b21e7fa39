/*
 * Library: react-router 8.4.0. In framework mode it creates its router itself and does not expose it outside React,
 * except on the window.
 * Changed: nothing; it is only read. Middleware cannot use hooks, and does not get the routes of its navigation.
 * Gain: the style sheets of the next page load beside its data instead of after it, 150 ms on slow 4G (router/load-styles.ts).
 * Upstream: none found.
 * Remove when: client middleware receives the routes it runs for.
 * Test: tests/e2e/shims.slow.spec.ts, "the router leaves its state on the window".
 */
import type { createBrowserRouter } from "react-router";

interface ReactRouterGlobals {
  __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>;
}

/** Route ids of the page being loaded; empty if no navigation is in progress. */
export const pendingRoutes = (): string[] =>
  ((window as ReactRouterGlobals)["__reactRouterDataRouter"]?.state.navigation.matches ?? []).map(
    ({ route }) => route.id,
  );
