/*
 * Library: react-router 8.4.0. In framework mode it makes its router itself and hands it to nobody outside React; it leaves it
 * on the window, with the code of the routes and the manifest of the client build.
 * Changed: nothing; the three are read. Middleware and listeners of the window are no parts of React and can use no hook.
 * Gain: what was looked at opens without a connection, a page that is gone after a deploy is loaded anew, and a visitor
 * whose next page cannot be had stays where they are (lib/navigation/kept-pages.ts, stale-build.ts, stay-here.ts).
 * Upstream: none found.
 * Goes: when client middleware is told of the navigation it serves, and the client's build can be asked for.
 * Test: tests/e2e/shims.spec.ts, "the router leaves its state, its routes' code and the build's version on the window".
 */
import type { createBrowserRouter } from "react-router";

type Router = ReturnType<typeof createBrowserRouter>;

/** What React Router leaves on the window: its router, the code of routes by id, and the manifest of the client build. */
interface ReactRouterGlobals {
  __reactRouterDataRouter?: Router;
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterManifest?: {
    version: string;
    routes: Record<string, { hasLoader: boolean; module: string; imports?: readonly string[] } | undefined>;
  };
}

export const routerGlobals = () => window as ReactRouterGlobals;

/** What the router shows and where it is going; undefined before hydration. */
export const routerState = (): Router["state"] | undefined => routerGlobals()["__reactRouterDataRouter"]?.state;

/** Where the router is going; undefined while it is at rest. A new object for each navigation. */
export const pendingLocation = () => routerState()?.navigation.location;

/** Whether the router is going to another path than the one it shows. */
export const isOtherPageUnderWay = (): boolean =>
  (pendingLocation()?.pathname ?? routerState()?.location.pathname) !== routerState()?.location.pathname;

/** Ids of the routes whose page is being opened; none while the router is at rest. */
export const pendingRoutes = (): string[] => (routerState()?.navigation.matches ?? []).map(({ route }) => route.id);

/** Whether a route's code is there. */
export const isCodeThere = (routeId: string): boolean =>
  routeId in (routerGlobals()["__reactRouterRouteModules"] ?? {});

/** Version of the client build that this page runs. */
export const buildVersion = (): string | undefined => routerGlobals()["__reactRouterManifest"]?.version;

/** Path and query of an address: what a page's data depends on. */
export const pageAt = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;
