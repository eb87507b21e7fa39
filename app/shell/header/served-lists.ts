/** On the document once a press on the row of a list is heard, so that the lists of the phone's menu may be folded (mobile-menu.css). */
const FOLDED = "data-lists-folded";

/**
 * Folds the lists of the served menu before it is shown for the first time, and not under a visitor who has opened it while its
 * scripts were on their way: those stay unfolded. To be called once, before hydration.
 */
export function foldServedLists(): void {
  // Not by `:popover-open`, which browsers without popovers do not know.
  const isShown = document.getElementById("mobile-menu")?.checkVisibility?.() ?? false;
  document.documentElement.toggleAttribute(FOLDED, !isShown);
}

export const areServedListsFolded = (): boolean => document.documentElement.hasAttribute(FOLDED);
