/*
 * Library: react-router 8.4.0. It numbers the entries it makes in the browser's history (`history.state.idx`), listens to
 * `popstate`, and has no way to drop a navigation that is under way (`navigate` takes its place only with another page).
 * Changed: nothing; the number is read, and a `popstate` of our own leads it to where the address is already.
 * Gain: a visitor whose next page cannot be fetched keeps page, focus, scroll position and what they typed (GEN-4).
 * Upstream: none found.
 * Goes: when a navigation can be cancelled by call, or when the Navigation API (`NavigateEvent.intercept`) carries the router.
 * Test: tests/e2e/shims.spec.ts, "the router numbers its history, and takes an event of ours for a way through it".
 */

/** Place in the history of the entry that the address belongs to; undefined for one that the router did not make. */
export const placeInHistory = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

/** Has the router go to where the address is, in place of where it is going. Returns true. */
export const navigateHere = (): boolean => dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
