/*
 * Library: react-router 8.4.0 fetches a page's data for a client navigation.
 * Changed: nothing. The worker reads addresses that the router defines: a page's data is at the page's address with `.data`
 * appended (`/_.data` for `/`). `_routes` names the routes whose data is wanted, and `index` a form of an index route.
 * Gain: data is cached like its page, and a path has one name in the log.
 * Upstream: none found; `createRequestHandler` does not tell the worker which page a request is about.
 * Remove when: data requests are not cached.
 * Test: tests/worker/cache.test.ts, "data is cached by its parameters".
 */

/** The path of the page that a request is about, and whether it asks for the page's data. */
export function pageOf(pathname: string): { path: string; isData: boolean } {
  if (!pathname.endsWith(".data")) return { path: pathname, isData: false };
  return { path: pathname.slice(0, -".data".length).replace(/\/_$/, "/"), isData: true };
}

/** The parameter that selects routes. */
export const ROUTES_PARAM = "_routes";

/** Query parameters of the router's own. */
export const ROUTER_PARAMS: readonly string[] = [ROUTES_PARAM, "index"];
