import { UNSENT_FIELDS } from "../../app/contact/contact-answer.ts";
import { fieldOf } from "./body.ts";

/** Time that even a visitor whose browser fills in every field needs between seeing the form and sending it. */
export const MIN_FILL_TIME_MS = 2000;

/** Whether the field that people do not see holds anything. */
export function isInHoneypot(fields: unknown): boolean {
  const value = fieldOf(fields, UNSENT_FIELDS.honeypot);
  return value !== undefined && value !== null && value !== "";
}

/**
 * Whether the form was sent sooner after it was shown than a person can, by its own account: no clock of the visitor's
 * has to be right for it. An age that is missing, negative or no number says nothing.
 */
export function isTooFast(fields: unknown): boolean {
  const value = fieldOf(fields, UNSENT_FIELDS.formAge);
  const age = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof age === "number" && age >= 0 && age < MIN_FILL_TIME_MS;
}
