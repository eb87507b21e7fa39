import { firm } from "../firm.ts";
import type { ContactPage, NextStep } from "../types/contact.types.ts";
import { needGroups } from "../contact-needs.ts";
import { HOME } from "../trail.ts";

/** What happens after a message is sent. */
export const nextSteps = [
  { title: `Within ${firm.responseHours} hours`, text: "Someone who knows the subject replies. Weekends and federal holidays do not count." },
  { title: "During week one", text: "We talk through your process, systems and rules." },
  { title: "After that", text: "You receive a written outline of scope, steps, evidence and cost basis." },
  { title: "When you decide", text: "You choose the vehicle. The offer names the team." },
] satisfies NextStep[];

export const contactPage = {
  meta: {
    title: "Contact",
    description: `Write or call about a finding, a system, a grant or a solicitation. Someone who does that work answers within ${firm.responseHours} hours, usually with a question.`,
  },
  name: "Contact",
  trail: [HOME],
  heading: "Tell us where the thread is lost.",
  promise: { hours: String(firm.responseHours), of: "hours to a first answer", note: "Someone who does this work reads it.", days: "Weekends and federal holidays do not count." },
  form: {
    service: "DigitalTransformation",
    needs: needGroups,
    messageLabel: "Message",
    messagePlaceholder: "What happens today, what should happen instead, and which date matters?",
    privacy: { text: "Used only to answer you.", label: "Privacy notice", to: "/privacy" },
  },
  // The promise above them says the rest of the first.
  nextSteps: { heading: "What happens next", items: [{ ...nextSteps[0]!, text: "Someone who knows the subject replies." }, ...nextSteps.slice(1)] },
  direct: {
    heading: "Or reach us directly",
    note: "Solicitations, sources sought notices and requests for quotation may go straight to the mailbox.",
    facts: [
      { label: "Phone", value: firm.phone.display, href: firm.phone.href, copyable: true },
      { label: "Email", value: firm.email, href: `mailto:${firm.email}`, copyable: true },
      {
        label: "Office",
        value: `${firm.address.street}, ${firm.address.city}, ${firm.address.state} ${firm.address.postalCode}`,
      },
    ],
  },
  helps: {
    heading: "What helps us answer well",
    text: "Your role. The system and its version. The date that matters. The rule or finding, if any. If a solicitation is open, its number and closing date: we send our questions to its contracting officer.",
  },
  sensitive: {
    name: "Anything sensitive?",
    text: "Say so in one sentence. We agree on a channel with your security officer first. That also holds for audit workpapers.",
  },
  answers: { label: "Questions buyers ask", to: "/buyers-answers" },
} satisfies ContactPage;
