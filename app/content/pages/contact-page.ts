import { firm } from "../firm.ts";
import type { ContactPage, NextStep } from "../types/contact.types.ts";
import { HOME } from "../trail.ts";

/** What happens after a message is sent, shown beside every contact form. */
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
  lead: `One paragraph about a finding, a balance, an interface or a deadline is enough. Someone who does that kind of work answers within ${firm.responseTime}.`,
  form: {
    heading: "Write to us",
    note: "Choose the closer subject. Both go to the same contact desk.",
    choiceLabel: "What is it about?",
    choices: [
      {
        value: "DigitalTransformation",
        label: "Digital transformation",
        description: "Federal financial management, federal grants management, ERP solutions, application and software development, information technology service management",
      },
      {
        value: "databaseinfrastructuremanagement",
        label: "Database and infrastructure management",
        description: "Databases, servers and cloud, backup and recovery, cybersecurity, support for an audit of any of these",
      },
    ],
    messageLabel: "Message",
    placeholder: "What happens today, what should happen instead, and which date matters?",
    privacy: { text: "Used only to answer you.", label: "Privacy notice", to: "/privacy" },
  },
  nextSteps: { heading: "What happens next", items: nextSteps },
  direct: {
    heading: "Other ways to reach us",
    note: "You may send solicitations, sources sought notices and requests for quotation straight to the mailbox.",
    facts: [
      { label: "Phone", value: firm.phone.display, href: firm.phone.href, copyable: true },
      { label: "Email", value: firm.email, href: `mailto:${firm.email}`, copyable: true },
      {
        label: "Office",
        value: `${firm.address.street}, ${firm.address.city}, ${firm.address.state} ${firm.address.postalCode}`,
        wide: true,
      },
    ],
  },
  before: {
    heading: "What helps us answer well",
    paragraphs: [
      "Tell us your role: the controller who signs, the program manager who waits or the contracting officer who buys. Name the system and its version, the date that matters, and the rule or finding, if any. If a solicitation is open, send its number and closing date. We send our questions to its contracting officer.",
      "Please leave out anything that should not go through a web form: passwords, personal data, controlled unclassified information, source selection material and audit workpapers. If we need to see it, we will agree on a channel with your security officer first.",
    ],
    answers: { label: "Answers for a buyer’s file", to: "/buyers-answers" },
  },
} satisfies ContactPage;
