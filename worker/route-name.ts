import { isFilePath } from "./missing-files.ts";
import { redirectTarget } from "./redirects.ts";

/**
 * How the log calls an address: by the pattern it has, or is redirected to, and `*` where there is none. Never by the path
 * itself, which can hold anything.
 * @param patterns as React Router writes them, such as `/services/:slug`
 */
export function routeNamer(patterns: readonly string[]): (pathname: string) => string {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes(":")));
  const others = patterns
    .filter((pattern) => pattern.includes(":"))
    .map((pattern) => ({ pattern, shape: shapeOf(pattern) }));
  const nameOf = (path: string) => {
    if (plain.has(path)) return path;
    if (path.startsWith("/api/")) return "/api/*";
    if (isFilePath(path)) return "/files/*";
    return others.find(({ shape }) => shape.test(path))?.pattern ?? "*";
  };
  return (pathname) => {
    const isData = pathname.endsWith(".data");
    const path = isData ? pathname.slice(0, -".data".length).replace(/\/_$/, "/") : pathname;
    return nameOf(redirectTarget(path) ?? path) + (isData ? ".data" : "");
  };
}

/** What paths of a pattern look like. React Router's `matchPath` would make it anew for each request. */
const shapeOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&").replace(/:[\w-]+/g, "[^/]+")}$`);
