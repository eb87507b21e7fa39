import { useRef } from "react";

/**
 * Returns a function that resolves when no mouse button is pressed and the click has been handled. If a button moved
 * between press and release, it would not be clicked. Taps count, because browsers emulate mouse events for them.
 */
export function useReleasedMouse() {
  const released = useRef<Promise<void>>(undefined);
  return {
    isReleased: async () => await released.current,
    onMouseDownCapture: () => {
      released.current = new Promise((resolve) => {
        // The click comes in the same task as the release.
        addEventListener("mouseup", () => setTimeout(resolve), { once: true });
      });
    },
  };
}
