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
  // Around the section, as the browser opens them for the first page, or in it, where phones collapse its content.
  (section.closest("details") ?? section.querySelector(".phone-fold"))?.toggleAttribute("open", true);
  section.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
  if (section.tabIndex < 0 && !section.hasAttribute("tabindex")) {
    section.tabIndex = -1;
    section.dataset["focusTarget"] = "";
  }
  section.focus({ preventScroll: true });
}
