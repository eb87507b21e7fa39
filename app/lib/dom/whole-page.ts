/**
 * Has every section of the page laid out at once, or leaves those far below the window for later (styles/section.css).
 * A place on the page is only known once everything above it is laid out. Before the page's scripts have come,
 * lib/navigation/first-arrival.ts does it.
 */
export function setWholePage(isWhole: boolean): void {
  document.documentElement.toggleAttribute("data-whole", isWhole);
}

/** Has the whole page laid out for who asks for its end by the End key, which they would miss. Returns how to stop that. */
export function layOutForEndKey(): () => void {
  addEventListener("keydown", lookForEnd);
  return () => removeEventListener("keydown", lookForEnd);
}

function lookForEnd({ key }: KeyboardEvent): void {
  if (key === "End") setWholePage(true);
}

/** Whether the part of the page below the fold has still to be drawn (components/below-the-fold.tsx). */
export const isPageAwaited = (): boolean => document.querySelector("main [data-awaited]") !== null;
