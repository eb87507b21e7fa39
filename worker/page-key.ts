import type { Context } from "hono";
import * as build from "virtual:react-router/server-build";
import { sitePaths } from "../app/content/site-routes.ts";
import { declaredQuery } from "./declared-query.ts";
import type { WorkerEnv } from "./types.ts";

/** A page that may be kept: what to render for it, and under which name. */
export interface PageKey {
  kind: "page" | "data" | "not-found";
  key: string;
  /** Path, and for data the query, that is rendered: nothing else of the request reaches a kept page. */
  render: string;
}

const PAGES = new Set(sitePaths);

/** Paths that React Router answers without being pages: sitemap, security.txt and the like. */
const OTHER_ROUTES = new Set(
  Object.values(build.routes).flatMap((route) => (route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [])),
);

/**
 * How the request's page is kept, or null where it must be rendered for this request alone. Pages read no cookie, so none
 * counts: those of a parent domain come with every request. Credentials do not change a page either, but caches on the
 * way may not store what was asked with them (RFC 9111, section 3.5), which `no-store` says of what is rendered alone.
 */
export function pageKeyOf(c: Context<WorkerEnv>): PageKey | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  // React Router repeats such a path in a warning on the console, and a path can hold anything.
  if (!isDecodable(c.var.url.pathname)) return named(c, "not-found", notFoundClass(c.var.url.pathname));
  if (c.req.header("authorization")) return null;
  const { pathname, searchParams } = c.var.url;
  const isData = pathname.endsWith(".data");
  const path = pagePath(pathname);
  if (PAGES.has(path)) {
    if (declaredQuery(path).some((name) => searchParams.has(name))) return null;
    if (!isData) return named(c, "page", path);
    const routes = searchParams.get("_routes");
    // The client asks for the page's own route, or for everything. Other selections are not worth a place.
    if (routes !== null && !Object.hasOwn(build.routes, routes)) return null;
    return named(c, "data", pathname + (routes === null ? "" : `?_routes=${encodeURIComponent(routes)}`));
  }
  return isData || OTHER_ROUTES.has(path) ? null : named(c, "not-found", notFoundClass(path));
}

/** The page whose data an address gives, or the address itself. */
export const pagePath = (pathname: string): string =>
  pathname.endsWith(".data") ? pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : pathname;

const named = (c: Context<WorkerEnv>, kind: PageKey["kind"], render: string): PageKey => ({
  kind,
  key: `${c.var.siteUrl} ${c.var.indexable} ${kind} ${render}`,
  render,
});

function isDecodable(path: string): boolean {
  try {
    // The text is looked at because the bundler drops a call whose result nobody needs.
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

/**
 * Not-found pages differ in the path they name, in the menu item that is marked (the page above the path, however it is
 * spelled), and in the route that was asked (one segment under /services is a service, two are nothing, and routes mind
 * the case). So one stands for a whole class: the longest page path above, as it is written or in capitals for any other
 * spelling, then `/-` for one further segment or `/-/-` for more. There are fewer classes than four times the pages.
 */
export function notFoundClass(path: string): string {
  const segments = path.slice(1).split("/");
  let depth = Math.min(segments.length - 1, 3);
  while (depth > 0 && !PAGES.has(`/${segments.slice(0, depth).join("/").toLowerCase()}`)) depth -= 1;
  const above = depth > 0 ? `/${segments.slice(0, depth).join("/")}` : "";
  return `${PAGES.has(above) ? above : above.toUpperCase()}${segments.length - depth > 1 ? "/-/-" : "/-"}`;
}
