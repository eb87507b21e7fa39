import type { FieldErrors } from "./schema.ts";

/** Why a contact request was refused, as in the JSON route's response (RFC 9457, `application/problem+json`). */
export interface ContactProblem {
  /** Stable identifier of the error, for programs. */
  type: string;
  status: number;
  /** Sentence for the visitor: what is wrong and what to do. */
  detail: string;
  /** First message per invalid field. */
  fields?: FieldErrors;
  /** The gateway's status if it refused. 0: network failure. Source: CALL-3. */
  gatewayStatus?: number;
  /** What that status means, in our words. Source: CALL-3. */
  gatewayText?: string;
}

/** Result of a contact request: its reference (OPS-1), or the problem and an optional Retry-After. */
export type ContactAnswer =
  | { ok: true; reference: string }
  | { ok: false; problem: ContactProblem; retryAfterSeconds?: number };

/** Names of hidden form fields, which the worker reads and does not forward. */
export const UNSENT_FIELDS = {
  /** Comma-separated slugs of the visitor's pack. The worker appends the services to the message. */
  pack: "pack",
  /** Honeypot: hidden from people. */
  honeypot: "website",
  /** Time from showing to sending the form, in milliseconds. */
  formAge: "form_age_ms",
  /** A UUID per submission, the same for all attempts. The worker uses the day if it is missing. */
  idempotencyKey: "idempotency_key",
  /** Turnstile's name for its token. */
  turnstileToken: "cf-turnstile-response",
} as const;

/** Entries of a posted form, for the page that shows the result. */
export interface SubmittedEntries {
  entries: Record<string, string>;
  hasPack: boolean;
}
