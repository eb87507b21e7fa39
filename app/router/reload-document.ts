import { useEffect, useState } from "react";
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, useLocation } from "react-router";
import { UNSTYLED_HIDDEN_MS } from "../lib/behaviour.ts";
import { useServed } from "../lib/context/use-hydrated.ts";

/** The address for which the document was loaded (router/before-hydration.ts), until it shows another page. */
const loaded = globalThis as { servedAt?: string };

/** This document opens no further page: it has shown an error page, or lacks the styles of later pages. */
let isSpent = false;

/**
 * Loads the page in full, once, if its data comes from another build than the document, if it was opened within the document
 * and failed, or if the document is spent. Offline, the browser then shows its own message, from which Back works. React
 * Router does the same if a route's code does not load. A changed query alone, as in a filter, loads nothing. Source: OPS-4.
 * @param build the build that answered, or undefined on an error page
 */
export function useReloadDocument(build?: string): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [own, setOwn] = useState({ build, pathname });
  const isServed = useServed();
  const isNewPath = pathname !== own.pathname;
  const isStale = isNewPath && (build !== own.build || isSpent);
  const isAfterFailure = (!build || isSpent) && !isServed && !isOfCurrentAddress();
  const isNeeded = !import.meta.env.DEV && (isStale || isAfterFailure);
  if (isNewPath && !isNeeded) setOwn({ build, pathname });
  useEffect(() => {
    if (!build) isSpent = true;
    if (pathname !== first) delete loaded.servedAt;
    if (isNeeded) location.reload();
  }, [build, first, isNeeded, pathname]);
  return isNeeded;
}

/**
 * Client middleware: loads a page that is not found in full. Within the document, its error page would mount the document
 * anew, and the scroll positions of the pages before would be lost. Source: GEN-3.
 */
export const reloadDocumentIfNotFound: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { url },
  next,
) => {
  const results = await next();
  const isMissing = Object.values(results).some(({ result }) => isRouteErrorResponse(result) && result.status === 404);
  if (!isMissing || import.meta.env.DEV) return results;
  // Going back has changed the address already.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  // The browser shows progress itself, until the page comes or the visitor stops it. The router hears of neither.
  document.querySelector(".page-progress")?.setAttribute("hidden", "");
  return new Promise(() => {});
};

/** React shows a later page also if its style sheet fails (shell/frame/styles.tsx). Loaded in full, it contains its styles. */
export function reloadDocumentWithoutStyles({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement && target.dataset["precedence"] === "page")) return;
  isSpent = loaded.servedAt?.split("?", 1)[0] === location.origin + location.pathname;
  // The first page needs no other styles.
  if (isSpent) return;
  document.documentElement.animate({ visibility: ["hidden", "hidden"] }, UNSTYLED_HIDDEN_MS);
  location.reload();
}

/** Whether the document was loaded for the current address. Back may change it before the router listens. */
export const isOfCurrentAddress = (): boolean => loaded.servedAt === location.href.split("#", 1)[0];
