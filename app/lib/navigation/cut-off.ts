import { isSiteThere } from "./connection.ts";
import { forgetDataBuild, isDataOfAnotherBuild } from "../../shims/data-build.ts";
import { isCodeLost, noteOpening } from "../../shims/lost-code.ts";
import { pendingRoutes, routerState } from "../../shims/router-globals.ts";
import { bringSheets } from "./page-sheets.ts";
import { openInFull } from "./stale-build.ts";
import type { PageMiddleware, RouteResults } from "./page-middleware.ts";
import { keepsPage, stayCutOff } from "./stay-here.ts";

/**
 * Client middleware: a page whose data or sheet cannot be fetched, for want of a connection above all, leaves the visitor
 * on the page they are on, and says so. Where only the sheet is gone, after a deploy, or the data is for the code of another
 * build, the page is opened in full. Comes before the one that answers from what is kept.
 */
export const stayWhenCutOff: PageMiddleware = async ({ request }, next) => {
  if (request.method !== "GET") return next();
  if (keepsPage()) return shownErrors();
  noteOpening();
  if (isCodeLost()) return openOtherwise(request);
  const sheets = bringSheets(pendingRoutes());
  forgetDataBuild();
  const results = await next();
  if (!request.signal.aborted && (await isCutOff(results)) && stayCutOff()) await ended(request);
  const isWhole = (await sheets) && !(isDataOfAnotherBuild() && isOtherPage(request));
  return isWhole ? results : openOtherwise(request);
};

/** Whether the way leads from the page on screen: what a visitor types there changes its query, and is to stay. */
const isOtherPage = ({ url }: Request): boolean => new URL(url).pathname !== routerState()?.location.pathname;

/** Opens a page in full that needs what did not come, unless nothing can be reached. */
async function openOtherwise(request: Request): Promise<RouteResults> {
  const isThere = await isSiteThere();
  if (request.signal.aborted) return {};
  if (isThere || !stayCutOff()) openInFull();
  await ended(request);
  return {};
}

/** Nothing for a page that has its data. An error page keeps its error, which is the last route's: the others' data stays. */
function shownErrors(): RouteResults {
  const { errors, navigation } = routerState()!;
  const [error] = Object.values(errors ?? {});
  const route = navigation.matches?.at(-1)?.route.id;
  return error && route ? { [route]: { type: "error", result: error } } : {};
}

/** Until another navigation has taken this one's place: nobody waits for its results any more. */
const ended = ({ signal }: Request) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve());
  });

/** Whether the connection failed, before the answer or in the midst of it. A server's own errors are of other types. */
export async function isCutOff(results: RouteResults): Promise<boolean> {
  const errors = Object.values(results).flatMap(({ type, result }) => (type === "error" ? [result] : []));
  if (errors.some((error) => error instanceof TypeError)) return true;
  // Data that cannot be read fails in the same way as data that ends too early.
  const isUnread = errors.some((error) => error instanceof Error && error.cause instanceof TypeError);
  return isUnread && !(await isSiteThere());
}
