import type { Failure } from "./check.ts";
import { MAX_CHARS, sizeProblem } from "./limits.ts";

/** Bytes of the longest text in UTF-8. */
const MAX_BYTES = 4 * MAX_CHARS;

const decode = (encoding: string, bytes: Uint8Array<ArrayBuffer>, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/**
 * The text of a file: UTF-16 as its byte order mark says, else UTF-8, or what Excel writes as "CSV" on Windows. A zero
 * byte is in no text, but in a workbook.
 */
export async function readFile(file: Blob): Promise<string | { failure: Failure }> {
  if (file.size > MAX_BYTES) return { failure: "too-large" };
  // A folder, or a file that has changed since it was chosen, has no bytes.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { failure: "unreadable" };
  const text = textOf(new Uint8Array(bytes));
  if (text.includes("\0") || /^(?:%PDF-|\{\\rtf)/.test(text)) return { failure: "not-text" };
  const failure = sizeProblem(text);
  return failure ? { failure } : text;
}

function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be", bytes);
  try {
    return decode("utf-8", bytes, true);
  } catch {
    return decode("windows-1252", bytes);
  }
}
