import { UNSENT_FIELDS } from "../../app/contact/contact-answer.ts";
import { digest } from "../digest.ts";
import { textOf } from "./body.ts";

const UUID_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The key that the sender chose, if it is a UUID. */
export function givenKey(fields: unknown): string | undefined {
  const key = textOf(fields, UNSENT_FIELDS.idempotencyKey) ?? "";
  return UUID_PATTERN.test(key) ? key.toLowerCase() : undefined;
}

/**
 * The key under which a request counts once: made of its content and the day (UTC), or of its content and the key that
 * was given with it. However the visitor came to send it again (after a failure, by a reload, with or without
 * JavaScript) it counts once, and no other content is ever taken for it: not changed content under the same given key,
 * nor a stranger's under a key that was guessed. Line breaks are alike, since a form without JavaScript writes them as
 * CRLF. A UUID of version 8. Source: RFC 9562, section 5.8.
 * @param body the JSON that goes to the gateway
 */
export async function idempotencyKey(body: string, given: string | undefined, now: Date): Promise<string> {
  // Line breaks of the values: those of the JSON's text cannot be told from a backslash and an n that somebody typed.
  const content: unknown = JSON.parse(body, (_name, value: unknown) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value,
  );
  const namespace = given === undefined ? ["day", now.toISOString().slice(0, 10)] : ["given", given];
  const hex = await digest(new TextEncoder().encode(JSON.stringify([...namespace, content])));
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20)].join("-");
}
