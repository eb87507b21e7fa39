import type { MouseEvent, ReactNode } from "react";

/** What is printed by itself; print.css leaves the rest of the page out. */
const ALONE = "data-alone";

/** Prints the section it stands in and nothing else of the page. Source: SHOW-3. */
function printAlone({ currentTarget }: MouseEvent) {
  const section = currentTarget.closest("section");
  if (!section) return;
  section.setAttribute(ALONE, "");
  addEventListener("afterprint", () => section.removeAttribute(ALONE), { once: true });
  print();
}

/**
 * A button of a tool row that prints its section, or the whole page. Not there where no script runs: then the page is
 * printed as ever.
 */
export const PrintButton = ({ whole = false, children }: { whole?: boolean; children: ReactNode }) => (
  <button type="button" className="tool needs-script" onClick={whole ? () => print() : printAlone}>
    {children}
  </button>
);
