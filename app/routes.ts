import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pages } from "./registry/pages.server.ts";

/** Every page of the registry, the files that are answered by code, and all that is neither. Source: RT-1…5. */
const routes = [
  ...pages.map(({ path, route: name }) => {
    const file = `routes/${name}.tsx`;
    return path === "/" ? index(file) : route(path.slice(1), file);
  }),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("opensearch.xml", "routes/opensearch.ts"),
  route("specimens/:id.csv", "routes/specimen-csv.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

/** `/About` is not `/about`: a page has one address, so that caches and search engines see it once. */
export default routes.map((entry) => ({ ...entry, caseSensitive: true }));
