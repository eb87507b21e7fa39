import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { buildVersion, pendingLocation, pendingRoutes, routerState } from "./shims/router-globals.ts";
import { loadStyles } from "./load-styles.ts";

/*
 * A page whose code, data or style sheet does not come is loaded in full: after a deploy that brings the new build, and
 * without a connection the browser says so and leads back to the page before.
 */

/** Set while the browser loads another document. Firefox then cuts off what this page still fetches. */
let isLeaving = false;

/** Whether the data that came last is from another build than this page's code. */
let isOtherBuild = false;

/** Starts to watch. To be called once, before hydration. */
export function watchFailedNavigations(): void {
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    // The browser has kept a page whose navigation it cut off.
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

/** React Router shows the headers of its data's answers to nobody, so they are read here. */
function watchBuilds(): void {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const answer = await fetch(...args);
    if (new URL(answer.url, location.href).pathname.endsWith(".data")) isOtherBuild = isOfOtherBuild(answer);
    return answer;
  };
}

/** In development each request has a version of its own. */
function isOfOtherBuild({ headers }: Response): boolean {
  const [own, deployed] = [buildVersion(), headers.get("x-client-build")];
  return !import.meta.env.DEV && Boolean(own && deployed) && own !== deployed;
}

type Results = Record<string, DataStrategyResult>;

/** Client middleware: opens a page in full when its data or a sheet did not come, or belongs to another build. */
export async function openFailedInFull({ request }: { request: Request }, next: () => Promise<Results>) {
  if (request.method !== "GET") return next();
  isLeaving = false;
  isOtherBuild = false;
  const sheets = loadStyles(pendingRoutes());
  const results = await next();
  const isComplete = await sheets;
  // What a visitor types into a filter changes the query only, and must not be lost.
  const isOtherPage = new URL(request.url).pathname !== routerState()?.location.pathname;
  if (isComplete && !hasFailed(results) && !(isOtherBuild && isOtherPage)) return results;
  if (request.signal.aborted) return results;
  openInFull();
  // The page stays as it is until the browser shows the next one, or another navigation begins.
  return new Promise<Results>((resolve) => request.signal.addEventListener("abort", () => resolve({})));
}

/** Whether data did not come or cannot be read. What the server answered on purpose is shown by the page. */
const hasFailed = (results: Results): boolean =>
  Object.values(results).some(({ type, result }) => type === "error" && !isRouteErrorResponse(result));

function openInFull(): void {
  const { pathname, search, hash } = pendingLocation() ?? location;
  if (!isLeaving) location.assign(pathname + search + hash);
}

/** Pause before a part that did not come is fetched again. */
const AGAIN_MS = 5000;
const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** Imports a part that the page can do without; undefined when it does not come. */
export const importOptional = <T>(load: () => Promise<T>): Promise<T | undefined> => load().catch(() => undefined);

/** Imports a part that the page needs, with a second try. A failure shows the error page. */
export const importNeeded = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => pause().then(load));

/** Imports a part that served markup stands for, however long that takes. */
export const importPatiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => pause().then(() => importPatiently(load)));
