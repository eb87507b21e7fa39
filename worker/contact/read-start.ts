/** How much of an answer is read, and for how long. */
const READ_LIMIT_BYTES = 4096;
const READ_TIME_MS = 2000;

/** Content types whose bytes are words. An answer without one may be. */
const IS_TEXT = /^(?:$|text\/|[\w.+-]+\/(?:[\w.+-]+\+)?(?:json|xml)\b)/i;

/**
 * As much of an answer's text as comes within the limits; an answer that breaks off keeps what had come, and of what is
 * no text nothing is read. Never throws.
 */
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
    timer = setTimeout(() => resolve({ done: true }), READ_TIME_MS);
  });
  let text = "";
  let size = 0;
  try {
    while (size < READ_LIMIT_BYTES) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      text += decoder.decode(value.subarray(0, READ_LIMIT_BYTES - size), { stream: true });
      size += value.byteLength;
    }
  } catch {
    // What had come before it broke off is still the best there is.
  }
  clearTimeout(timer);
  reader.cancel().catch(() => {});
  return text;
}
