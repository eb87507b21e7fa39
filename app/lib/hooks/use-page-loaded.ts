import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("load", listener);
  return () => removeEventListener("load", listener);
}

/** Whether the page and what it asked for have arrived: from then on there is room for what is wanted later. */
export const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === "complete",
    () => false,
  );
