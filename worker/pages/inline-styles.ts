import * as build from "virtual:react-router/server-build";
import { ROUTE_STYLES } from "virtual:route-styles";
import type { SiteContext } from "../../app/lib/server-context.ts";

/** The site's style sheet of the client, which React Router builds first. Vite itself serves it in development. */
const sheets = import.meta.glob<string>("../../build/client/assets/root-*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const [href = ""] = build.assets.routes["root"]?.css ?? [];
const siteStyles = sheets[`../../build/client${href}`] ?? "";
// The worker does not start without it, because a page without styles is worse.
if (!siteStyles && !import.meta.env.DEV) throw new Error(`The bundle lacks ${href}.`);

/** The site's styles followed by those of the given routes. Pages contain them. */
export const stylesFor: SiteContext["stylesFor"] = (routes) =>
  [siteStyles, ...routes.map((id) => ROUTE_STYLES[id.split(":", 1)[0]!] ?? "")].join("");
