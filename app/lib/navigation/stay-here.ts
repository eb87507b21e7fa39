import { isSiteThere } from "./connection.ts";
import { isLeaving } from "./leaving.ts";
import { navigateHere, placeInHistory } from "../../shims/history.ts";
import { pageAt, routerState } from "../../shims/router-globals.ts";

/** Told to the page when a navigation ended where it began, because nothing could be fetched. */
export const CUT_OFF_EVENT = "page-cut-off";

/** Place in the history of the page on screen. */
let shownAt: number | undefined;

/** To be called when a page has arrived. */
export function noteArrival(): void {
  shownAt = placeInHistory();
}

/**
 * Ends the navigation under way and stays on the page: address, focus and scroll position are as before. React Router
 * cannot drop a navigation, but another one takes its place: the one to where the visitor is, which fetches nothing
 * (keepsPage). Returns whether there was a way.
 */
export function stayHere(): boolean {
  const state = routerState();
  if (!state) return false;
  if (pageAt(location) === pageAt(state.location)) return navigateHere();
  // Going back or forward has changed the address before the page could be had.
  const steps = (shownAt ?? NaN) - (placeInHistory() ?? NaN);
  if (!steps || isLeaving()) return false;
  history.go(steps);
  return true;
}

/** Loads a document, unless the site cannot be reached: then the page stays, and says so. */
export async function ifReachable(load: () => void): Promise<void> {
  if (await isSiteThere()) load();
  else dispatchEvent(new Event(CUT_OFF_EVENT));
}

/** As stayHere, and says so, unless the visitor is leaving anyway. */
export function stayCutOff(): boolean {
  const hasStayed = stayHere();
  if (hasStayed && !isLeaving()) dispatchEvent(new Event(CUT_OFF_EVENT));
  return hasStayed;
}

/** Whether the navigation under way leads to the page on screen, by way of the history. */
export function keepsPage(): boolean {
  const { navigation, location } = routerState()!;
  return navigation.historyAction === "POP" && pageAt(navigation.location) === pageAt(location);
}
