import * as build from "virtual:react-router/server-build";
import { ROUTE_STYLES } from "virtual:route-styles";
import { stylesOfRoutes } from "../../app/styles/style-links.ts";
import type { SiteContext } from "../../app/lib/server-context.ts";

/** The style sheets of the client, which React Router builds first. Vite itself serves them in development. */
const sheets = import.meta.glob<string>("../../build/client/assets/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

const siteSheets = build.assets.routes["root"]?.css ?? [];

/** The site's style sheet followed by those of the given routes. Pages contain them inline. */
export const stylesFor: SiteContext["stylesFor"] = (routes) =>
  [...siteSheets, ...stylesOfRoutes(routes)].map((href) => {
    const css = sheets[`../../build/client${href}`];
    if (!css && !import.meta.env.DEV) throw new Error(`The bundle lacks ${href}.`);
    return { href, css: css ?? "" };
  });

// The worker does not start without them, because a page without styles is worse.
stylesFor(Object.keys(ROUTE_STYLES));
