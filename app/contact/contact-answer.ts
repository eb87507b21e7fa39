import type { FieldErrors } from "./contact-schema.ts";

/** Why a contact request was not taken, as the worker's JSON route says it (RFC 9457, `application/problem+json`). */
export interface ContactProblem {
  /** Short name of the kind of error, stable for programs. */
  type: string;
  status: number;
  /** A sentence for the visitor: what is wrong and what to do. */
  detail: string;
  /** First message per field, where fields are the matter. */
  fields?: FieldErrors;
  /** The gateway's status, 0 for a network failure, where the gateway is the matter. Source: CALL-3. */
  gatewayStatus?: number;
  /** The gateway's error text, one short line. Source: CALL-3. */
  gatewayText?: string;
}

/** What became of a contact request: taken, under a reference (OPS-1), or the problem and, where waiting helps, for how long. */
export type ContactAnswer =
  | { ok: true; reference: string }
  | { ok: false; problem: ContactProblem; retryAfterSeconds?: number };

/** The names of the form's fields that go no further than the worker, by themselves at least. */
export const UNSENT_FIELDS = {
  /** The services of the visitor's pack by their slugs, parted by commas; the worker writes them into the message. */
  pack: "pack",
  /** Hidden from people; what fills it in is a robot. */
  honeypot: "website",
  /** For how long the form had been shown when it was sent, in milliseconds. */
  formAge: "form_age_ms",
  /** A UUID per submission, the same for every try to send it; where it is missing, the day takes its place. */
  idempotencyKey: "idempotency_key",
  /** Turnstile's own name for its proof. */
  turnstileToken: "cf-turnstile-response",
} as const;

/** What a posted form held, for the page that answers it. */
export interface TakenEntries {
  entries: Record<string, string>;
  hasPack: boolean;
}
