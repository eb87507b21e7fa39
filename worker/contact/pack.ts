import { PACK_LIMIT } from "../../app/config/behaviour.ts";
import { UNSENT_FIELDS } from "../../app/contact/contact-answer.ts";
import type { ContactRequest } from "../../app/contact/contact-schema.ts";
import { findPack } from "../../app/registry/pack.server.ts";
import { textOf } from "./body.ts";
import { BODY_LIMIT_BYTES } from "./read-body.ts";

/** What the message field says where message and pack are more than the gateway is sent. */
export const TOO_LONG_WITH_PACK =
  "Shorten your message, or untick the capability pack: together they are larger than 64 KiB.";

/** Whether a pack was sent along, whatever it holds; a form that could not be read may have held one. */
export const isWithPack = (fields: unknown): boolean =>
  fields === undefined || Boolean(textOf(fields, UNSENT_FIELDS.pack));

/**
 * The request with the visitor's capability pack at the end of its message, since the call has seven fields; as it is where
 * none was sent, or none of its names is a service's. Undefined where both together are longer than a request may be.
 * Source: PACK-3, CALL-1.
 * @param siteUrl origin of the pack's address
 */
export function withPack(request: ContactRequest, fields: unknown, siteUrl: string): ContactRequest | undefined {
  const pack = findPack(textOf(fields, UNSENT_FIELDS.pack) ?? "", PACK_LIMIT);
  if (!pack) return request;
  const names = Object.values(pack.names).join("; ");
  const message = `${request.message}\n\nCapability pack: ${names}\n${siteUrl}${pack.path}`;
  const packed = { ...request, message };
  return new TextEncoder().encode(JSON.stringify(packed)).byteLength > BODY_LIMIT_BYTES ? undefined : packed;
}
