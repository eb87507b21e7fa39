/*
 * A browser that still runs the build before the last deploy asks for chunks that are gone, or gets data its components
 * do not know. One full load of the address it was going to brings it to the new build. Never two in a row: what fails
 * again is no stale build, and shows the error page.
 *
 * React Router answers a route chunk that is missing by reloading the page the visitor wanted to leave
 * (loadRouteModule, react-router 8.4). Where browsers let a page redirect a navigation (Navigation API: Chrome 102,
 * Safari 26.2, Firefox 147) that reload becomes a load of the page the visitor wanted; elsewhere it stays as it is.
 */

/** Where and when the last full load was; sessionStorage, so that it outlives the load and ends with the tab. */
const MARK = "stale-build";

/** For so long after a full load the same address does not get another. */
const ONCE_PER_MS = 60_000;

/** Told to the page when a full load did not help. */
export const STALE_BUILD_EVENT = "stale-build-stays";

/** What React Router leaves on the window: its router, and the manifest of the client build. */
interface ReactRouterGlobals {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
  __reactRouterManifest?: { version: string };
}

const globals = () => window as ReactRouterGlobals;

/** Listens for chunks that do not load. Called once, before hydration. */
export function watchForStaleBuild(): void {
  // The import fails all the same, so that whoever asked for it can fall back.
  addEventListener("vite:preloadError", () => {
    if (optionalImports === 0) loadOnce(destination());
  });
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event;
    if (navigationType !== "reload" || userInitiated) return;
    if (isOwnReload) return void (isOwnReload = false);
    event.preventDefault();
    // Without a page to go to, the chunk is one that was only fetched ahead: the visitor stays, and may never open it.
    if (isLoading || hasGivenUp || !pendingLocation()) return;
    // A navigation cannot be started while another one is being decided.
    setTimeout(() => {
      if (loadOnce(destination())) return;
      hasGivenUp = true;
      dispatchEvent(new Event(STALE_BUILD_EVENT));
    });
  });
}

/** Imports under way that the page can do without. */
let optionalImports = 0;

/**
 * Imports a part that the page can do without; undefined when it does not come. That brings no full load: without a
 * connection the browser's own error page would take the place of one that works.
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  optionalImports += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    optionalImports -= 1;
  }
}

/**
 * Asks which build the server has, and loads the page anew when it is another one. For errors that a stale build may
 * have caused: data in a shape the components do not know, routes that have moved.
 */
export async function loadIfStale(): Promise<void> {
  const own = globals()["__reactRouterManifest"]?.version;
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  const deployed = answer?.headers.get("x-client-build");
  if (own && deployed && own !== deployed) loadOnce(destination());
}

/** Set by a reload of ours, which is let through; React Router's are not. */
let isOwnReload = false;

/** Loads this page anew. */
export function reloadPage(): void {
  isOwnReload = true;
  location.reload();
}

/** Set while a full load of ours is under way. */
let isLoading = false;

/** Set when a full load did not help: only the error page's own Reload loads again. */
let hasGivenUp = false;

const pendingLocation = () => globals()["__reactRouterDataRouter"]?.state.navigation.location;

/** The address the visitor is going to, or is at: path, query and hash. */
function destination(): string {
  const { pathname, search, hash } = pendingLocation() ?? location;
  return pathname + search + hash;
}

/** Loads an address in full, unless that was just done. Returns whether it is loading. */
function loadOnce(address: string): boolean {
  if (isLoading) return true;
  if (wasJustLoaded(address)) return false;
  isLoading = true;
  const url = new URL(address, location.href);
  const staysHere = url.pathname === location.pathname && url.search === location.search;
  // Going to another hash of the same page would load nothing.
  if (staysHere) history.replaceState(history.state, "", address);
  if (staysHere) reloadPage();
  else location.assign(address);
  return true;
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
