/**
 * Keeps an accordion's row at its place in the window when it is pressed: the browser closes the other item of the
 * group, which may be above it. Not in the header, whose menu scrolls by itself. Call once. Source: GEN-8, HOME-8.
 */
export function keepPressedRowsInPlace(): void {
  addEventListener("click", ({ target }) => {
    const row = target instanceof Element && target.closest("main details[name] > summary");
    if (row) keepInPlace(row);
  });
}

/**
 * Safari has no scroll anchoring, and other browsers lose their anchor if it disappears. Their anchoring is off
 * meanwhile: on a slow device both corrections were applied and the row moved by the height of the closed item.
 */
function keepInPlace(row: Element): void {
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
