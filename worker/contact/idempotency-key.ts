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
 * The key of a request that brought none, as forms do: the same for the same content on one day. However the visitor
 * came to send it again (after a failure, by a reload, with or without JavaScript) it counts once, and changed content
 * is never taken for what was sent before. Line breaks are alike in it: a form without JavaScript writes them as CRLF.
 * A UUID of version 8. Source: RFC 9562, section 5.8.
 * @param body the JSON that goes to the gateway
 */
export async function keyOfContent(body: string, now: Date): Promise<string> {
  const content = body.replaceAll("\\r\\n", "\\n");
  const hex = await digest(new TextEncoder().encode(`${now.toISOString().slice(0, 10)} ${content}`));
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20)].join("-");
}
