import { type ContactEntries, entriesIn } from "./contact-fields.ts";

/** What survives a reload: the entries, and the key of the last try to send exactly these. */
export interface Kept {
  entries: Partial<ContactEntries>;
  key?: string;
}

const nameOf = (page: string) => `contact:${page}`;

/** Keeps what was typed on a page for this tab. Storage may be full or forbidden: then nothing is kept. Source: FORM-3. */
export function keep(page: string, kept: Kept): void {
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(kept));
  } catch {
    // The form works without it.
  }
}

/** What was kept for a page; empty where there is nothing readable. */
export function readKept(page: string): Kept {
  try {
    const { entries, key } = JSON.parse(sessionStorage.getItem(nameOf(page)) ?? "{}") as Record<string, unknown>;
    return { entries: entriesIn(Object(entries)), key: typeof key === "string" ? key : undefined };
  } catch {
    return { entries: {} };
  }
}

/** Forgets what was kept for a page. */
export function forgetKept(page: string): void {
  try {
    sessionStorage.removeItem(nameOf(page));
  } catch {
    // Nothing was kept either.
  }
}
