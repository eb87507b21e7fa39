/** Limits for reading a response. */
const READ_LIMIT_BYTES = 4096;
const READ_TIME_MS = 2000;

/** Textual content types. Includes a missing one. */
const IS_TEXT = /^(?:$|text\/|[\w.+-]+\/(?:[\w.+-]+\+)?(?:json|xml)\b)/i;

/** Reads the start of a text response within the limits. Returns what arrived if it breaks off, and "" if it is not text. Never throws. */
export async function readStart({ body, headers }: Response): Promise<string> {
  if (!body) return "";
  if (!IS_TEXT.test(headers.get("content-type") ?? "")) {
    body.cancel().catch(() => {});
    return "";
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ done: true; value?: undefined }>((resolve) => {
    // Stryker disable next-line ObjectLiteral,BooleanLiteral: a missing value throws below, which has the same result.
    timer = setTimeout(() => resolve({ done: true }), READ_TIME_MS);
  });
  let text = "";
  let size = 0;
  try {
    while (size < READ_LIMIT_BYTES) {
      const { done, value } = await Promise.race([reader.read(), late]);
      // Stryker disable next-line ConditionalExpression: a missing value throws below, which has the same result.
      if (done) break;
      text += decoder.decode(value.subarray(0, READ_LIMIT_BYTES - size), { stream: true });
      size += value.byteLength;
    }
  } catch {
    // Keep what arrived before the connection broke.
  }
  clearTimeout(timer);
  reader.cancel().catch(() => {});
  return text;
}
