import * as build from "virtual:react-router/server-build";
import { ROUTE_STYLES } from "virtual:route-styles";
import { stylesOfRoutes } from "../../app/styles/route-styles.ts";
import type { SiteContext } from "../../app/lib/server-context.ts";

/** The style sheets of the client, which React Router builds first. Vite itself serves them in development. */
const sheets = import.meta.glob<string>("../../build/client/assets/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

const siteSheets = build.assets.routes["root"]?.css ?? [];

/** The site's style sheet followed by those of the given routes. Pages contain them inline. */
export const stylesFor: SiteContext["stylesFor"] = (routes) => {
  const own = stylesOfRoutes(routes);
  const texts = [...siteSheets, ...own].map((path) => sheets[`../../build/client${path}`]);
  if (!import.meta.env.DEV && !(texts.length > 0 && texts.every(Boolean))) throw new Error("The bundle lacks a sheet.");
  return { css: texts.join("\n"), sheets: own.join(" ") };
};

// The worker does not start without them, because a page without styles is worse.
stylesFor(Object.keys(ROUTE_STYLES));
