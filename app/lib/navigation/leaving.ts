let leaving = false;

/**
 * Whether the visitor is on the way to another document: a link that loads in full, another site, a typed address, the way
 * back. Firefox cuts off whatever a page still fetches as soon as it begins to load the next one, long before it shows
 * that: what fails meanwhile says nothing of the site, and nothing may be loaded in the other document's place.
 */
export const isLeaving = (): boolean => leaving;

/** To be called when a script of the site asks for another document. */
export function leave(): void {
  leaving = true;
}

function stay(): void {
  leaving = false;
}

/** Listens for the visitor's leaving, and for signs that they are still here: a file was saved, or the way was given up. */
export function watchLeaving(): void {
  addEventListener("beforeunload", leave);
  addEventListener("pageshow", stay);
  addEventListener("click", stay, { capture: true });
  // Those that a script makes are no sign of the visitor (stay-here.ts).
  addEventListener("popstate", ({ isTrusted }) => isTrusted && stay());
}
