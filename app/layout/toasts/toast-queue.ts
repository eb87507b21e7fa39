import { importOptional } from "../../router/failed-navigation.ts";

type ToastRegionModule = typeof import("./toast-region.tsx");

/** Something the visitor may do about a toast; doing it closes the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** What a toast says. Success and failure differ by icon, word and color. `kind` rules its lifetime. Source: TOAST-3. */
export interface ToastMessage {
  title: string;
  description: string;
  tone?: "success" | "failure" | "neutral";
  kind?: "contact" | "general";
  action?: ToastAction;
}

let region: ToastRegionModule | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of any other. The first one brings React Aria's toast with it. */
export async function showToast(message: ToastMessage): Promise<void> {
  (await loadToasts())?.addToast(message);
}

/** Loads what shows toasts, ahead of the first one. Without a connection there is none: a later call tries again. */
export async function loadToasts(): Promise<ToastRegionModule | undefined> {
  if (region) return region;
  region = await importOptional(() => import("./toast-region.tsx"));
  for (const listener of listeners) listener();
  return region;
}

export const loadedRegion = (): ToastRegionModule | undefined => region;

/** Calls back once the region is loaded. Returns how to stop that. */
export function onRegionLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
