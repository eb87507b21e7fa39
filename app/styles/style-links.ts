import type { LinksFunction } from "react-router";
import { ROUTE_STYLES } from "virtual:route-styles";

/** URLs of the style sheets that these routes need besides the site's own (styles/site.css), each once. */
export const stylesOfRoutes = (routes: readonly string[]): string[] => [
  ...new Set(routes.flatMap((route) => ROUTE_STYLES[route.split(":", 1)[0]!] ?? [])),
];

/**
 * The `links` of a route: its style sheets, except those that the first page contains (shell/frame/styles.tsx). The router
 * fetches them ahead with the page, and React shows no page before they have come (`precedence`).
 * @param route the name of its module
 */
export const styleLinks =
  (route: string): LinksFunction =>
  () =>
    stylesOfRoutes([`routes/${route}`])
      .filter((href) => !document.querySelector(`style[data-href~="${href}"]`))
      .map((href) => ({ rel: "stylesheet", href, precedence: "page" }));
