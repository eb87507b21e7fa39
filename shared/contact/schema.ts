import * as v from "valibot";
import { isBlank, unseenIn, untypedIn } from "./invisible.ts";
import { CONTACT_NEEDS, CONTACT_SERVICES } from "./needs.ts";

// A local part, one @, and a host with a dot, without characters that could break a mail header. Valibot's own pattern
// rejects o'brien@agency.gov and addresses in other scripts. Adjacent parts do not overlap, so matching is linear.
const EMAIL_PATTERN = /^[^\s@\p{Cc}\p{Cf}\p{Cs}"(),:;<>[\\\]`]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Longest address that mail servers accept. Source: RFC 5321, 4.5.3.1.3 (a path of 256 includes its angle brackets). */
const MAX_EMAIL_CHARS = 254;

const CHOOSE_SERVICE = "Choose one of the services.";
const CHOOSE_NEED = "Choose one of the subjects.";

// Values are validated, never transformed: the gateway receives exactly what the visitor typed.
const required = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ""),
    v.check((value) => !isBlank(value), message),
  );
const free = v.optional(v.string("Send this field as text."), "");
/**
 * @param what name of the field within a sentence
 * @param find the name of a character that cannot be sent
 */
const without = (what: string, find: (value: string) => string | undefined) =>
  v.check(
    (value: string) => !find(value),
    ({ input }: v.CheckIssue<string>) => `Type ${what} again. It contains ${find(input)}.`,
  );

/**
 * The contact form in the order of the page: the gateway's seven fields, and those that the worker writes into the message.
 * Shared by the form, its action without JavaScript, and the worker's route. Unknown keys are dropped. Source: ENT-9,
 * FORM-1, FORM-2, FORM-5, FORM-6.
 */
export const ContactSchema = v.object(
  {
    form_type: v.optional(v.literal("common", "Leave form_type as it is."), "common"),
    service: v.pipe(v.optional(v.string(CHOOSE_SERVICE), ""), v.picklist(CONTACT_SERVICES, CHOOSE_SERVICE)),
    about: v.optional(v.picklist(["", ...CONTACT_NEEDS], CHOOSE_NEED), ""),
    name: v.pipe(required("Enter your name."), without("your name", untypedIn)),
    email: v.pipe(
      required("Enter your email address."),
      without("your email address", unseenIn),
      v.maxLength(MAX_EMAIL_CHARS, `Enter an address of at most ${MAX_EMAIL_CHARS} characters.`),
      v.regex(EMAIL_PATTERN, "Enter a complete address, such as name@agency.gov."),
    ),
    phone: v.pipe(free, without("the phone number", untypedIn)),
    company: v.pipe(free, without("the company's name", untypedIn)),
    // Line breaks, tabs and direction marks are allowed. A zero byte is not: programs behind the gateway might cut the
    // text off there or refuse the request.
    message: v.pipe(
      required("Tell us what you need, in a sentence or two."),
      v.check(
        (value) => !value.includes("\0"),
        "Type your message again. It contains a zero byte, which cannot be sent.",
      ),
    ),
  },
  "Send one JSON object with the fields service, name, email and message.",
);

export type ContactForm = v.InferOutput<typeof ContactSchema>;

/** The fields that the gateway takes, in its order. Source: CALL-1. */
export const GATEWAY_FIELDS = ["form_type", "service", "name", "email", "phone", "company", "message"] as const;
export type ContactRequest = Pick<ContactForm, (typeof GATEWAY_FIELDS)[number]>;

/** First message per field, by field name. Key `form`: a problem with the whole body. */
export type FieldErrors = Record<string, string>;

/** Collects the first message per field from a failed parse. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const key = v.getDotPath(issue) ?? "form";
    errors[key] ??= issue.message;
  }
  return errors;
}
