import { log } from "../log.ts";
import { BODY_LIMIT_BYTES, readBody } from "./read-body.ts";

/**
 * Logs a warning if a response counts as success by its status (CALL-2) but looks like a failure: an HTML page, as from
 * a firewall or a login, or JSON that reports an error. Nothing of the response is logged: it may repeat what was sent.
 */
export async function logDoubt(
  response: Response,
  { requestId, reference }: { requestId: string; reference: string },
): Promise<void> {
  const doubt = await doubtIn(response);
  if (doubt) log("warn", "gateway-doubt", { requestId, reference, status: response.status, answer: doubt });
}

/** Why a successful response looks like a failure, or undefined. */
async function doubtIn(response: Response): Promise<"html" | "error" | undefined> {
  const type = response.headers.get("content-type") ?? "";
  if (/^[^;]*\bhtml\b/i.test(type)) return drop(response, "html");
  if (!/^[^;]*\bjson\b/i.test(type)) return drop(response);
  try {
    const body = await readBody(response, BODY_LIMIT_BYTES);
    if (!(body instanceof Uint8Array)) return undefined;
    const { ok, success, error, errors, errorMessage } = JSON.parse(new TextDecoder().decode(body)) ?? {};
    return ok === false || success === false || [error, errors, errorMessage].some(isSaid) ? "error" : undefined;
  } catch {
    return undefined;
  }
}

function drop<T>(response: Response, doubt?: T): T | undefined {
  response.body?.cancel().catch(() => {});
  return doubt;
}

/** Whether a field has content: `"error": null` and `"errors": []` do not. */
const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
