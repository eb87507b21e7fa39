import type { ContactField } from "../../../shared/contact/fields.ts";

/** What a field's label ends with: an asterisk, the second mark of FORM-2, or "(optional)". */
export type FieldMark = "required" | "wanted" | "optional";

/** What the form knows of a field besides its rules, which are in shared/contact/schema.ts. */
interface FieldWords {
  label: string;
  mark?: FieldMark;
  /** What its line in the message is called, if not like its label. Source: FORM-6. */
  line?: string;
  /** Under the field, and its description. */
  hint?: string;
  /** Whether it has a row of its own. */
  isWide?: boolean;
  /** Whether several lines can be typed. */
  isLong?: boolean;
  input?: {
    type?: "email" | "tel";
    inputMode?: "email" | "tel";
    autoComplete?: string;
    spellCheck?: "false";
  };
}

/** Texts of the contact form that are the same on every page. Source: FORM-1…5. */
export const CONTACT_FORM = {
  fields: {
    about: { label: "What is it about?", line: "About", isWide: true },
    name: { label: "Name", mark: "required", input: { autoComplete: "name" } },
    email: {
      label: "Email",
      mark: "required",
      input: { type: "email", inputMode: "email", autoComplete: "email", spellCheck: "false" },
    },
    // Marked, but not enforced: FORM-2. No browser or screen reader is told that it is required.
    phone: {
      label: "Phone",
      mark: "wanted",
      hint: "Only if you would like a call. Email is enough.",
      input: { type: "tel", inputMode: "tel", autoComplete: "tel" },
    },
    company: { label: "Office or company", mark: "optional", input: { autoComplete: "organization" } },
    message: {
      label: "Message",
      mark: "required",
      hint: "Leave out passwords, personal data, controlled unclassified information and source selection material.",
      isWide: true,
      isLong: true,
    },
  } satisfies Record<ContactField, FieldWords> as Record<ContactField, FieldWords>,
  /** The first option of the subjects. It is allowed. */
  anySubject: "Choose a subject",
  optional: "(optional)",
  /** The mark of a field that is wanted, and not required. Source: FORM-2. */
  wanted: "**",
  /** After the asterisk. */
  required: "Needed so that we can answer you.",
  send: "Send request",
  sending: "Sending…",
  /** Label of the honeypot field, hidden from people. */
  leaveEmpty: "Leave this field empty",
  mended: "{label}: done",
  /** After sending, in place of the form. Source: OPS-1, FORM-5. */
  sent: {
    /** Beside the promise of an answer within RESPONSE_HOURS. */
    days: "Weekends and federal holidays do not count.",
    reference: "Reference",
    referenceName: "Reference number",
    about: "About",
    answerTo: "We answer to",
    next: "What happens next",
    steps: [
      "Someone who knows the subject reads it and replies.",
      "During week one, we talk through your process, systems and rules.",
      "You receive a written outline of scope, steps, evidence and cost basis.",
    ],
    /** Before and after the firm's email address. */
    otherwise: ["If you receive no answer, write to", "and quote the reference."],
    again: "Write another request",
    meanwhile: { label: "Meanwhile, follow one line item", to: "/one-line-item" },
  },
  /** The attached pack. Source: PACK-3. */
  pack: {
    label: "Include my capability pack",
    change: "See or change it",
    remove: "Remove it from this device",
    removed: "Pack removed from this device.",
  },
  typedIsKept: "Nothing you typed is lost.",
  typedIsBack: "Go back to find what you typed.",
};
