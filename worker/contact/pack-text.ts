import { PACK_LIMIT } from "../../app/lib/behaviour.ts";
import { UNSENT_FIELDS } from "../../shared/contact/answer.ts";
import type { ContactRequest } from "../../shared/contact/schema.ts";
import { findPack } from "../../app/features/pack/packed-services.server.ts";
import { textOf } from "./body.ts";
import { BODY_LIMIT_BYTES } from "./read-body.ts";

/** Error of the message field if message and pack together are too long. */
export const TOO_LONG_WITH_PACK =
  "Shorten your message or clear the check box for the capability pack. Together they are larger than 64 KiB.";

/** Whether a pack was sent with the request. True for a form that could not be read, which may have contained one. */
export const isWithPack = (fields: unknown): boolean =>
  fields === undefined || Boolean(textOf(fields, UNSENT_FIELDS.pack));

/**
 * Appends the visitor's capability pack to the message, because the call has only seven fields. Returns the request
 * unchanged if no known service was sent, and undefined if the result would be too long. Source: PACK-3, CALL-1.
 * @param siteUrl origin of the link to the pack
 */
export function withPack(request: ContactRequest, fields: unknown, siteUrl: string): ContactRequest | undefined {
  const pack = findPack(textOf(fields, UNSENT_FIELDS.pack) ?? "", PACK_LIMIT);
  if (!pack) return request;
  const names = Object.values(pack.names).join("; ");
  const message = `${request.message}\n\nCapability pack: ${names}\n${siteUrl}${pack.path}`;
  const packed = { ...request, message };
  return new TextEncoder().encode(JSON.stringify(packed)).byteLength > BODY_LIMIT_BYTES ? undefined : packed;
}
