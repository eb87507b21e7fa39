import { useEffect, useState } from "react";
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, useLocation } from "react-router";
import { useServed } from "../lib/context/use-hydrated.ts";

/**
 * Loads the page in full, once, if it shows data of another build than the code's, or was opened within the document and
 * failed, for example because a deployment has removed its files. So is the page after one that failed as soon as it was
 * loaded. Offline, the browser then shows its own message, from which Back works. React Router does the same itself if
 * a route's code does not load. Source: OPS-4.
 */
export function useFullLoad({ isStale = false, isFailed = false }): boolean {
  const isServed = useServed();
  const isAfterFailure = (isFailed || failed.here) && !isServed && !isOfCurrentAddress();
  const isNeeded = !import.meta.env.DEV && (isStale || isAfterFailure);
  useEffect(() => {
    if (isFailed) failed.here = true;
    if (isNeeded) location.reload();
  }, [isFailed, isNeeded]);
  return isNeeded;
}

/** Whether this document has shown an error page. */
const failed = { here: false };

/**
 * Whether the data of this page comes from another build than the document. Typing into a filter changes only the query,
 * and does not load the page. @param build the build that answered
 */
export function useStaleBuild(build: string): boolean {
  const { pathname } = useLocation();
  const [own, setOwn] = useState({ build, pathname });
  const isNewPath = pathname !== own.pathname;
  if (isNewPath && build === own.build) setOwn({ build, pathname });
  return isNewPath && build !== own.build;
}

/**
 * Client middleware: loads a page that is not found in full. Within the document, its error page would mount the document
 * anew, and the scroll positions of the pages before would be lost. Source: GEN-3.
 */
export const loadMissingInFull: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const isMissing = Object.values(results).some(({ result }) => isRouteErrorResponse(result) && result.status === 404);
  if (!isMissing || import.meta.env.DEV) return results;
  location.assign(request.url);
  return new Promise(() => {});
};

/** React shows a page also without its style sheets if they do not come. Loaded in full, it contains them. */
export const loadInFullWithoutStyles = (): void => addEventListener("error", reloadWithoutSheet, true);

function reloadWithoutSheet({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement && target.dataset["precedence"] === "page")) return;
  removeEventListener("error", reloadWithoutSheet, true);
  document.documentElement.style.visibility = "hidden";
  location.reload();
}

/**
 * Whether the document was loaded for the current address (router/first-arrival.ts). After a reload, Back changes the address
 * without loading a document, and the router may not listen yet.
 */
export const isOfCurrentAddress = (): boolean =>
  (window as { servedAt?: string }).servedAt === location.href.split("#", 1)[0];
