import { type Dispatch, type FormEvent, type RefObject, type SetStateAction, useLayoutEffect } from "react";
import type { ContactActionData } from "./contact-action.ts";
import {
  CONTACT_FIELDS,
  type ContactEntries,
  type ContactField,
  entriesIn,
  formEntries,
} from "../../../shared/contact/fields.ts";
import { deleteStoredEntries, readStoredEntries, storeEntries } from "./stored-entries.ts";

interface Options {
  /** Path of the page. */
  page: string;
  form: RefObject<HTMLFormElement | null>;
  empty: ContactEntries;
  posted?: ContactActionData;
  /** Called once after hydration if there are entries to restore. */
  restore: Dispatch<SetStateAction<ContactEntries>>;
}

/**
 * Keeps entries across reload and Back, and those typed before hydration. They are restored after hydration, so that the
 * markup matches the server's. Source: FORM-3.
 */
export function useStoredEntries({ page, form, empty, posted, restore }: Options) {
  useLayoutEffect(() => {
    if (posted?.result.kind === "sent") return deleteStoredEntries(page);
    // Hydration does not change field values, so early typing and values restored by the browser are still there.
    const inFields = form.current ? entriesIn(formEntries(form.current)) : {};
    const isTyped = (field: ContactField) => Boolean(inFields[field]) && inFields[field] !== empty[field];
    const kept = posted ? {} : readStoredEntries(page);
    // A link that names the need was followed after what was kept.
    if (empty.about) delete kept.about;
    const pick = CONTACT_FIELDS.map((field) => [
      field,
      isTyped(field) ? inFields[field] : (kept[field] ?? inFields[field] ?? empty[field]),
    ]);
    const entries = Object.fromEntries(pick) as ContactEntries;
    if (CONTACT_FIELDS.some(isTyped)) storeEntries(page, entries);
    restore(entries);
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the state is the truth.
  }, []);

  return {
    /** Takes a value that a script assigned: React's `onChange` ignores it, and the next render would undo it. */
    adopt: ({ target }: FormEvent) => {
      const { name, value } = target as HTMLInputElement;
      restore((entries) => ({ ...entries, ...entriesIn({ [name]: value }) }));
    },
    remember: (entries: ContactEntries) => storeEntries(page, entries),
    forget: () => deleteStoredEntries(page),
  };
}
