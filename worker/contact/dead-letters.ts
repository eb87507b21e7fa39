import { settledWithin } from "../deadline.ts";

/** Timeout for sending a message to the dead-letter queue. The rest of the batch waits for it. */
const SEND_TIMEOUT_MS = 5000;

/**
 * Sends a message to the dead-letter queue. Queues has no API to move one there. Resolves to false without the binding
 * or if the queue fails.
 */
export async function putInDeadLetters(deadLetters: Queue | undefined, body: unknown): Promise<boolean> {
  if (!deadLetters) return false;
  // The dashboard and HTTP pull consumers can read JSON.
  const contentType = body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? "bytes" : "json";
  try {
    await settledWithin(SEND_TIMEOUT_MS, deadLetters.send(body, { contentType }));
    return true;
  } catch {
    return false;
  }
}
