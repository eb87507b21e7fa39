/** The parts of a request that decide which page it gets and whether that page can be cached. */
export interface PageRequest {
  method: string;
  url: URL;
  /** False in development. */
  mayBeShared: boolean;
  /** Pages contain these two settings, so they are part of the cache key. */
  siteUrl: string;
  indexable: boolean;
}

/** The site's pages, from the server build and the content (site-pages.ts). */
export interface SitePages {
  paths: ReadonlySet<string>;
  /** Whether a path is a resource route such as the sitemap or security.txt. */
  isFile(path: string): boolean;
  routeIds: ReadonlySet<string>;
  /** Query parameters that the page at a path declares. */
  queryOf(path: string): readonly string[];
}

export type PageKind = "page" | "data" | "not-found";

/** A cacheable page. Only `render` reaches the page, nothing else of the request. */
export interface CacheableRequest {
  kind: PageKind;
  key: string;
  /** Path; for data with its query; for a not-found page its class. */
  render: string;
}

/** A page to render for this request only. `render` is the path with the query parameters that the page declares. */
export interface UncacheableRequest {
  kind: "uncacheable";
  render: string;
}

/** React Router's own query parameters: the routes whose data is requested, and posts to an index route. */
const ROUTER_PARAMS: readonly string[] = ["_routes", "index"];

/**
 * Classifies a request. Pages read no cookie, so none counts: those of a parent domain come with every request.
 * Credentials do not change a page either.
 */
export function classifyRequest(request: PageRequest, site: SitePages): CacheableRequest | UncacheableRequest {
  const { pathname, searchParams } = request.url;
  // React Router would print such a path to the console, and a path can contain anything.
  if (!isDecodable(pathname)) return cacheable(request, "not-found", notFoundClass(pathname, site.paths));
  const isData = pathname.endsWith(".data");
  // Stryker disable next-line Regex: no page's path contains the ending twice.
  const path = isData ? pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : pathname;
  const notCached = () => uncacheable(request.url, site.queryOf(path));

  if ((request.method !== "GET" && request.method !== "HEAD") || !request.mayBeShared) return notCached();
  if (!site.paths.has(path)) {
    return isData || site.isFile(path) ? notCached() : cacheable(request, "not-found", notFoundClass(path, site.paths));
  }
  if (site.queryOf(path).some((name) => searchParams.has(name))) return notCached();
  if (!isData) return cacheable(request, "page", path);
  const routes = searchParams.get("_routes");
  if (routes === null) return cacheable(request, "data", pathname);
  // The client requests the data of the page's own route or of all routes. Other combinations are not cached.
  if (!site.routeIds.has(routes)) return notCached();
  return cacheable(request, "data", `${pathname}?_routes=${encodeURIComponent(routes)}`);
}

const cacheable = ({ siteUrl, indexable }: PageRequest, kind: PageKind, render: string): CacheableRequest => ({
  kind,
  key: `${siteUrl} ${indexable} ${kind} ${render}`,
  render,
});

function isDecodable(path: string): boolean {
  try {
    // The comparison keeps the bundler from removing the call.
    // Stryker disable next-line StringLiteral: a path starts with a slash.
    return decodeURI(path) !== "";
    // Stryker disable next-line BlockStatement: undefined is as falsy as false.
  } catch {
    return false;
  }
}

/** Removes query parameters that the page does not declare, so that no loader can depend on them. */
function uncacheable({ pathname, searchParams }: URL, declared: readonly string[]): UncacheableRequest {
  const known = new Set([...ROUTER_PARAMS, ...declared]);
  const query = new URLSearchParams([...searchParams].filter(([name]) => known.has(name))).toString();
  return { kind: "uncacheable", render: pathname + (query && `?${query}`) };
}

/**
 * The class of a not-found path. All paths of a class share one rendered page, because not-found pages differ only in
 * the path they name, the active menu item (from the longest parent path that is a page, in any case) and the matched
 * route (one segment under /services matches the service route, two match nothing; routes are case-sensitive).
 * The class is that parent path (in capitals if the case differs) plus `/-` for one further segment or `/-/-` for more.
 * There are fewer classes than four times the number of pages.
 */
export function notFoundClass(path: string, pages: ReadonlySet<string>): string {
  const segments = path.slice(1).split("/");
  let depth = Math.min(segments.length - 1, 3);
  while (depth > 0 && !pages.has(`/${segments.slice(0, depth).join("/").toLowerCase()}`)) depth -= 1;
  const above = depth > 0 ? `/${segments.slice(0, depth).join("/")}` : "";
  return `${pages.has(above) ? above : above.toUpperCase()}${segments.length - depth > 1 ? "/-/-" : "/-"}`;
}
