/** The words of the contact form that are the same on every page. Source: FORM-1…4. */
export const CONTACT_FORM = {
  labels: { service: "Service", name: "Name", email: "Email", phone: "Phone", company: "Company" },
  optional: "(optional)",
  /** Under the phone field, which is marked but not enforced. Source: FORM-2. */
  phoneHint: "You may leave this empty. Your request is still accepted.",
  /** Stands before and behind the asterisk. */
  required: ["Fields marked", "are required."],
  send: "Send request",
  sending: "Sending…",
  /** The field that people do not see. */
  leaveEmpty: "Leave this field empty",
  /** A line of the summary whose field has been mended. */
  mended: "{label}: done",
  /** After sending. Source: OPS-1. */
  reference: "Your reference number",
  referenceName: "Reference number",
  next: {
    heading: "What happens next",
    reply: "Someone who does that kind of work replies to the address you gave, within 24 hours.",
    /** Stands before the firm's address. */
    otherwise: "If no answer comes, write to",
    quote: "and quote this number.",
  },
  /** The pack that goes along. Source: PACK-3. */
  pack: { label: "Send my capability pack along", change: "See or change it" },
  typedIsKept: "Nothing you typed is lost.",
  typedIsBack: "Go back to find what you typed.",
};
