/** The element a hash names, or null: the hash may be empty, foreign or badly encoded. */
export function hashSection(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Brings a section under the header, smoothly unless the visitor asked for less motion, and moves focus to it. Source: GEN-6. */
export function goToSection(section: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
  if (!isCalm) correctAtEnd(section);
  if (section.tabIndex < 0 && !section.hasAttribute("tabindex")) {
    section.tabIndex = -1;
    section.dataset["arrival"] = "";
  }
  section.focus({ preventScroll: true });
}

/** A smooth scroll has ended by then, also on a slow phone. */
const SCROLL_END_MS = 3000;

/**
 * A smooth scroll goes to where the section was when the scroll began. If the page's layout has changed since, for example
 * because a font arrived, the place is corrected at the end, unless the visitor has scrolled.
 */
function correctAtEnd(section: HTMLElement): void {
  const ends = new AbortController();
  // If the section was in place already, nothing scrolls, and the visitor's next scroll must not be corrected.
  setTimeout(() => ends.abort(), SCROLL_END_MS);
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(type, () => ends.abort(), { signal: ends.signal, passive: true });
  addEventListener(
    "scrollend",
    () => {
      ends.abort();
      section.scrollIntoView({ behavior: "instant", block: "start" });
    },
    ends,
  );
}
