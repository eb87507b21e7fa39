import type { MouseEvent, ReactNode } from "react";
import "../styles/tick-marks.css";

/** Marks what to print; specimen-print.css hides the rest of the page. */
const ALONE = "data-alone";

/** Prints only the section around the button. Source: SHOW-3. */
function printAlone({ currentTarget }: MouseEvent) {
  const section = currentTarget.closest("section");
  if (!section) return;
  section.setAttribute(ALONE, "");
  addEventListener("afterprint", () => section.removeAttribute(ALONE), { once: true });
  print();
}

/**
 * Prints the section around it, or the whole page. Not rendered without JavaScript, where the browser's own print
 * command still works.
 */
export const PrintButton = ({ whole = false, children }: { whole?: boolean; children: ReactNode }) => (
  <button type="button" className="tool needs-script" onClick={whole ? () => print() : printAlone}>
    {children}
  </button>
);
