import { stylesOfRoutes } from "../styles/route-styles.ts";
import { PRESS_SHEET_ID } from "./shims/press-sheet.ts";
import { pendingRoutes } from "./shims/router-globals.ts";

/** The sheets that the document has or is loading, by address. */
const sheets = new Map<string, Promise<boolean>>();

/**
 * Client middleware: loads the style sheets of the next page beside its data, because no page must be shown without them. If one does
 * not come, the page is loaded in full (full-load.ts), and the next navigation tries again.
 */
export async function loadNextStyles<Results>(_: object, next: () => Promise<Results>): Promise<Results> {
  const sheets = loadStyles(pendingRoutes());
  const results = await next();
  if (!(await sheets)) throw new Error("A style sheet did not load.");
  return results;
}

async function loadStyles(routes: readonly string[]): Promise<boolean> {
  if (import.meta.env.DEV) return true;
  const loading = stylesOfRoutes(routes).map((href) => isInDocument(href) || loadStyle(href));
  return (await Promise.all(loading)).every(Boolean);
}

/** Whether the server wrote a sheet into the document (shell/frame/styles.tsx). */
const isInDocument = (href: string): boolean =>
  document.getElementById(PRESS_SHEET_ID)?.dataset["sheets"]?.split(" ").includes(href) ?? false;

function loadStyle(href: string): Promise<boolean> {
  const known = sheets.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loading = new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      sheets.delete(href);
      resolve(false);
    });
  });
  sheets.set(href, loading);
  // In the body, and so behind the site's own sheet also when an error page writes the head anew.
  document.body.insertAdjacentElement("beforeend", link);
  return loading;
}
