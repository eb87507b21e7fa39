/*
 * A browser that still runs the build before the last deploy asks for chunks that are gone, or gets data its components
 * do not know. One full load of the address it was going to brings it to the new build. Never two in a row: what fails
 * again is no stale build, and shows the error page.
 */

import { wasCutOff } from "./connection.ts";
import { isLeaving, leave, watchLeaving } from "./leaving.ts";
import { watchDataBuilds } from "../../shims/data-build.ts";
import { loseCode, openedAt } from "../../shims/lost-code.ts";
import { onMissingChunk, reloadPage } from "../../shims/missing-chunk.ts";
import { buildVersion, pendingLocation } from "../../shims/router-globals.ts";
import { stayCutOff, stayHere } from "./stay-here.ts";

/** Where and when the last full load was; sessionStorage, so that it outlives the load and ends with the tab. */
const MARK = "stale-build";

/** For so long after a full load the same address does not get another. */
const ONCE_PER_MS = 60_000;

/** Told to the page when a full load did not help. */
export const STALE_BUILD_EVENT = "stale-build-stays";

/** Listens for chunks of routes that do not load. Called once, before hydration. */
export function watchForStaleBuild(): void {
  watchLeaving();
  watchDataBuilds();
  // A page that is kept comes back at rest. On the way through the history the address was another page's already.
  addEventListener("pagehide", ({ persisted }) => persisted && pendingLocation() && stayHere());
  addEventListener("pageshow", ({ persisted }) => persisted && pendingLocation() && loadOnce(destination()));
  onMissingChunk(() => {
    loseCode();
    // Without a page to go to, the visitor stays, and may never open it.
    const pending = pendingLocation();
    // A navigation cannot be started while another one is being decided.
    if (pending && !hasGivenUp) setTimeout(() => void replaceNavigation(pending));
  });
}

/** Goes on in another way where a route's chunk did not come. */
async function replaceNavigation(pending: object): Promise<void> {
  const isCutOff = isLeaving() || (await wasCutOff(openedAt()));
  if (pendingLocation() !== pending) return;
  if ((isCutOff && stayCutOff()) || loadOnce(destination())) return;
  hasGivenUp = true;
  dispatchEvent(new Event(STALE_BUILD_EVENT));
}

/** Loads the page that the visitor is going to in full, however often they ask for it. */
export function openInFull(): void {
  if (!isLeaving()) loadInFull(destination());
}

/**
 * Imports a part that the page can do without; undefined when it does not come. That brings no full load: without a
 * connection the browser's own error page would take the place of one that works.
 */
export const importOptional = <T>(load: () => Promise<T>): Promise<T | undefined> => load().catch(() => undefined);

/** Pause before a part that did not come is asked for again. */
const AGAIN_MS = 5000;

/**
 * Imports a part that the page cannot do without. Where it is gone, a full load brings the new build; where it was cut
 * off, it is waited for.
 */
export async function importNeeded<T>(load: () => Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await load();
  } catch (error) {
    if (!isLeaving() && !(await wasCutOff(since)) && !loadOnce(destination())) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return importNeeded(load);
  }
}

/** Imports what the server's markup does without until it comes. No full load for it: what was typed would be lost. */
export async function importPatiently<T>(load: () => Promise<T>): Promise<T> {
  const module = await importOptional(load);
  if (module) return module;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  return importPatiently(load);
}

/**
 * Asks which build the server has, and loads the page anew when it is another one. For errors that a stale build may
 * have caused: data in a shape the components do not know, routes that have moved.
 */
export async function loadIfStale(): Promise<void> {
  const own = buildVersion();
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  const deployed = answer?.headers.get("x-client-build");
  if (own && deployed && own !== deployed) loadOnce(destination());
}

/** Set when a full load did not help: only the error page's own Reload loads again. */
let hasGivenUp = false;

/** The address the visitor is going to, or is at: path, query and hash. */
function destination(): string {
  const { pathname, search, hash } = pendingLocation() ?? location;
  return pathname + search + hash;
}

/** Loads an address in full, unless that was just done. Returns whether a document is loading, this one or another. */
function loadOnce(address: string): boolean {
  if (isLeaving()) return true;
  if (wasJustLoaded(address)) return false;
  loadInFull(address);
  return true;
}

function loadInFull(address: string): void {
  leave();
  const url = new URL(address, location.href);
  const staysHere = url.pathname === location.pathname && url.search === location.search;
  // Going to another hash of the same page would load nothing.
  if (staysHere) history.replaceState(history.state, "", address);
  if (staysHere) reloadPage();
  else location.assign(address);
}

/** Reads and renews the mark. Without sessionStorage nothing is loaded: better an error page than a loop. */
function wasJustLoaded(address: string): boolean {
  try {
    const mark = JSON.parse(sessionStorage.getItem(MARK) ?? "null") as { address: string; at: number } | null;
    if (mark?.address === address && Date.now() - mark.at < ONCE_PER_MS) return true;
    sessionStorage.setItem(MARK, JSON.stringify({ address, at: Date.now() }));
    return false;
  } catch {
    return true;
  }
}
