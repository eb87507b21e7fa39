import { type ContactEntries, entriesIn, formEntries } from "../../../shared/contact/fields.ts";

const nameOf = (page: string) => `contact:${page}`;

/** Stores a page's entries for this tab. Does nothing if storage is full or blocked. Source: FORM-3. */
export function storeEntries(page: string, entries: Partial<ContactEntries>): void {
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(entries));
  } catch {
    // The form works without storage.
  }
}

/** Stores what was typed into a page's form before its code was loaded, even if the form is gone. */
export function storeTypedEntries(page: string, form: HTMLFormElement): void {
  const typed = Object.entries(entriesIn(formEntries(form))).filter(([, text]) => text);
  if (typed.length > 0) storeEntries(page, { ...readStoredEntries(page), ...Object.fromEntries(typed) });
}

/** Entries stored for a page, or an empty object. */
export function readStoredEntries(page: string): Partial<ContactEntries> {
  try {
    return entriesIn(Object(JSON.parse(sessionStorage.getItem(nameOf(page)) ?? "{}")) as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Deletes the stored entries of a page. */
export function deleteStoredEntries(page: string): void {
  try {
    sessionStorage.removeItem(nameOf(page));
  } catch {
    // Nothing was stored either.
  }
}
