import * as v from "valibot";
import { type ContactForm, ContactSchema, fieldErrors, type FieldErrors, GATEWAY_FIELDS } from "./schema.ts";

export type ContactField = Exclude<keyof ContactForm, "form_type" | "service">;

/** The visitor's fields, in page order, which is that of the schema. Source: ENT-9, FORM-5. */
export const CONTACT_FIELDS = Object.keys(ContactSchema.entries).filter(
  (name): name is ContactField => name !== "form_type" && name !== "service",
);

/** Those that the gateway has no field for. The worker writes them into the message. Source: FORM-6. */
export const ADDED_FIELDS = CONTACT_FIELDS.filter((name) => !(GATEWAY_FIELDS as readonly string[]).includes(name));

export type ContactEntries = Record<ContactField, string>;

/** An empty form, with the need that the address names. */
export const emptyEntries = (about: string): ContactEntries =>
  ({ ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ""])), about }) as ContactEntries;

/** Picks the visitor's entries from an object. Missing ones are undefined. */
export function entriesIn(source: Record<string, unknown>): Partial<ContactEntries> {
  const found = CONTACT_FIELDS.map((field) => [field, source[field]] as const);
  return Object.fromEntries(found.filter(([, value]) => typeof value === "string")) as Partial<ContactEntries>;
}

/** All current values of a form, including hidden fields. */
export const formEntries = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** Validation errors by field. Empty if the entries are valid. Source: FORM-1. */
export function errorsIn(entries: Record<string, string>): FieldErrors {
  const parsed = v.safeParse(ContactSchema, entries);
  return parsed.success ? {} : fieldErrors(parsed.issues);
}
