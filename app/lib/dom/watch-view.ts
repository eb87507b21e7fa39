/**
 * Tells whether any part of an element stands in the window, now and at every change. Returns how to stop.
 * @param margin how far beyond the window's edges still counts as in it, in parts of the window or in pixels
 */
export function watchView(element: Element, onChange: (isInView: boolean) => void, margin = "0%"): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)!.isIntersecting), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
