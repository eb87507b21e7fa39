/**
 * Leaves an element where it is in the window, whatever the change that is under way opens or closes above it: Safari has no scroll
 * anchoring, and the other browsers give it up where what they hold on to goes away.
 */
export function keepInPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  // React has drawn the change by the next frame, and nothing of it has been painted.
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  });
}

/**
 * Leaves a question where it is when it is opened: of those with one name the browser closes the other, and what was pressed would
 * move away from under the pointer. To be called once. Source: GEN-8.
 */
export function keepQuestionsInPlace(): void {
  addEventListener("click", ({ target }) => {
    const head = target instanceof Element && target.closest("details[name] > summary");
    if (head) keepInPlace(head);
  });
}
