import { type RefObject, useLayoutEffect } from "react";
import type { ContactActionData } from "./contact-action.ts";
import { CONTACT_FIELDS, type ContactEntries, type ContactField, entriesIn, formEntries } from "./contact-fields.ts";
import { forgetKept, keep, readKept } from "./kept-entries.ts";

interface Options {
  /** Path of the page whose form this is. */
  page: string;
  form: RefObject<HTMLFormElement | null>;
  empty: ContactEntries;
  posted?: ContactActionData;
  /** Called once, right after hydration, where there is something to put back. */
  restore: (entries: ContactEntries) => void;
}

/**
 * Lets what is typed survive a reload, the way back, and the moment before hydration. The first markup is that of the
 * server; entries are put back right after it, so both match. Source: FORM-3.
 */
export function useKeptEntries({ page, form, empty, posted, restore }: Options) {
  useLayoutEffect(() => {
    if (posted?.result.kind === "sent") return forgetKept(page);
    // React leaves alone what stands in the fields when it hydrates: early typing, or what the browser itself put back.
    const inFields = form.current ? entriesIn(formEntries(form.current)) : {};
    const isTyped = (field: ContactField) => Boolean(inFields[field]) && inFields[field] !== empty[field];
    const kept = posted ? {} : readKept(page);
    const pick = CONTACT_FIELDS.map((field) => [
      field,
      isTyped(field) ? inFields[field] : (kept[field] ?? inFields[field] ?? empty[field]),
    ]);
    const entries = Object.fromEntries(pick) as ContactEntries;
    if (CONTACT_FIELDS.some(isTyped)) keep(page, entries);
    restore(entries);
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the state is the truth.
  }, []);

  return {
    remember: (entries: ContactEntries) => keep(page, entries),
    forget: () => forgetKept(page),
  };
}
