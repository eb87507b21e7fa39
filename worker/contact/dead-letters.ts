import { settledWithin } from "./deadline.ts";

/** Time the queue of dead letters has to take a message; the rest of the batch waits no longer for it. */
const SEND_TIMEOUT_MS = 5000;

/**
 * Puts a message straight into the queue of dead letters, which is a queue like any other: Queues has no call that
 * moves a message there. Resolves to whether it lies there; without the binding, and when the queue fails, it does not.
 */
export async function putInDeadLetters(deadLetters: Queue | undefined, body: unknown): Promise<boolean> {
  if (!deadLetters) return false;
  // JSON is what the dashboard and a pull over HTTP can read.
  const contentType = body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? "bytes" : "json";
  try {
    await settledWithin(SEND_TIMEOUT_MS, deadLetters.send(body, { contentType }));
    return true;
  } catch {
    return false;
  }
}
