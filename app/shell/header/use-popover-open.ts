import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Whether a native popover is open. False on the server and until hydration. */
export function usePopoverOpen(ref: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (onToggle: () => void) => {
      const popover = ref.current;
      popover?.addEventListener("toggle", onToggle);
      return () => popover?.removeEventListener("toggle", onToggle);
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => isPopoverOpen(ref.current),
    () => false,
  );
}

/** Whether an element is an open popover. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  // Browsers without popovers throw on the selector.
  (CSS.supports("selector(:popover-open)") && element?.matches(":popover-open")) ?? false;
