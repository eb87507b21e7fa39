/**
 * How long an answer asks to wait, in whole seconds, by its `Retry-After`: a number of seconds, or a date. Undefined
 * where it says nothing that can be read. Not bounded here. Source: RFC 9110, section 10.2.3.
 * @param now milliseconds since 1970
 */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after") ?? "";
  if (/^\d{1,15}$/.test(value)) return Number(value);
  // HTTP's dates begin with a day's name and are in GMT; Date.parse takes much more for a date.
  const time = /^[A-Z][a-z]+, .* GMT$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}
