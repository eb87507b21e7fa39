import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { buildVersion, pendingLocation, pendingRoutes, routerState } from "./shims/router-globals.ts";
import { loadStyles } from "./load-styles.ts";

/*
 * A page whose code, data or styles fail to load is opened as a full document: after a deploy that loads the new build,
 * and without a connection the browser shows its own error page, from which Back works.
 */

/** Whether the browser is loading another document. Firefox then aborts this page's requests. */
let isLeaving = false;

/** Whether the last data response is from another build than this page's code. */
let isOtherBuild = false;

/** Starts watching. Called once, before hydration. */
export function watchFailedNavigations(): void {
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    // The page comes from the back/forward cache, and its navigation was aborted.
    if (persisted && pendingLocation()) openInFull();
  });
  watchBuilds();
  // React Router reloads the current page if a route's chunk does not load, even for a page that was only prefetched.
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    const { isOwnReload } = window as { isOwnReload?: boolean };
    if (event.navigationType !== "reload" || event.userInitiated || isOwnReload) return;
    event.preventDefault();
    if (pendingLocation()) setTimeout(openInFull);
  });
}

/** Reloads the page. Any other reload by a script is React Router's and is canceled. */
export function reloadPage(): void {
  (window as { isOwnReload?: boolean }).isOwnReload = true;
  location.reload();
}

/** React Router does not expose the headers of data responses, so they are read here. */
function watchBuilds(): void {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const answer = await fetch(...args);
    if (new URL(answer.url, location.href).pathname.endsWith(".data")) isOtherBuild = isOfOtherBuild(answer);
    return answer;
  };
}

/** Always false in development, where each request has its own version. */
function isOfOtherBuild({ headers }: Response): boolean {
  const [own, deployed] = [buildVersion(), headers.get("x-client-build")];
  return !import.meta.env.DEV && Boolean(own && deployed) && own !== deployed;
}

type Results = Record<string, DataStrategyResult>;

/** Client middleware: opens a page as a full document if its data or a sheet failed to load or is from another build. */
export async function openFailedInFull({ request }: { request: Request }, next: () => Promise<Results>) {
  if (request.method !== "GET") return next();
  isLeaving = false;
  isOtherBuild = false;
  const sheets = loadStyles(pendingRoutes());
  const results = await next();
  const isComplete = await sheets;
  // Typing into a filter changes only the query. A full load would lose the text.
  const isOtherPage = new URL(request.url).pathname !== routerState()?.location.pathname;
  if (isComplete && !hasFailed(results) && !(isOtherBuild && isOtherPage)) return results;
  if (request.signal.aborted) return results;
  openInFull();
  // The current page stays until the browser shows the next one or another navigation begins.
  return new Promise<Results>((resolve) => request.signal.addEventListener("abort", () => resolve({})));
}

/** Whether data failed to load or cannot be read. Error responses of the server are not failures: the page shows them. */
const hasFailed = (results: Results): boolean =>
  Object.values(results).some(({ type, result }) => type === "error" && !isRouteErrorResponse(result));

function openInFull(): void {
  const { pathname, search, hash } = pendingLocation() ?? location;
  if (!isLeaving) location.assign(pathname + search + hash);
}

/** Pause before a failed import is tried again. */
const AGAIN_MS = 5000;
const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** Imports a part that the page can do without; undefined if that fails. */
export const importOptional = <T>(load: () => Promise<T>): Promise<T | undefined> => load().catch(() => undefined);

/** Imports a part that the page needs, and tries twice. A second failure shows the error page. */
export const importNeeded = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => pause().then(load));

/** Imports a part whose markup was served, and tries until it succeeds. */
export const importPatiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => pause().then(() => importPatiently(load)));
