import { useRef } from "react";

/**
 * Tells when no button of the mouse is down any more, and its click is over: a button that moves between press and release
 * is not clicked. A finger's tap counts, since browsers tell it as a mouse's before they move the focus.
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
