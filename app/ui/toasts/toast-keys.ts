/** React Aria's event when F6 is pressed in the last landmark that it knows. */
const LAST_LANDMARK = "react-aria-landmark-navigation";

/**
 * Keys in the toast region that React Aria leaves to the page: Escape closes the toast, and a second F6 returns focus to
 * where the first one took it from.
 */
export function listenForKeys(region: HTMLElement, closeToast: () => void): void {
  let before: EventTarget | null = null;

  region.addEventListener("focusin", ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) before = relatedTarget;
  });
  region.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeToast();
    if (event.key !== "F6") return;
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else (document.activeElement as HTMLElement).blur();
  });
  // Otherwise it goes on to the first landmark, which is the region again.
  region.addEventListener(LAST_LANDMARK, (event) => event.preventDefault());
}
