import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Whether a native popover is open. `false` on the server and until hydration. */
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

/** The same of an element, at once. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  // Browsers without popovers do not know the selector, and would throw.
  (CSS.supports("selector(:popover-open)") && element?.matches(":popover-open")) ?? false;
