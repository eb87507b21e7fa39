import { type RefObject, useEffect } from "react";
import { isPopoverOpen } from "./use-popover-open.ts";

/**
 * While a popover in the `<header>` is open, makes everything outside the header inert, so that focus and assistive
 * technology stay in it. Listens to the popover's events instead of React state, so code that closes the popover can move
 * focus to the page immediately.
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
