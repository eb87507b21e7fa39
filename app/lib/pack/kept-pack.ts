import { useSyncExternalStore } from "react";

/** What this device has chosen: names by slug, in the order in which they were chosen. Source: PACK-1. */
export type KeptPack = Readonly<Record<string, string>>;

const NAME = "pack";

/** As kept, or nothing: storage may be refused, and anything may have written there. */
function stored(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
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
    localStorage.setItem(NAME, JSON.stringify(pack));
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
