/** Maximum length of the text passed on. */
const TEXT_LIMIT_CHARS = 300;

/** Reason phrases of the statuses a gateway is likely to return. Source: RFC 9110, section 15; RFC 6585; RFC 8470. */
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

/** Letters, digits and punctuation between words. URLs, paths, file names and assignments do not match. */
const PLAIN_WORDS = /^(?:[\p{L}\p{M}\d ,;!?…'’"“”()–—-]|[.:](?=[ '’"”)]|$))+$/u;

/** Text that only programs write: identifiers, codes, long numbers, SQL, stack traces. */
const INNER_WORDS = [
  /\p{Ll}\p{Lu}|\p{L}-?\d|\d\p{L}|\d{6}/u,
  /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|TABLE|E(?:CONN|HOST|ADDR|NOTFOUND|PIPE|TIMED)\w*)\b/,
  /\b(?:\w*sql\w*|select .* from .* where|insert into|delete from|duplicate key|constraint|databases?|db|localhost)\b/i,
  /\b(?:null|undefined|exception|traceback|stack|segmentation fault|errno|at line)\b/i,
];

/**
 * The error text shown to the sender, who may be anyone (CALL-3). Uses only fields that are meant for display: `detail`
 * or `title` of a problem document (RFC 9457), or `message` of other JSON, as one short line. Because even these may
 * contain an exception, a line with anything but plain words (URLs, host names, paths, identifiers, long numbers, SQL,
 * stack frames) is replaced by the reason phrase of the status.
 * @param json the body, if the response is JSON
 */
export function errorText(status: number, contentType: string, json: string): string {
  return shownTexts(contentType, json).map(oneLine).find(isPlain) ?? phraseOf(status);
}

/** Whether a content type is JSON. */
export const isJson = (contentType: string): boolean => /^[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType);

const phraseOf = (status: number) => PHRASES[status] ?? `The gateway answered with status ${status}.`;

const isPlain = (line: string) => PLAIN_WORDS.test(line) && !INNER_WORDS.some((pattern) => pattern.test(line));

function shownTexts(contentType: string, json: string): string[] {
  if (!isJson(contentType)) return [];
  const names = /^application\/problem\+json\b/i.test(contentType) ? ["detail", "title"] : ["message"];
  const fields = fieldsOf(json);
  return names.map((name) => fields[name]).filter((value) => typeof value === "string");
}

/** The fields of a JSON object, or an empty object. */
export function fieldsOf(json: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(json) as object | null) };
  } catch {
    return {};
  }
}

/** The first line without control characters, at most 300 characters. */
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
