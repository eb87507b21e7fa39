import { UNSENT_FIELDS } from "../../shared/contact/answer.ts";
import { fieldOf } from "./body.ts";

/** Minimum time between showing and sending the form. Even with autofill a person needs longer. */
export const MIN_FILL_TIME_MS = 2000;

/**
 * Says whether the hidden honeypot field is filled in. A password manager or autofill may have done it for a person, so
 * the request is forwarded with this flag instead of dropped.
 */
export function suspicionOf(fields: unknown): "honeypot" | undefined {
  const value = fieldOf(fields, UNSENT_FIELDS.honeypot);
  return value === undefined || value === null || value === "" ? undefined : "honeypot";
}

/**
 * Whether the form was sent faster than a person can. Uses the age that the form reports, which does not depend on the
 * visitor's clock. A missing, negative or non-numeric age passes.
 */
export function isTooFast(fields: unknown): boolean {
  const value = fieldOf(fields, UNSENT_FIELDS.formAge);
  const age = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof age === "number" && age >= 0 && age < MIN_FILL_TIME_MS;
}
