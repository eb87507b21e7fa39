import { sheetsOfRoutes } from "../../config/page-sheets.ts";
import { PRESS_SHEET_ID } from "../../shims/press-sheet.ts";

/** The sheets that the document has, or that are on their way to it, by address. */
const here = new Map<string, Promise<boolean>>();

/**
 * Has the sheets of the pages of some routes in the document, those that the server wrote into it included. Until then
 * none of these pages is to be shown. Resolves to false when one does not come; then it is asked for again the next time.
 */
export async function bringSheets(routes: readonly string[]): Promise<boolean> {
  if (import.meta.env.DEV) return true;
  const arrivals = sheetsOfRoutes(routes).map((href) => isWritten(href) || arrivalOf(href));
  return (await Promise.all(arrivals)).every(Boolean);
}

/** The sheets of the pages of some routes that the document has not got and that nobody has asked for. */
export const missingSheets = (routes: readonly string[]): readonly string[] =>
  sheetsOfRoutes(routes).filter((href) => !isWritten(href) && !here.has(href));

/** Whether the server wrote a sheet into the document (layout/frame/styles.tsx). */
const isWritten = (href: string): boolean =>
  document.getElementById(PRESS_SHEET_ID)?.dataset["sheets"]?.split(" ").includes(href) ?? false;

function arrivalOf(href: string): Promise<boolean> {
  const known = here.get(href);
  if (known) return known;
  const arrival = linkSheet(href);
  here.set(href, arrival);
  return arrival;
}

/** At the body's end, and so always behind the site's own sheet: an error page writes that anew, behind all that is in the head. */
function linkSheet(href: string): Promise<boolean> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      here.delete(href);
      resolve(false);
    });
    document.body.insertAdjacentElement("beforeend", link);
  });
}
