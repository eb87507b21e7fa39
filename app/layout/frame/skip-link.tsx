import type { MouseEvent } from "react";
import { FRAME } from "../../content/interface/frame.ts";

/** Takes keyboard users past the header (WCAG 2.4.1). Its ring lies inside it, because what lies around differs by page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={skip}
      className="on-ink fixed left-4 top-3 z-50 min-h-11 -translate-y-20 bg-ink-900 px-5 py-2.5 font-600 focus:translate-y-0 focus-visible:-outline-offset-4"
    >
      {FRAME.skip}
    </a>
  );
}

/**
 * Does what the browser would, without a new address: React takes away what has not yet hydrated, such as a form whose
 * code is on its way, when the router's location changes above it.
 */
function skip(event: MouseEvent): void {
  const main = document.getElementById("main");
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}
