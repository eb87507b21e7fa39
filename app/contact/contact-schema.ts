import * as v from "valibot";

/** Services the gateway knows, by its own values. Source: ENT-9. */
export const CONTACT_SERVICES = ["DigitalTransformation", "databaseinfrastructuremanagement"] as const;

// One @ between a local part and a host with a dot, and nothing that could break a mail header. Wider than valibot's own
// pattern, which turns away o'brien@agency.gov and addresses in other scripts; no part overlaps the next, so it is linear.
const EMAIL_PATTERN = /^[^\s@\p{Cc}"(),:;<>[\\\]]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

const CHOOSE_SERVICE = "Choose one of the services.";

// Checked, never transformed: what the visitor typed is what the gateway receives.
const required = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ""),
    v.check((value) => value.trim() !== "", message),
  );
const free = v.optional(v.string("Send this field as text."), "");

/**
 * A contact request as the gateway takes it. Shared by the form, the action that serves it without JavaScript, and the
 * worker's route. Unknown keys are dropped. Source: ENT-9, FORM-1, FORM-2.
 */
export const ContactSchema = v.object(
  {
    form_type: v.optional(v.literal("common", "Leave form_type as it is."), "common"),
    service: v.pipe(v.optional(v.string(CHOOSE_SERVICE), ""), v.picklist(CONTACT_SERVICES, CHOOSE_SERVICE)),
    name: required("Enter your name."),
    email: v.pipe(
      required("Enter your e-mail address."),
      v.regex(EMAIL_PATTERN, "Enter a complete address, such as name@agency.gov."),
    ),
    phone: free,
    company: free,
    message: required("Tell us what you need, in a sentence or two."),
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
