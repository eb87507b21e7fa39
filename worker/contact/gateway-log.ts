import { log } from "../log.ts";
import type { Delivery } from "./gateway.ts";
import { fieldsOf, oneLine } from "./gateway-text.ts";
import { readStart } from "./read-start.ts";
import { redact } from "./redact.ts";

/** Logs what a gateway said when it refused: its words, redacted, of which the sender sees at most a part. */
export function logRefusal({ status }: Response, text: string, { requestId, reference, body }: Delivery): void {
  if (text) log("warn", "gateway-refusal", { requestId, reference, status, text: oneLine(redact(text, body)) });
}

/**
 * Warns of an answer that counts as success by its status (CALL-2) and yet looks like none: a page, as a firewall's or a
 * login's is, or JSON that says no. Of what it says nothing is logged.
 */
export async function logDoubt(response: Response, { requestId, reference }: Delivery): Promise<void> {
  const doubt = doubtIn(response.headers.get("content-type") ?? "", await readStart(response));
  if (doubt) log("warn", "gateway-doubt", { requestId, reference, status: response.status, answer: doubt });
}

/** Why an answer may be no success, or undefined. */
export function doubtIn(contentType: string, text: string): "html" | "error" | undefined {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType) || /^\s*<(?:!doctype html|html)\b/i.test(text))
    return "html";
  const { ok, success, error, errors, errorMessage } = fieldsOf(text);
  return ok === false || success === false || [error, errors, errorMessage].some(isSaid) ? "error" : undefined;
}

/** Whether a field says something: `"error": null` and `"errors": []` do not. */
const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
