/** Length of the text that is passed on. */
const TEXT_LIMIT_CHARS = 300;

/** What the statuses mean that a gateway is likely to refuse with. Source: RFC 9110, section 15; RFC 6585; RFC 8470. */
const PHRASES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  425: "Too Early",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Letters, figures, and punctuation that parts or ends words: no address, path, file or assignment is written with them. */
const PLAIN_WORDS = /^(?:[\p{L}\p{M}\d ,;!?…'’"“”()–—-]|[.:](?=[ '’"”)]|$))+$/u;

/** What only programs say: names of their own making, codes, long numbers, SQL, and the words of a stack trace. */
const INNER_WORDS = [
  /\p{Ll}\p{Lu}|\p{L}-?\d|\d\p{L}|\d{6}/u,
  /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|TABLE|E(?:CONN|HOST|ADDR|NOTFOUND|PIPE|TIMED)\w*)\b/,
  /\b(?:\w*sql\w*|select .* from .* where|insert into|delete from|duplicate key|constraint|databases?|db|localhost)\b/i,
  /\b(?:null|undefined|exception|traceback|stack|segmentation fault|errno|at line)\b/i,
];

/**
 * The error text that goes to whoever sent the request (CALL-3), which may be anyone. Only what an API means to be shown
 * is passed on: `detail` or `title` of a problem document (RFC 9457), or `message` of other JSON, as one short line. Even
 * that could be an exception's own words, so a line is refused that holds more than plain words: addresses, host names,
 * paths, identifiers, long numbers, SQL, a stack frame. When in doubt it is refused, for then the status's phrase stands
 * there, which says enough.
 * @param json the answer's body where it says that it is JSON, else anything
 */
export function errorText(status: number, contentType: string, json: string): string {
  return shownTexts(contentType, json).map(oneLine).find(isPlain) ?? phraseOf(status);
}

/** Whether an answer says that it is JSON. */
export const isJson = (contentType: string): boolean => /^[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType);

const phraseOf = (status: number) => PHRASES[status] ?? `The gateway answered with status ${status}.`;

const isPlain = (line: string) => PLAIN_WORDS.test(line) && !INNER_WORDS.some((pattern) => pattern.test(line));

function shownTexts(contentType: string, json: string): string[] {
  if (!isJson(contentType)) return [];
  const names = /^application\/problem\+json\b/i.test(contentType) ? ["detail", "title"] : ["message"];
  const fields = fieldsOf(json);
  return names.map((name) => fields[name]).filter((value) => typeof value === "string");
}

/** The fields of a JSON object; none where there is no object. */
export function fieldsOf(json: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(json) as object | null) };
  } catch {
    return {};
  }
}

/** First line, without control characters, at most 300 characters. */
export function oneLine(text: string): string {
  const line = text.trim().split(/[\r\n]/, 1)[0] ?? "";
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
