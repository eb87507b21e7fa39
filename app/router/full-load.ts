import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/*
 * Code of one build must not show data of another, and a failed page may need files that a deployment has removed. Both
 * are mended by loading the page in full, once. React Router does so itself if a route's code does not load. Source: OPS-4.
 */

/**
 * Whether the data of this page comes from another build than the document. Typing into a filter changes only the query,
 * and does not load the page. @param build the build that answered
 */
export function useStaleBuild(build: string): boolean {
  const { pathname } = useLocation();
  const [own, setOwn] = useState({ build, pathname });
  const isSame = import.meta.env.DEV || build === own.build;
  if (isSame && pathname !== own.pathname) setOwn({ build, pathname });
  return useReload(!isSame && pathname !== own.pathname);
}

/**
 * Whether a page that failed is loaded in full: if it was opened within the document. Offline, the browser then shows its own
 * message, from which Back works.
 */
export const useFullLoadAfterFailure = (hasFailed: boolean): boolean =>
  useReload(hasFailed && !import.meta.env.DEV && typeof location !== "undefined" && !isOfCurrentAddress());

function useReload(isNeeded: boolean): boolean {
  useEffect(() => {
    if (isNeeded) location.reload();
  }, [isNeeded]);
  return isNeeded;
}

/** React shows a page also without its style sheets if they do not come. Loaded in full, it contains them. */
export const loadInFullWithoutStyles = (): void => addEventListener("error", reloadWithoutSheet, true);

function reloadWithoutSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.dataset["precedence"] === "page") location.reload();
}

/**
 * Whether the document was loaded for the current address (router/first-arrival.ts). After a reload, Back changes the address
 * without loading a document, and the router may not listen yet.
 */
export const isOfCurrentAddress = (): boolean =>
  (window as { servedAt?: string }).servedAt === location.href.split("#", 1)[0];
