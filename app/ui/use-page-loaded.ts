import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("load", listener);
  return () => removeEventListener("load", listener);
}

/** Whether the window's `load` event has fired. Work for later can start then. */
export const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === "complete",
    () => false,
  );
