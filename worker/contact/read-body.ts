import { Buffer } from "node:buffer";
import { settledWithin } from "../deadline.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** Maximum size of a contact request. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** How much of an oversized body is drained. A client that is cut off while sending sees a broken connection, not the response. */
export const DRAIN_LIMIT_BYTES = 16 * 1024 * 1024;

/** Timeout for the whole body. */
export const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads the body of a request or response, or returns why it is refused. Counts the bytes received, not Content-Length,
 * and stops after ten seconds. Throws if the connection breaks. Hono's `bodyLimit` has no time limit, and leaves the rest
 * of a body that is too large unread, so that workerd closes the connection and many clients lose the answer (SEC-4).
 * @param readUpTo bytes to read at most, even of a body that is too large
 */
export async function readBody(
  { body, headers }: Request | Response,
  readUpTo: number,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (!body) return new Uint8Array();
  if (Number(headers.get("content-length")) > readUpTo) return REFUSALS.tooLarge;
  const reader = body.getReader();
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
  return size > BODY_LIMIT_BYTES ? REFUSALS.tooLarge : Buffer.concat(chunks);
}

const giveUp = (reader: ReadableStreamDefaultReader<Uint8Array>) => void reader.cancel().catch(() => {});
