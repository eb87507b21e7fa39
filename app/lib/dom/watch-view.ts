/**
 * Reports whether an element is in the viewport, now and on each change. Returns an unsubscribe function.
 * @param margin distance beyond the viewport's edges that still counts, as a percentage or in pixels
 */
export function watchView(element: Element, onChange: (isInView: boolean) => void, margin = "0%"): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)!.isIntersecting), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
