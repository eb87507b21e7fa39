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
  endAt(section);
  if (section.tabIndex < 0 && !section.hasAttribute("tabindex")) makeFocusable(section);
  section.focus({ preventScroll: true });
}

/**
 * A smooth scroll goes to the place that the section had when it began. If a font has arrived since, for example, that is
 * corrected at its end, unless the visitor has scrolled.
 */
function endAt(section: HTMLElement): void {
  const ends = new AbortController();
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

/** For as long as it has focus: else every click inside the section would focus it. */
function makeFocusable(section: HTMLElement): void {
  section.tabIndex = -1;
  section.dataset["arrival"] = "";
  section.addEventListener(
    "blur",
    () => {
      section.removeAttribute("tabindex");
      delete section.dataset["arrival"];
    },
    { once: true },
  );
}
