import { needName } from "../../app/content/contact-needs.ts";
import { CONTACT_FORM } from "../../app/content/interface/contact-form.ts";
import { ADDED_FIELDS } from "../../shared/contact/fields.ts";
import { isBlank } from "../../shared/contact/invisible.ts";
import { SERVICE_OF_NEED } from "../../shared/contact/needs.ts";
import { type ContactForm, type ContactRequest, GATEWAY_FIELDS } from "../../shared/contact/schema.ts";
import { packText } from "./pack-text.ts";
import { BODY_LIMIT_BYTES } from "./read-body.ts";

/** Error of the message field if the message is too long together with what is added to it. */
export const TOO_LONG =
  "Shorten your message. With your other answers and the capability pack, if you include one, it is larger than 64 KiB.";

/**
 * The call's seven fields (CALL-1). `message` carries the rest: a line for each answer that the gateway has no field for,
 * and the capability pack as its last lines. The need also decides the service. Undefined if that is too long. Here and
 * not in the browser, so that it works without scripts. Source: FORM-5, FORM-6, PACK-3.
 * @param siteUrl origin of the link to the pack
 */
export function composeRequest(form: ContactForm, fields: unknown, siteUrl: string): ContactRequest | undefined {
  const request = {
    ...(Object.fromEntries(GATEWAY_FIELDS.map((field) => [field, form[field]])) as unknown as ContactRequest),
    ...(form.about && { service: SERVICE_OF_NEED[form.about] }),
    message: addedLines(form) + form.message + packText(fields, siteUrl),
  };
  const isTooLong = new TextEncoder().encode(JSON.stringify(request)).byteLength > BODY_LIMIT_BYTES;
  return isTooLong && request.message !== form.message ? undefined : request;
}

/** `About: Cybersecurity` and the like, before an empty line. */
function addedLines(form: ContactForm): string {
  const answers = { ...form, about: form.about && needName(form.about) };
  const lines = ADDED_FIELDS.filter((field) => !isBlank(answers[field])).map((field) => {
    const { label, line = label } = CONTACT_FORM.fields[field];
    return `${line}: ${answers[field]}\n`;
  });
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}
