import type { ContactAnswer, ContactProblem } from "../../../shared/contact/answer.ts";
import { CONTACT_FIELDS } from "../../../shared/contact/fields.ts";
import type { FieldErrors } from "../../../shared/contact/schema.ts";

/**
 * Result of an attempt to send: sent, invalid, or failed. Status and text are CALL-3's (status 0: network failure);
 * `reference` is the number of the request (OPS-1); `advice` is what to do, if it differs from TOAST-2's text.
 */
export type SubmitResult =
  | { kind: "sent"; reference?: string }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "failed"; status: number; text: string; advice?: string; retryAfterSeconds?: number };

/** The worker's route for contact requests. Source: CALL-1. */
const CONTACT_ROUTE = "/api/contact";

/** Timeout for the response. The worker's own timeouts end well before. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Sends the form's entries to the worker as JSON. Never throws. Source: CALL-1…3. */
export async function submitContact(entries: Record<string, string>): Promise<SubmitResult> {
  try {
    const response = await fetch(CONTACT_ROUTE, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const answer = (await response.json().catch(() => ({}))) as Partial<ContactProblem> & { reference?: string };
    // Success by status, whether or not the body can be read.
    if (response.ok) return { kind: "sent", reference: answer.reference };
    return resultOf({
      ok: false,
      problem: { type: "", status: response.status, detail: "", ...answer },
      retryAfterSeconds: Number(response.headers.get("retry-after")) || undefined,
    });
  } catch (error) {
    return { kind: "failed", status: 0, text: error instanceof Error ? error.message : "" };
  }
}

/** Converts the worker's answer into the form's result. */
export function resultOf(answer: ContactAnswer): SubmitResult {
  if (answer.ok) return { kind: "sent", reference: answer.reference };
  const { problem, retryAfterSeconds } = answer;
  const { fields, gatewayStatus, gatewayText, status, detail } = problem;
  // Only errors of visible fields: the visitor cannot correct others.
  if (fields && CONTACT_FIELDS.some((field) => fields[field])) return { kind: "invalid", errors: fields };
  return gatewayStatus === undefined
    ? { kind: "failed", status, text: detail, advice: detail, retryAfterSeconds }
    : { kind: "failed", status: gatewayStatus, text: gatewayText ?? detail, retryAfterSeconds };
}
