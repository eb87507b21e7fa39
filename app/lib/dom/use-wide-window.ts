import { useSyncExternalStore } from "react";
import { MOBILE_BREAKPOINT_EM } from "../behaviour.ts";

const wide = typeof window === "undefined" ? undefined : matchMedia(`(min-width: ${MOBILE_BREAKPOINT_EM}em)`);

function subscribe(onChange: () => void): () => void {
  wide!.addEventListener("change", onChange);
  return () => wide!.removeEventListener("change", onChange);
}

/** Whether the window is wider than a phone's. True on the server and until hydration. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide!.matches,
    () => true,
  );
