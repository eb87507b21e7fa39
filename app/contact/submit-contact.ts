import type { ContactOutcome, FieldErrors } from "./contact-schema.ts";

/** What the form learns from a try to send: taken, not valid, or not delivered (status 0: network failure). */
export type SubmitResult =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "failed"; status: number; text: string };

/** The worker's own route for contact requests. Source: CALL-1. */
const CONTACT_ROUTE = "/api/contact";

/** Sends the form's entries to the worker as JSON. Never throws. Source: CALL-1…3. */
export async function submitContact(entries: Record<string, string>): Promise<SubmitResult> {
  try {
    const response = await fetch(CONTACT_ROUTE, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entries),
    });
    if (response.ok) return { kind: "sent" };
    const problem = (await response.json().catch(() => ({}))) as {
      detail?: string;
      fields?: FieldErrors;
      gatewayStatus?: number;
    };
    if (problem.fields) return { kind: "invalid", errors: problem.fields };
    return { kind: "failed", status: problem.gatewayStatus ?? response.status, text: problem.detail ?? "" };
  } catch (error) {
    return { kind: "failed", status: 0, text: error instanceof Error ? error.message : "" };
  }
}

/** The same result from an outcome that the server's action already has. */
export const resultOf = (outcome: ContactOutcome): SubmitResult =>
  outcome.ok ? { kind: "sent" } : { kind: "failed", status: outcome.status, text: outcome.text };
