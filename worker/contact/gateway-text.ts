/** How much of an error answer is read, and for how long. */
const READ_LIMIT_BYTES = 4096;
const READ_TIME_MS = 2000;

/** Length of the text that is passed on. */
const TEXT_LIMIT_CHARS = 300;

/** Names under which an API says in JSON what went wrong. */
const MESSAGE_KEYS = ["message", "detail", "error", "title"];

/**
 * The error text of the gateway's answer as one short line: JSON's message, or plain text. Markup, and what comes after
 * the first line (stack traces stand there), stays behind. Never throws, and never takes long. Source: CALL-3.
 */
export async function errorText(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  const isJson = /\bjson\b/i.test(type);
  if (!response.body || (type && !isJson && !/^text\/plain\b/i.test(type))) {
    response.body?.cancel().catch(() => {});
    return "";
  }
  const text = await readStart(response.body);
  return oneLine(messageInJson(text) ?? (isJson ? "" : text));
}

/** The text that stands for the error in a JSON body; undefined where there is none. */
function messageInJson(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "string") return body;
    const fields = new Map(Object.entries(body ?? {}));
    return MESSAGE_KEYS.map((key) => fields.get(key)).find((value): value is string => typeof value === "string");
  } catch {
    return undefined;
  }
}

/** First line, without control characters, at most 300 characters; nothing at all where it holds markup. */
export function oneLine(text: string): string {
  const line = text.trim().split(/[\r\n]/, 1)[0] ?? "";
  if (/<[a-z!/?]/i.test(line)) return "";
  const characters = [
    ...line
      .replace(/[\p{Cc}\p{Surrogate}]/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ];
  return characters.length > TEXT_LIMIT_CHARS
    ? `${characters.slice(0, TEXT_LIMIT_CHARS - 1).join("")}…`
    : characters.join("");
}

/** As much of a body as comes within the limits; an answer that breaks off keeps what had come. */
async function readStart(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), READ_TIME_MS);
  });
  let text = "";
  let size = 0;
  try {
    while (size < READ_LIMIT_BYTES) {
      const part = await Promise.race([reader.read(), timedOut]);
      if (part === "late" || part.done) break;
      text += decoder.decode(part.value.subarray(0, READ_LIMIT_BYTES - size), { stream: true });
      size += part.value.byteLength;
    }
  } catch {
    // What had come before it broke off is still the best there is.
  }
  clearTimeout(timer);
  reader.cancel().catch(() => {});
  return text;
}
