/**
 * Puts a page that the browser kept whole back to where it was left. WebKit shows it at its top, because React Router
 * restores places itself (`history.scrollRestoration`), and nothing is loaded that it could do so for. Source: GEN-3.
 * @returns what stops it
 */
export function returnToPlace(): () => void {
  let leftAt = 0;
  const leave = () => (leftAt = window.scrollY);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && window.scrollY !== leftAt) window.scrollTo({ top: leftAt, behavior: "instant" });
  };
  addEventListener("pagehide", leave);
  addEventListener("pageshow", comeBack);
  return () => {
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", comeBack);
  };
}
