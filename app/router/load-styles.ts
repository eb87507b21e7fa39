import { stylesOfRoutes } from "../styles/route-styles.ts";
import { PRESS_SHEET_ID } from "./shims/press-sheet.ts";
import { pendingRoutes } from "./shims/router-globals.ts";

/**
 * Client middleware: loads the style sheets of the next page beside its data, because no page must be shown without them. If one does
 * not come, the page is loaded in full (full-load.ts), and the next navigation tries again.
 */
export async function loadNextStyles<Results>(_: object, next: () => Promise<Results>): Promise<Results> {
  const [results] = await Promise.all([next(), ...stylesOfRoutes(pendingRoutes()).map(loadStyle)]);
  return results;
}

async function loadStyle(href: string): Promise<void> {
  // The server wrote these into the document (shell/frame/styles.tsx).
  if (document.getElementById(PRESS_SHEET_ID)?.dataset["sheets"]?.split(" ").includes(href)) return;
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (known?.sheet) return;
  const link = known ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loading = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  // In the body, and so behind the site's own sheet also when an error page writes the head anew.
  if (!known) document.body.insertAdjacentElement("beforeend", link);
  await loading.catch(() => {
    link.remove();
    throw new Error(`${href} did not load.`);
  });
}
