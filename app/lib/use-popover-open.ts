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
    () => ref.current?.matches(":popover-open") ?? false,
    () => false,
  );
}
