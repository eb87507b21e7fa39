import { settledWithin } from "./deadline.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** Largest body of a contact request. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * How much of a body that is too large is still read and dropped: a client that is cut off while it sends sees a broken
 * connection instead of the answer.
 */
export const DRAIN_LIMIT_BYTES = 16 * 1024 * 1024;

/** Time for the whole of a body. A form's few KB take that long on no line on which the page came at all. */
export const BODY_TIMEOUT_MS = 10_000;

/**
 * A request's body, or why it is not taken. Counts what really arrives, whatever Content-Length says, and waits no
 * longer than ten seconds: who sends a byte a second holds a connection, and nothing more. Throws when the connection
 * breaks.
 * @param readUpTo from here on even a body that is too large anyway is no longer read
 */
export async function readBody(request: Request, readUpTo: number): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (!request.body) return new Uint8Array();
  if (Number(request.headers.get("content-length")) > readUpTo) return REFUSALS.tooLarge;
  const reader = request.body.getReader();
  try {
    return await settledWithin(BODY_TIMEOUT_MS, readAll(reader, readUpTo));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
    giveUp(reader);
    return REFUSALS.tooSlow;
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, readUpTo: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= BODY_LIMIT_BYTES) chunks.push(value);
    else chunks.length = 0;
    if (size > readUpTo) {
      giveUp(reader);
      break;
    }
  }
  return size > BODY_LIMIT_BYTES ? REFUSALS.tooLarge : joined(chunks, size);
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

const giveUp = (reader: ReadableStreamDefaultReader<Uint8Array>) => void reader.cancel().catch(() => {});
