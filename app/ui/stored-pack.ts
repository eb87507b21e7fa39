import { useSyncExternalStore } from "react";

/** The services chosen on this device: names by slug, in the order of choice. Source: PACK-1. */
export type StoredPack = Readonly<Record<string, string>>;

/** Name of the entry in localStorage. */
export const PACK_KEY = "pack";

/** A slug on this device. Longer ones are not the site's. */
export const STORED_SLUG = /^[a-z\d-]{1,64}$/;

/** Hash of a pack URL whose services are merged into the pack on this device (features/pack/merge-pack.tsx). */
export const MERGE_HASH = "#merge";

/** The stored text, or "": storage may be blocked. */
function stored(): string {
  try {
    return localStorage.getItem(PACK_KEY) ?? "";
  } catch {
    return "";
  }
}

function parsed(text: string): StoredPack {
  try {
    const entries = Object.entries(Object(JSON.parse(text)) as object);
    return Object.fromEntries(entries.filter(([slug, name]) => STORED_SLUG.test(slug) && typeof name === "string"));
  } catch {
    return {};
  }
}

/** Stores the choice on this device. False if storage is blocked or full: then only the URL has it. */
export function storePack(pack: StoredPack): boolean {
  try {
    localStorage.setItem(PACK_KEY, JSON.stringify(pack));
  } catch {
    return false;
  }
  // Browsers notify other tabs only.
  dispatchEvent(new Event("storage"));
  return true;
}

/** The stored pack. */
export const storedPack = (): StoredPack => parsed(stored());

function listen(notice: () => void) {
  addEventListener("storage", notice);
  return () => removeEventListener("storage", notice);
}

/** The stored pack, updated from all tabs. Empty on the server and until hydration, so that the markup matches. */
export const useStoredPack = (): StoredPack => parsed(useSyncExternalStore(listen, stored, () => ""));

/** URL of a pack with these slugs. Source: PACK-1. */
export const packAddress = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/pack?s=${slugs.join(",")}` : "/pack";

/** URL that merges services into the pack of the device that opens it. */
export const addAddress = (slugs: readonly string[]): string => packAddress(slugs) + MERGE_HASH;
