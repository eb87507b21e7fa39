import * as build from "virtual:react-router/server-build";
import { ROUTE_STYLES } from "virtual:route-styles";
import { stylesOfRoutes } from "../../app/styles/route-styles.ts";
import type { SiteContext } from "../../app/lib/server-context.ts";

/** The client's style sheets, by file. React Router builds the client first. As part of the bundle, they cannot fail to load. */
const CLIENT = "../../build/client";
const sheets = import.meta.glob<string>("../../build/client/assets/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Style sheets that pages contain inline, from the bundle. The worker refuses to start if one is missing, because a page
 * without styles is worse. Empty in development, where Vite serves the styles.
 */
const SITE_SHEET = textOf(build.assets.routes["root"]?.css ?? []);
if (!import.meta.env.DEV && !SITE_SHEET) throw new Error("The bundle lacks the site's sheet.");
textOf(stylesOfRoutes(Object.keys(ROUTE_STYLES)));

/** The site's style sheet followed by those of the given routes. */
export const stylesFor: SiteContext["stylesFor"] = (routes) => {
  const own = stylesOfRoutes(routes);
  return { css: [SITE_SHEET, textOf(own)].join("\n"), sheets: own.join(" ") };
};

function textOf(paths: readonly string[]): string {
  if (import.meta.env.DEV) return "";
  const texts = paths.map((path) => sheets[CLIENT + path]);
  if (!texts.every(Boolean)) throw new Error(`The bundle lacks a sheet of ${paths.join()}.`);
  return texts.join("\n");
}
