import * as v from "valibot";

/** Services the gateway knows, by its own values. Source: ENT-9. */
export const CONTACT_SERVICES = ["DigitalTransformation", "databaseinfrastructuremanagement"] as const;

// What nobody types in a line: breaks, controls, marks that turn the direction of text, and formatting that is not seen.
// They end a mail header or a row of a list, or make it read as something else. Joiners, variation selectors and tags are
// parts of scripts and emoji, and stay.
const UNTYPED =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{AD}\u{200B}\u{2060}-\u{2064}\u{206A}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}]/u;

// One @ between a local part and a host with a dot, and nothing that could break a mail header. Wider than valibot's own
// pattern, which turns away o'brien@agency.gov and addresses in other scripts; no part overlaps the next, so it is linear.
const EMAIL_PATTERN = /^[^\s@\p{Cc}\p{Cf}"(),:;<>[\\\]`]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

const CHOOSE_SERVICE = "Choose one of the services.";

// Checked, never transformed: what the visitor typed is what the gateway receives.
const required = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ""),
    v.check((value) => value.trim() !== "", message),
  );
const free = v.optional(v.string("Send this field as text."), "");
/** @param what the field as a sentence names it */
const inOneLine = (what: string) =>
  v.check<string, string>(
    (value) => !UNTYPED.test(value),
    `Type ${what} again: it holds a line break, a tab or a character that cannot be seen.`,
  );

/**
 * A contact request as the gateway takes it. Shared by the form, the action that serves it without JavaScript, and the
 * worker's route. Unknown keys are dropped. Source: ENT-9, FORM-1, FORM-2.
 */
export const ContactSchema = v.object(
  {
    form_type: v.optional(v.literal("common", "Leave form_type as it is."), "common"),
    service: v.pipe(v.optional(v.string(CHOOSE_SERVICE), ""), v.picklist(CONTACT_SERVICES, CHOOSE_SERVICE)),
    name: v.pipe(required("Enter your name."), inOneLine("your name")),
    email: v.pipe(
      required("Enter your e-mail address."),
      inOneLine("your e-mail address"),
      v.regex(EMAIL_PATTERN, "Enter a complete address, such as name@agency.gov."),
    ),
    phone: v.pipe(free, inOneLine("the phone number")),
    company: v.pipe(free, inOneLine("the company's name")),
    // Line breaks and tabs belong to a text, and so do marks of direction where scripts are mixed. A zero byte belongs to
    // none: programs behind the gateway would cut the text off there, or refuse the whole request.
    message: v.pipe(
      required("Tell us what you need, in a sentence or two."),
      v.check(
        (value) => !value.includes("\0"),
        "Type your message again: it holds a zero byte, a character that cannot be sent on.",
      ),
    ),
  },
  "Send one JSON object with the fields service, name, email and message.",
);

export type ContactRequest = v.InferOutput<typeof ContactSchema>;
export type ContactService = (typeof CONTACT_SERVICES)[number];

/** First message per field, keyed by field name; a problem with the body as a whole stands under `form`. */
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
