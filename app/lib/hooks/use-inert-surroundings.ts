import { type RefObject, useEffect } from "react";
import { isPopoverOpen } from "./use-popover-open.ts";

/**
 * While a popover in the `<header>` is open, makes everything outside that header inert, so that focus and assistive
 * technology stay in the header and what it has opened. It follows the popover itself and not React's rendering: whoever
 * closes it can move the focus to the page in the same breath.
 */
export function useInertSurroundings(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = ref.current;
    const header = popover?.closest("header");
    if (!popover || !header?.parentElement) return;
    let held: HTMLElement[] = [];

    function release() {
      for (const element of held) element.inert = false;
      held = [];
    }
    function hold() {
      held = [...header!.parentElement!.children].filter(
        (element): element is HTMLElement => element instanceof HTMLElement && element !== header && !element.inert,
      );
      for (const element of held) element.inert = true;
    }
    function follow({ newState }: ToggleEvent) {
      release();
      if (newState === "open") hold();
    }
    popover.addEventListener("beforetoggle", follow);
    // Opened before the script ran.
    if (isPopoverOpen(popover)) hold();
    return () => {
      popover.removeEventListener("beforetoggle", follow);
      release();
    };
  }, [ref]);
}
