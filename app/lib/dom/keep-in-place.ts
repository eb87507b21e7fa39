/**
 * Keeps an element at its place in the window while the current event opens or closes content above it. Safari has no
 * scroll anchoring, and other browsers lose their anchor if it disappears. Their anchoring is off meanwhile: on a slow
 * device both corrections were applied and the element moved by the height of the closed panel.
 */
export function keepInPlace(element: Element): void {
  const { style } = document.documentElement;
  const { top } = element.getBoundingClientRect();
  style.overflowAnchor = "none";
  // By the next frame the change is in the document and not yet painted.
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
    requestAnimationFrame(() => style.removeProperty("overflow-anchor"));
  });
}

/**
 * Keeps a question in place when it is opened: the browser closes the other question of the group, which may be above it.
 * Call once. Not in the header, whose menu scrolls by itself. Source: GEN-8.
 */
export function keepQuestionsInPlace(): void {
  addEventListener("click", ({ target }) => {
    const head = target instanceof Element && target.closest("main details[name] > summary");
    if (head) keepInPlace(head);
  });
}
