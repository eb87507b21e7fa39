import { PACK_LIMIT } from "../../app/lib/behaviour.ts";
import { UNSENT_FIELDS } from "../../shared/contact/answer.ts";
import { findPack } from "../../app/features/pack/packed-services.server.ts";
import { textOf } from "./body.ts";

/** Whether a pack was sent with the request. True for a form that could not be read, which may have contained one. */
export const isWithPack = (fields: unknown): boolean =>
  fields === undefined || Boolean(textOf(fields, UNSENT_FIELDS.pack));

/**
 * The visitor's capability pack as the last lines of the message; empty without a known service. Source: PACK-3.
 * @param siteUrl origin of the link to the pack
 */
export function packText(fields: unknown, siteUrl: string): string {
  const pack = findPack(textOf(fields, UNSENT_FIELDS.pack) ?? "", PACK_LIMIT);
  return pack ? `\n\nCapability pack: ${Object.values(pack.names).join("; ")}\n${siteUrl}${pack.path}` : "";
}
