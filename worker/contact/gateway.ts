import type { ContactOutcome, ContactRequest } from "../../app/contact/contact-schema.ts";

/** The gateway's path for contact requests. Source: CALL-1. */
export const GATEWAY_PATH = "/dev/contact-gtf";

/** Time the gateway has for everything: connecting, answering, and its body. */
export const GATEWAY_TIMEOUT_MS = 10_000;

/** How much of the gateway's error text is read. */
const ERROR_TEXT_LIMIT_BYTES = 4096;

/**
 * Forwards a valid request to the gateway. Never throws: what became of it is a value. Status 0 stands for a network
 * failure, a timeout among them. Source: CALL-1…3.
 * @param origin the gateway's origin
 */
export async function forwardToGateway(
  origin: string,
  request: ContactRequest,
  options: { requestId: string; timeoutMs?: number },
): Promise<ContactOutcome> {
  try {
    const response = await fetch(origin + GATEWAY_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": options.requestId },
      body: JSON.stringify(request),
      redirect: "manual",
      signal: AbortSignal.timeout(options.timeoutMs ?? GATEWAY_TIMEOUT_MS),
    });
    if (response.ok) {
      await response.body?.cancel();
      return { ok: true };
    }
    return { ok: false, status: response.status, text: await readLimited(response) };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    return {
      ok: false,
      status: 0,
      text: timedOut ? "The gateway did not answer in time." : "The gateway was not reached.",
    };
  }
}

async function readLimited(response: Response): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  while (size < ERROR_TEXT_LIMIT_BYTES) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    text += decoder.decode(value.subarray(0, ERROR_TEXT_LIMIT_BYTES), { stream: true });
  }
  await reader.cancel();
  return text.slice(0, ERROR_TEXT_LIMIT_BYTES);
}
