import { needName } from "../../app/content/contact-needs.ts";
import { SERVICE_OF_NEED } from "../../shared/contact/needs.ts";
import type { ContactForm, ContactRequest } from "../../shared/contact/schema.ts";
import { packText } from "./pack-text.ts";
import { BODY_LIMIT_BYTES } from "./read-body.ts";

/** Error of the message field if the message is too long together with what is added to it. */
export const TOO_LONG =
  "Shorten your message. With the subject and the capability pack, if you include one, it is larger than 64 KiB.";

/**
 * The call's seven fields (CALL-1), of which `message` carries the rest: the need as its first line, with the service
 * that the need belongs to, and the capability pack as its last ones. Undefined if that is too long. Here and not in the
 * browser, so that it works without scripts. Source: FORM-5, PACK-3.
 * @param siteUrl origin of the link to the pack
 */
export function composeRequest(
  { about, ...form }: ContactForm,
  fields: unknown,
  siteUrl: string,
): ContactRequest | undefined {
  const before = about ? `About: ${needName(about)}\n\n` : "";
  const request = {
    ...form,
    ...(about && { service: SERVICE_OF_NEED[about] }),
    message: before + form.message + packText(fields, siteUrl),
  };
  const isTooLong = new TextEncoder().encode(JSON.stringify(request)).byteLength > BODY_LIMIT_BYTES;
  return isTooLong && request.message !== form.message ? undefined : request;
}
