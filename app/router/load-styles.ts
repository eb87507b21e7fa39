import { stylesOfRoutes } from "../styles/route-styles.ts";
import { PRESS_SHEET_ID } from "./shims/press-sheet.ts";

/** The sheets that the document has or is loading, by address. */
const sheets = new Map<string, Promise<boolean>>();

/**
 * Loads the style sheets of some routes' pages, which must not be shown without them. Resolves to false when one does not
 * come; the next call tries again.
 */
export async function loadStyles(routes: readonly string[]): Promise<boolean> {
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
