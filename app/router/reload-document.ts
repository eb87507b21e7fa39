import { useEffect } from "react";
import { isRouteErrorResponse, redirectDocument, useLocation } from "react-router";
import type { Route } from "../+types/root";
import { UNSTYLED_HIDDEN_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";

/** The address for which the document was loaded (router/before-hydration.ts), until it shows another page. */
const loaded = globalThis as { servedAt?: string };

/** The page that the document shows. Without its build, the next page is loaded in full: after an error, or if its styles failed. */
let shown: { pathname: string; build?: string } | undefined;

/** Notes the page that is shown. A changed query alone, as in a filter, is no other page. */
export function useShownPage(build: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown && shown.pathname !== pathname) delete loaded.servedAt;
    shown = { pathname, build };
  }, [pathname, build]);
}

/**
 * Loads the page in full, once, if it was opened within the document and failed. Offline, the browser then shows its own
 * message, from which Back works. React Router does the same if a route's code does not load. Source: OPS-4.
 */
export function useReloadAfterFailure(): boolean {
  const isServed = useServed();
  const isNeeded = !import.meta.env.DEV && !isServed && !isOfCurrentAddress();
  useEffect(() => {
    shown = undefined;
    if (isNeeded) location.reload();
  }, [isNeeded]);
  return isNeeded;
}

/**
 * Client middleware: loads a page in full if its data comes from another build than the document, if the document opens no
 * further page, or if it is not found. Within the document, its error page would mount the document anew, and the scroll
 * positions of the pages before would be lost. Source: GEN-3, OPS-4.
 */
export const loadDocument: Route.ClientMiddlewareFunction = async ({ url }, next) => {
  const results = await next();
  const isMissing = Object.values(results).some(({ result }) => isRouteErrorResponse(result) && result.status === 404);
  const { build } = (results["root"]?.result ?? {}) as { build?: string };
  const isStale = url.pathname !== shown?.pathname && (!shown?.build || (build && build !== shown.build));
  if (import.meta.env.DEV || !(isMissing || isStale)) return results;
  // Going back has changed the address already. A redirect to it, with a hash, would only scroll.
  if (url.href === location.href) location.reload();
  // The browser shows progress itself, until the page comes or the visitor stops it.
  document.querySelector(".page-progress")?.setAttribute("hidden", "");
  throw redirectDocument(url.href);
};

/** React shows a later page also if its style sheet fails (shell/frame/styles.tsx). Loaded in full, it contains its styles. */
export function reloadDocumentWithoutStyles({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement && target.dataset["precedence"] === "page")) return;
  // The first page needs no other styles.
  if (loaded.servedAt?.split("?", 1)[0] === location.origin + location.pathname) return void delete shown?.build;
  document.documentElement.animate({ visibility: ["hidden", "hidden"] }, UNSTYLED_HIDDEN_MS);
  location.reload();
}

/** Whether the document was loaded for the current address. Back may change it before the router listens. */
export const isOfCurrentAddress = (): boolean => loaded.servedAt === location.href.split("#", 1)[0];
