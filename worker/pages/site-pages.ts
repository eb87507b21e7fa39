import { matchRoutes } from "react-router";
import * as build from "virtual:react-router/server-build";
import { sitePaths } from "../../app/registry/site-pages.server.ts";
import type { PageHandle } from "../../app/lib/page-handle.ts";
import type { SitePages } from "./page-request.ts";

const routes = Object.values(build.routes).flatMap((route) => route ?? []);

const routeObjects = routes
  .filter(({ parentId }) => parentId === "root")
  .map(({ id, path, index }) => ({ id, path, index, caseSensitive: true }));

function modulesAt(path: string) {
  const matches = matchRoutes(routeObjects as Parameters<typeof matchRoutes>[0], path) ?? [];
  return matches.map(({ route }) => build.routes[route.id!]!.module);
}

const declaredAt = (path: string): readonly string[] =>
  modulesAt(path).flatMap(({ handle }) => (handle as PageHandle)?.query ?? []);

const paths = new Set(sitePaths);

/** Declared queries by path. Cached because route matching costs more than serving a cached page. */
const declared = new Map<string, readonly string[]>();

/** The site's pages, from the content and the server build. */
export const sitePages: SitePages = {
  paths,
  // Resource routes have no component.
  isFile: (path) => modulesAt(path).some((module) => !module.default),
  routeIds: new Set(routes.map(({ id }) => id)),
  queryOf: (path) => {
    // Stryker disable next-line BooleanLiteral,ConditionalExpression: only limits the size of the cache.
    if (!paths.has(path)) return declaredAt(path);
    const query = declared.get(path) ?? declaredAt(path);
    // Stryker disable next-line CallExpression: only saves time.
    declared.set(path, query);
    return query;
  },
};
