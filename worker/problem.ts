import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * An error as `application/problem+json` (RFC 9457).
 * @param type stable identifier of the error, for programs
 * @param detail sentence for a person: what is wrong and what to do
 */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  type: string,
  detail: string,
  extra: Record<string, unknown> = {},
): Response {
  return c.body(JSON.stringify({ type, status, detail, ...extra }), status, {
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "no-store",
  });
}
