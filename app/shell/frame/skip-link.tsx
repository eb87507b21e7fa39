import type { MouseEvent } from "react";
import { FRAME } from "../../content/interface/frame.ts";

/** Skips the header (WCAG 2.4.1). The focus ring is inset, because the surrounding background differs by page. */
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
 * Moves focus without changing the URL. A location change in the router would make React discard content that has not
 * hydrated yet, such as a form whose code is loading.
 */
function skip(event: MouseEvent): void {
  const main = document.getElementById("main");
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}
