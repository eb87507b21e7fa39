import type { ContextType } from "react";
import type { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

type Router = NonNullable<ContextType<typeof DataRouterContext>>["router"];

/** What React Router leaves on the window: its router, the code of routes by id, and the manifest of the client build. */
interface ReactRouterGlobals {
  __reactRouterDataRouter?: Router;
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterManifest?: { version: string };
}

const globals = () => window as ReactRouterGlobals;

/** What the router shows and where it is going; undefined before hydration. */
export const routerState = (): Router["state"] | undefined => globals()["__reactRouterDataRouter"]?.state;

/** Where the router is going; undefined while it is at rest. A new object for each navigation. */
export const pendingLocation = () => routerState()?.navigation.location;

/** Whether a route's code is there. */
export const isCodeThere = (routeId: string): boolean => routeId in (globals()["__reactRouterRouteModules"] ?? {});

/** Version of the client build that this page runs. */
export const buildVersion = (): string | undefined => globals()["__reactRouterManifest"]?.version;

/** Path and query of an address: what a page's data depends on. */
export const pageAt = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;
