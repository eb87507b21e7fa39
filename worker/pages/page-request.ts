import { matchRoutes } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { PageHandle } from "../../app/lib/page-handle.ts";
import { sitePaths } from "../../app/registry/site-pages.server.ts";
import { pageOf, ROUTER_PARAMS, ROUTES_PARAM } from "../shims/data-requests.ts";

const paths = new Set(sitePaths);

const routes = Object.values(build.routes).flatMap((route) =>
  route?.parentId === "root" ? [{ id: route.id, path: route.path, index: route.index, caseSensitive: true }] : [],
) as Parameters<typeof matchRoutes>[0];

/**
 * The address to render for a request, and whether every visitor gets the same. Parameters that the route does not
 * declare are removed, so that no loader can depend on them. Cacheable are pages, and data of a page or of one of its
 * routes. Source: EDGE-6.
 */
export function classifyRequest(method: string, { pathname, search, searchParams }: URL) {
  const { path, isData } = pageOf(pathname);
  // Matching routes costs more than serving a cached page.
  const known = search ? [...ROUTER_PARAMS, ...declaredQuery(path)] : [];
  const query = [...searchParams].filter(([name]) => known.includes(name));
  const isWhole = query.every(
    ([name, value], at) => at === 0 && isData && name === ROUTES_PARAM && Object.hasOwn(build.routes, value),
  );
  return {
    address: pathname + (query.length > 0 ? `?${new URLSearchParams(query)}` : ""),
    isCacheable: !import.meta.env.DEV && /^(?:GET|HEAD)$/.test(method) && paths.has(path) && isWhole,
  };
}

function declaredQuery(path: string): readonly string[] {
  const matches = matchRoutes(routes, path) ?? [];
  return matches.flatMap(
    ({ route }) => (build.routes[route.id!]?.module.handle as PageHandle | undefined)?.query ?? [],
  );
}
