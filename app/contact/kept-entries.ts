import { type ContactEntries, entriesIn, formEntries } from "./contact-fields.ts";

const nameOf = (page: string) => `contact:${page}`;

/** Keeps what was typed on a page for this tab. Storage may be full or forbidden: then nothing is kept. Source: FORM-3. */
export function keep(page: string, entries: Partial<ContactEntries>): void {
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(entries));
  } catch {
    // The form works without it.
  }
}

/** Keeps what was typed into a page's form before its code had come, be the form still there or not. */
export function keepTyped(page: string, form: HTMLFormElement): void {
  const { service, ...texts } = entriesIn(formEntries(form));
  const typed = Object.entries(texts).filter(([, text]) => text);
  if (typed.length > 0) keep(page, { ...readKept(page), ...Object.fromEntries(typed), service });
}

/** What was kept for a page; empty where there is nothing readable. */
export function readKept(page: string): Partial<ContactEntries> {
  try {
    return entriesIn(Object(JSON.parse(sessionStorage.getItem(nameOf(page)) ?? "{}")) as Record<string, unknown>);
  } catch {
    return {};
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
