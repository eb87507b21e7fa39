/**
 * Keeps a row of the page at its place in the window while an item above it closes. Not in a dialog, which scrolls by
 * itself. Safari has no scroll anchoring, and other browsers lose their anchor if it disappears. Their anchoring is off
 * meanwhile: on a slow device both corrections were applied and the row moved by the height of the closed item.
 */
export function keepInPlace(row: Element): void {
  if (!row.closest("main")) return;
  const { style } = document.documentElement;
  const { top } = row.getBoundingClientRect();
  style.overflowAnchor = "none";
  // By the next frame the change is in the document and not yet painted.
  requestAnimationFrame(() => {
    const moved = row.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
    requestAnimationFrame(() => style.removeProperty("overflow-anchor"));
  });
}
