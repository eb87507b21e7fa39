import { useSyncExternalStore } from "react";
import { loadedRegion, onRegionLoaded } from "./toast-queue.ts";

/** Container of the toasts on every page. Renders nothing until the first toast. */
export function Toasts() {
  const region = useSyncExternalStore(onRegionLoaded, loadedRegion, () => undefined);
  return region ? <region.ToastRegion /> : null;
}
