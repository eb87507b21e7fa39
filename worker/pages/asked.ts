/** What a request says about the page it is for. */
export interface Ask {
  method: string;
  url: URL;
  /** Nothing in development. */
  mayBeShared: boolean;
  /** Two facts of the deployment that pages say: they make other pages. */
  siteUrl: string;
  indexable: boolean;
}

/** The site's pages, as the server build and its content list them (site-pages.ts). */
export interface SitePages {
  paths: ReadonlySet<string>;
  /** Whether a path is answered without being a page: sitemap, security.txt and the like. */
  isFile(path: string): boolean;
  routeIds: ReadonlySet<string>;
  /** Query parameters that the page under a path declares. */
  queryOf(path: string): readonly string[];
}

export type PageKind = "page" | "data" | "not-found";

/** A page that may be kept: under which name, and what to render for it. Nothing else of the request reaches it. */
export interface KeptAsk {
  kind: PageKind;
  key: string;
  /** Path, and for data the query; for a not-found page its class. */
  render: string;
}

/** What must be rendered for this request alone: its path, with the query that the page declares. */
export interface UnkeptAsk {
  kind: "unkept";
  render: string;
}

/** What React Router itself asks: which routes' data is wanted, and whether an index route's form was posted. */
const ROUTER_PARAMS: readonly string[] = ["_routes", "index"];

/**
 * What is asked. Pages read no cookie, so none counts: those of a parent domain come with every request. Credentials do
 * not change a page either.
 */
export function whatIsAsked(ask: Ask, site: SitePages): KeptAsk | UnkeptAsk {
  const { pathname, searchParams } = ask.url;
  // React Router repeats such a path in a warning on the console, and a path can hold anything.
  if (!isDecodable(pathname)) return kept(ask, "not-found", notFoundClass(pathname, site.paths));
  const isData = pathname.endsWith(".data");
  const path = isData ? pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : pathname;
  const alone = () => unkept(ask.url, site.queryOf(path));

  if ((ask.method !== "GET" && ask.method !== "HEAD") || !ask.mayBeShared) return alone();
  if (!site.paths.has(path)) {
    return isData || site.isFile(path) ? alone() : kept(ask, "not-found", notFoundClass(path, site.paths));
  }
  if (site.queryOf(path).some((name) => searchParams.has(name))) return alone();
  if (!isData) return kept(ask, "page", path);
  const routes = searchParams.get("_routes");
  if (routes === null) return kept(ask, "data", pathname);
  // The client asks for the page's own route, or for everything. Other selections are not worth a place.
  if (!site.routeIds.has(routes)) return alone();
  return kept(ask, "data", `${pathname}?_routes=${encodeURIComponent(routes)}`);
}

const kept = ({ siteUrl, indexable }: Ask, kind: PageKind, render: string): KeptAsk => ({
  kind,
  key: `${siteUrl} ${indexable} ${kind} ${render}`,
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

/** A parameter that the page does not declare reaches no loader: none can change a page unseen. */
function unkept({ pathname, searchParams }: URL, declared: readonly string[]): UnkeptAsk {
  const known = new Set([...ROUTER_PARAMS, ...declared]);
  const query = new URLSearchParams([...searchParams].filter(([name]) => known.has(name))).toString();
  return { kind: "unkept", render: pathname + (query && `?${query}`) };
}

/**
 * Not-found pages differ in the path they name, in the menu item that is marked (the page above the path, however it is
 * spelled), and in the route that was asked (one segment under /services is a service, two are nothing, and routes mind
 * the case). So one stands for a whole class: the longest page path above, as it is written or in capitals for any other
 * spelling, then `/-` for one further segment or `/-/-` for more. There are fewer classes than four times the pages.
 */
export function notFoundClass(path: string, pages: ReadonlySet<string>): string {
  const segments = path.slice(1).split("/");
  let depth = Math.min(segments.length - 1, 3);
  while (depth > 0 && !pages.has(`/${segments.slice(0, depth).join("/").toLowerCase()}`)) depth -= 1;
  const above = depth > 0 ? `/${segments.slice(0, depth).join("/")}` : "";
  return `${pages.has(above) ? above : above.toUpperCase()}${segments.length - depth > 1 ? "/-/-" : "/-"}`;
}
