import { useSyncExternalStore } from "react";
import { loadedRegion, onRegionLoaded } from "./toast-queue.ts";

/** The place of toasts on every page; empty, and a few bytes, until the first one is wanted. */
export function Toasts() {
  const region = useSyncExternalStore(onRegionLoaded, loadedRegion, () => undefined);
  return region ? <region.ToastRegion /> : null;
}
