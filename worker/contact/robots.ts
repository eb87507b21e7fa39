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
 * Whether the form was sent sooner after it was shown than a person can. A time in the future is a clock that is wrong,
 * and says nothing; so does a time that is missing or no number.
 */
export function isTooFast(fields: unknown, now: number): boolean {
  const value = fieldOf(fields, UNSENT_FIELDS.startedAt);
  const startedAt = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof startedAt !== "number") return false;
  const elapsed = now - startedAt;
  return elapsed >= 0 && elapsed < MIN_FILL_TIME_MS;
}
