import * as v from "valibot";

/** The gateway's values for services. Source: ENT-9. */
export const CONTACT_SERVICES = ["DigitalTransformation", "databaseinfrastructuremanagement"] as const;

// Characters not allowed in single-line fields: line breaks, control characters, direction marks and invisible formatting.
// They could break a mail header or change how a text reads. Joiners, variation selectors and tags are allowed, because
// scripts and emoji need them.
const UNTYPED =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{AD}\u{200B}\u{2060}-\u{2064}\u{206A}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}]/u;

// A local part, one @, and a host with a dot, without characters that could break a mail header. Valibot's own pattern
// rejects o'brien@agency.gov and addresses in other scripts. Adjacent parts do not overlap, so matching is linear.
const EMAIL_PATTERN = /^[^\s@\p{Cc}\p{Cf}"(),:;<>[\\\]`]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

const CHOOSE_SERVICE = "Choose one of the services.";

// Values are validated, never transformed: the gateway receives exactly what the visitor typed.
const required = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ""),
    v.check((value) => value.trim() !== "", message),
  );
const free = v.optional(v.string("Send this field as text."), "");
/** @param what name of the field within a sentence */
const inOneLine = (what: string) =>
  v.check<string, string>(
    (value) => !UNTYPED.test(value),
    `Type ${what} again. It contains a line break, a tab or an invisible character.`,
  );

/**
 * A contact request for the gateway. Shared by the form, its action without JavaScript, and the worker's route. Unknown
 * keys are dropped. Source: ENT-9, FORM-1, FORM-2.
 */
export const ContactSchema = v.object(
  {
    form_type: v.optional(v.literal("common", "Leave form_type as it is."), "common"),
    service: v.pipe(v.optional(v.string(CHOOSE_SERVICE), ""), v.picklist(CONTACT_SERVICES, CHOOSE_SERVICE)),
    name: v.pipe(required("Enter your name."), inOneLine("your name")),
    email: v.pipe(
      required("Enter your email address."),
      inOneLine("your email address"),
      v.regex(EMAIL_PATTERN, "Enter a complete address, such as name@agency.gov."),
    ),
    phone: v.pipe(free, inOneLine("the phone number")),
    company: v.pipe(free, inOneLine("the company's name")),
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

export type ContactRequest = v.InferOutput<typeof ContactSchema>;
export type ContactService = (typeof CONTACT_SERVICES)[number];

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
