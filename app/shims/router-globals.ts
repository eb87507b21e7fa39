/*
 * Library: react-router 8.4.0. In framework mode it creates its router itself and hands it to nobody outside React; it leaves
 * it on the window, with the manifest of the client build.
 * Changed: nothing; the two are read. Middleware and listeners of the window can use no hook.
 * Gain: a page whose code or data does not come is loaded in full (router/failed-navigation.ts).
 * Upstream: none found.
 * Goes: when client middleware is told of the navigation it serves, and the client's build can be asked for.
 * Test: tests/e2e/shims.slow.spec.ts, "the router leaves its state and the build's version on the window".
 */
import type { createBrowserRouter } from "react-router";

type Router = ReturnType<typeof createBrowserRouter>;

interface ReactRouterGlobals {
  __reactRouterDataRouter?: Router;
  __reactRouterManifest?: { version: string };
}

const routerGlobals = () => window as ReactRouterGlobals;

/** What the router shows and where it is going; undefined before hydration. */
export const routerState = (): Router["state"] | undefined => routerGlobals()["__reactRouterDataRouter"]?.state;

/** Where the router is going; undefined while it is at rest. */
export const pendingLocation = () => routerState()?.navigation.location;

/** Whether the router is going to another path than the one it shows. */
export const isOtherPagePending = (): boolean =>
  (pendingLocation()?.pathname ?? routerState()?.location.pathname) !== routerState()?.location.pathname;

/** Ids of the routes whose page is being opened; none while the router is at rest. */
export const pendingRoutes = (): string[] => (routerState()?.navigation.matches ?? []).map(({ route }) => route.id);

/** Ids of the routes that a page's path leads to. */
export const routesOf = (page: string): string[] =>
  (routerGlobals()["__reactRouterDataRouter"]?.match(page) ?? []).map(({ route }) => route.id);

/** Version of the client build that this page runs. */
export const buildVersion = (): string | undefined => routerGlobals()["__reactRouterManifest"]?.version;
