/** Tells whether any part of an element stands in the window, now and at every change. Returns how to stop. */
export function watchView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)!.isIntersecting));
  observer.observe(element);
  return () => observer.disconnect();
}
