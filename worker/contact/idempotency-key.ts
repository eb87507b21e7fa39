import { UNSENT_FIELDS } from "../../shared/contact/answer.ts";
import { digest } from "../digest.ts";
import { textOf } from "./body.ts";

const UUID_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The sender's key, if it is a UUID. */
export function givenKey(fields: unknown): string | undefined {
  const key = textOf(fields, UNSENT_FIELDS.idempotencyKey) ?? "";
  return UUID_PATTERN.test(key) ? key.toLowerCase() : undefined;
}

/**
 * The idempotency key of a request: a hash of its content and the sender's key, or the day (UTC) if there is none.
 * A repeated request (after a failure, a reload, with or without JavaScript) gets the same key. Different content always
 * gets a different key, so nobody can suppress another request by guessing its key. Line breaks are normalized, because
 * a form without JavaScript sends CRLF. A version 8 UUID. Source: RFC 9562, section 5.8.
 * @param body the JSON for the gateway
 */
export async function idempotencyKey(body: string, given: string | undefined, now: Date): Promise<string> {
  // Parse first: in the JSON text an escaped line break looks like a typed backslash and n.
  const content: unknown = JSON.parse(body, (_name, value: unknown) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value,
  );
  const namespace = given === undefined ? ["day", now.toISOString().slice(0, 10)] : ["given", given];
  const hex = await digest(new TextEncoder().encode(JSON.stringify([...namespace, content])));
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20)].join("-");
}
