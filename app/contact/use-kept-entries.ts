import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ContactActionData } from "./contact-action.ts";
import { CONTACT_FIELDS, type ContactEntries, entriesIn, formEntries } from "./contact-fields.ts";
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
  const key = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (posted?.result.kind === "sent") return forgetKept(page);
    // React leaves alone what stands in the fields when it hydrates: early typing, or what the browser itself put back.
    const inFields = form.current ? entriesIn(formEntries(form.current)) : {};
    const kept = posted ? { entries: {} } : readKept(page);
    key.current = kept.key;
    const pick = CONTACT_FIELDS.map((field) => {
      const typed = inFields[field] ?? "";
      return [field, typed !== "" && typed !== empty[field] ? typed : (kept.entries[field] ?? (typed || empty[field]))];
    });
    restore(Object.fromEntries(pick) as ContactEntries);
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the state is the truth.
  }, []);

  return {
    /** Keeps changed entries; a changed request is a new one, with a new key. */
    remember(entries: ContactEntries) {
      key.current = undefined;
      keep(page, { entries });
    },
    /** The key of this very content, the same for every try to send it. */
    keyFor(entries: ContactEntries): string {
      // Only secure origins have randomUUID; without a key the request goes out all the same.
      key.current ??= crypto.randomUUID?.() ?? "";
      keep(page, { entries, key: key.current });
      return key.current;
    },
    forget() {
      key.current = undefined;
      forgetKept(page);
    },
  };
}
