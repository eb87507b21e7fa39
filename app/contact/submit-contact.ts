import { CONTACT_FIELDS } from "./contact-fields.ts";
import type { ContactOutcome, FieldErrors } from "./contact-schema.ts";

/**
 * What the form learns from a try to send: taken, not valid, or not delivered. Status and text are CALL-3's (status 0:
 * network failure); `advice` says what to do where it is something else than TOAST-2 says anyway.
 */
export type SubmitResult =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "failed"; status: number; text: string; advice?: string; retryAfterSeconds?: number };

/** The worker's own route for contact requests. Source: CALL-1. */
const CONTACT_ROUTE = "/api/contact";

/** Time for an answer; the worker gives up on its gateway well before. */
const ANSWER_TIMEOUT_MS = 30_000;

/** An answer of the worker that is no success, as `application/problem+json` (RFC 9457). */
interface Problem {
  detail?: string;
  fields?: FieldErrors;
  gatewayStatus?: number;
}

/** Sends the form's entries to the worker as JSON. Never throws. Source: CALL-1…3. */
export async function submitContact(entries: Record<string, string>): Promise<SubmitResult> {
  try {
    const response = await fetch(CONTACT_ROUTE, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return response.ok ? { kind: "sent" } : await readProblem(response);
  } catch (error) {
    return { kind: "failed", status: 0, text: error instanceof Error ? error.message : "" };
  }
}

async function readProblem(response: Response): Promise<SubmitResult> {
  const { fields, gatewayStatus, detail = "" } = (await response.json().catch(() => ({}))) as Problem;
  // Errors of fields that the visitor cannot see would leave nothing to mend.
  if (fields && CONTACT_FIELDS.some((field) => fields[field])) return { kind: "invalid", errors: fields };
  const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
  return gatewayStatus === undefined
    ? { kind: "failed", status: response.status, text: detail, advice: detail, retryAfterSeconds }
    : { kind: "failed", status: gatewayStatus, text: detail, retryAfterSeconds };
}

/** The same result from an outcome that the server's action already has. */
export const resultOf = (outcome: ContactOutcome): SubmitResult =>
  outcome.ok ? { kind: "sent" } : { kind: "failed", status: outcome.status, text: outcome.text };
