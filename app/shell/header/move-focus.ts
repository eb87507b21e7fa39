/** Lets arrow up and down, Home and End go from element to element; the ends do not join. Other keys pass. */
export function moveFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const last = elements.length - 1;
  const target = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  elements[target]?.focus();
}
