import { useSyncExternalStore } from "react";

/** What this device has chosen: names by slug, in the order in which they were chosen. Source: PACK-1. */
export type KeptPack = Readonly<Record<string, string>>;

/** Name of the entry in localStorage. */
export const PACK_KEY = "pack";

/** Hash of an address whose services are to be added to the device's pack (sections/pack/merge-pack.tsx). */
export const ADD_HASH = "#add";

/** As kept, or nothing: storage may be refused, and anything may have written there. */
function stored(): string {
  try {
    return localStorage.getItem(PACK_KEY) ?? "";
  } catch {
    return "";
  }
}

function parsed(text: string): KeptPack {
  try {
    const entries = Object.entries(Object(JSON.parse(text)) as object);
    return Object.fromEntries(entries.filter(([slug, name]) => /^[a-z\d-]+$/.test(slug) && typeof name === "string"));
  } catch {
    return {};
  }
}

/** Keeps a choice on this device. False where its storage is refused or full: then the address alone has it. */
export function keepPack(pack: KeptPack): boolean {
  try {
    localStorage.setItem(PACK_KEY, JSON.stringify(pack));
  } catch {
    return false;
  }
  // Browsers tell the other tabs only.
  dispatchEvent(new Event("storage"));
  return true;
}

/** What is kept now, whatever has been rendered. */
export const keptPack = (): KeptPack => parsed(stored());

function listen(notice: () => void) {
  addEventListener("storage", notice);
  return () => removeEventListener("storage", notice);
}

/** What this device has chosen, in all tabs; nothing on the server and until hydration, so that markup matches. */
export const useKeptPack = (): KeptPack => parsed(useSyncExternalStore(listen, stored, () => ""));

/** The address of a pack with these slugs. Source: PACK-1. */
export const packAddress = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/pack?s=${slugs.join(",")}` : "/pack";

/** The address that adds services to the pack of the device that opens it. */
export const addAddress = (slugs: readonly string[]): string => packAddress(slugs) + ADD_HASH;
