/**
 * The `Retry-After` header in whole seconds, from a number or a date. Undefined if missing or invalid. Has no upper
 * bound. Source: RFC 9110, section 10.2.3.
 * @param now milliseconds since 1970
 */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after") ?? "";
  if (/^\d{1,15}$/.test(value)) return Number(value);
  // Only HTTP dates, which start with the day of the week and end with GMT. Date.parse accepts more.
  const time = /^[A-Z][a-z]+, .* GMT$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}
