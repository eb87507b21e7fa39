import { globSync } from "node:fs";
import { basename } from "node:path";
import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pages } from "./registry/pages.server.ts";

/** The module of each route by its name: `home` is features/home/home.route.tsx. */
const modules = new Map(
  globSync("**/*.route.{ts,tsx}", { cwd: import.meta.dirname }).map((file) => [basename(file).split(".")[0], file]),
);

function routeAt(path: string, name: string) {
  const file = modules.get(name);
  if (!file) throw new Error(`There is no ${name}.route.tsx for /${path}.`);
  // A module of several routes has an id for each; what it needs goes by the part before the colon.
  const isShared = pages.filter((page) => page.route === name).length > 1;
  const id = `routes/${name}${isShared ? `:${path}` : ""}`;
  return path === "" ? index(file, { id }) : route(path, file, { id });
}

/** Every page of the registry, the files that are answered by code, and all that is neither. Source: RT-1…5. */
const routes = [
  ...pages.map(({ path, route: name }) => routeAt(path.slice(1), name)),
  routeAt("sitemap.xml", "sitemap"),
  routeAt("opensearch.xml", "opensearch"),
  routeAt("search.json", "suggestions"),
  routeAt("pack.json", "pack-names"),
  routeAt("specimens/:id.csv", "specimen-csv"),
  routeAt("compare.csv", "compare-csv"),
  routeAt("tools/prompt-payment.csv", "prompt-payment-csv"),
  routeAt(".well-known/security.txt", "security-txt"),
  routeAt("*", "not-found"),
] satisfies RouteConfig;

/** `/About` is not `/about`: a page has one address, so that caches and search engines see it once. */
export default routes.map((entry) => ({ ...entry, caseSensitive: true }));
