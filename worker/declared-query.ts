import { matchRoutes } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { PageHandle } from "../app/lib/page-handle.ts";

/** What React Router itself asks: which routes' data is wanted, and whether an index route's form was posted. */
const ROUTER_PARAMS: readonly string[] = ["_routes", "index"];

const routes = Object.values(build.routes).flatMap((route) =>
  route?.parentId === "root" ? [{ id: route.id, path: route.path, index: route.index, caseSensitive: true }] : [],
);

/** Query parameters that the page under a path reads, as its route module declares them (app/lib/page-handle.ts). */
export function declaredQuery(path: string): readonly string[] {
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path) ?? [];
  return matches.flatMap(({ route }) => (build.routes[route.id!]?.module.handle as PageHandle)?.query ?? []);
}

/** The request without any parameter that its page does not declare: none can change a page unseen. */
export function withDeclaredQuery(request: Request, path: string): Request {
  const url = new URL(request.url);
  if (!url.search) return request;
  const known = new Set([...ROUTER_PARAMS, ...declaredQuery(path)]);
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => known.has(name))).toString();
  return new Request(url, request);
}
