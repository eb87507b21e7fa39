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
