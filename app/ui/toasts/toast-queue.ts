import type { ToastMessage } from "./toast.types.ts";

type ToastRegionModule = typeof import("./toast-region.tsx");

let region: ToastRegionModule | undefined;
const listeners = new Set<() => void>();

/** Shows a toast and replaces the current one. The first call loads React Aria's toasts. */
export async function showToast(message: ToastMessage): Promise<void> {
  (await loadToasts())?.addToast(message);
}

/** Preloads the toast region. Returns undefined if loading fails; a later call tries again. */
export async function loadToasts(): Promise<ToastRegionModule | undefined> {
  if (region) return region;
  region = await import("./toast-region.tsx").catch(() => undefined);
  for (const listener of listeners) listener();
  return region;
}

export const loadedRegion = (): ToastRegionModule | undefined => region;

/** Calls the listener when the region is loaded. Returns a function to unsubscribe. */
export function onRegionLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
