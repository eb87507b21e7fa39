/*
 * Library: react-router 8.4.0. In framework mode it creates its router itself and does not expose it outside React,
 * except on the window, with the manifest of the client build.
 * Changed: nothing; both are only read. Middleware and window event listeners cannot use hooks.
 * Gain: if a page's code or data fails to load, the page is loaded as a document (router/failed-navigation.ts).
 * Upstream: none found.
 * Remove when: client middleware receives the navigation it runs for, and the client build's version is exposed.
 * Test: tests/e2e/shims.slow.spec.ts, "the router leaves its state and the build's version on the window".
 */
import type { createBrowserRouter } from "react-router";

type Router = ReturnType<typeof createBrowserRouter>;

interface ReactRouterGlobals {
  __reactRouterDataRouter?: Router;
  __reactRouterManifest?: { version: string };
}

const routerGlobals = () => window as ReactRouterGlobals;

/** The router's current and pending location; undefined before hydration. */
export const routerState = (): Router["state"] | undefined => routerGlobals()["__reactRouterDataRouter"]?.state;

/** The pending location; undefined if no navigation is in progress. */
export const pendingLocation = () => routerState()?.navigation.location;

/** Whether a navigation to another path is in progress. */
export const isOtherPagePending = (): boolean =>
  (pendingLocation()?.pathname ?? routerState()?.location.pathname) !== routerState()?.location.pathname;

/** Route ids of the page being loaded; empty if no navigation is in progress. */
export const pendingRoutes = (): string[] => (routerState()?.navigation.matches ?? []).map(({ route }) => route.id);

/** Version of the client build that this page runs. */
export const buildVersion = (): string | undefined => routerGlobals()["__reactRouterManifest"]?.version;
