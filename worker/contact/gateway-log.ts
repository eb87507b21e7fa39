import { log } from "../log.ts";
import { fieldsOf, oneLine } from "./gateway-text.ts";
import { readStart } from "./read-start.ts";
import { redact } from "./redact.ts";

/** The request that a log line is about. */
interface Logged {
  requestId: string;
  reference: string;
}

/** Logs the redacted text of a gateway's refusal. The sender sees at most part of it. */
export function logRefusal(
  { status }: Response,
  text: string,
  { requestId, reference, body }: Logged & { body: string },
): void {
  if (text) log("warn", "gateway-response", { requestId, reference, status, text: oneLine(redact(text, body)) });
}

/**
 * Logs a warning if a response counts as success by its status (CALL-2) but looks like a failure: an HTML page, as from
 * a firewall or a login, or JSON that reports an error. Does not log the text.
 */
export async function logDoubt(response: Response, { requestId, reference }: Logged): Promise<void> {
  const doubt = doubtIn(response.headers.get("content-type") ?? "", await readStart(response));
  if (doubt) log("warn", "gateway-doubt", { requestId, reference, status: response.status, answer: doubt });
}

/** Why a successful response looks like a failure, or undefined. */
export function doubtIn(contentType: string, text: string): "html" | "error" | undefined {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType) || /^\s*<(?:!doctype html|html)\b/i.test(text))
    return "html";
  const { ok, success, error, errors, errorMessage } = fieldsOf(text);
  return ok === false || success === false || [error, errors, errorMessage].some(isSaid) ? "error" : undefined;
}

/** Whether a field has content: `"error": null` and `"errors": []` do not. */
const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
