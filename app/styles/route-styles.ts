import { ROUTE_STYLES } from "virtual:route-styles";

/**
 * URLs of the style sheets that these routes need besides the site's own (styles/site.css), each once. The worker writes
 * them into the page; the browser loads those of the next page (router/load-styles.ts).
 */
export const stylesOfRoutes = (routes: readonly string[]): string[] => [
  ...new Set(routes.flatMap((route) => ROUTE_STYLES[route.split(":", 1)[0]!] ?? [])),
];
