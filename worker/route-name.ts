import { isFilePath } from "./missing-files.ts";
import { redirectTarget } from "./redirects.ts";
import { pageOf } from "./shims/data-requests.ts";

/**
 * Returns a function that names a path for the log: the URL pattern that it matches, or that its redirect matches,
 * otherwise `*`. The path itself is never used, because it can contain anything.
 * @param patterns in React Router's notation, such as `/services/:slug`
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
    const { path, isData } = pageOf(pathname);
    return nameOf(redirectTarget(path) ?? path) + (isData ? ".data" : "");
  };
}

/** Compiles a pattern once. React Router's `matchPath` would compile it for each request. */
const shapeOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&").replace(/:[\w-]+/g, "[^/]+")}$`);
