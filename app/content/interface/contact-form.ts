/** Texts of the contact form that are the same on every page. Source: FORM-1…4. */
export const CONTACT_FORM = {
  labels: { service: "Service", name: "Name", email: "Email", phone: "Phone", company: "Company" },
  optional: "(optional)",
  /** Hint of the phone field, which is marked as required but not enforced. Source: FORM-2. */
  phoneHint: "You may leave this empty. Your request is still accepted.",
  /** Before and after the asterisk. */
  required: ["Fields marked", "are required, except Phone, which you may leave empty."],
  send: "Send request",
  sending: "Sending…",
  /** Label of the honeypot field, hidden from people. */
  leaveEmpty: "Leave this field empty",
  mended: "{label}: done",
  /** After sending. Source: OPS-1. */
  reference: "Your reference number",
  referenceName: "Reference number",
  next: {
    heading: "What happens next",
    reply: "Someone who does that kind of work replies to the address you gave within 24 hours, not counting weekends and federal holidays.",
    /** Before the firm's email address. */
    otherwise: "If you receive no answer, write to",
    quote: "and quote this number.",
  },
  /** The attached pack. Source: PACK-3. */
  pack: { label: "Include my capability pack", change: "See or change it", remove: "Remove it from this device" },
  typedIsKept: "Nothing you typed is lost.",
  typedIsBack: "Go back to find what you typed.",
};
