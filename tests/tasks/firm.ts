import { standing } from "../../app/content/claims/standing.ts";
import { RESPONSE_HOURS } from "../../app/content/promised-hours.ts";
import { claimed, type Task } from "./task.ts";

/** What is asked of the firm and of its website: privacy, access, disclosure, contact, who answers. */
export const firmTasks: readonly Task[] = [
  {
    question: "What personal data does the contact form keep, and for how long?",
    types: "privacy personal data",
    facts: ["Seven fields", "How long a request is kept", "We do not sell what you send"],
    pages: ["/privacy"],
  },
  {
    question: "Is the accessibility conformance report current, and in which format can I have it?",
    types: "accessibility conformance report",
    facts: ["As of November", "OpenACR", "VPAT 2.5"],
    pages: ["/accessibility"],
  },
  {
    question: "How was accessibility tested, and with which screen readers was it not?",
    types: "accessibility screen reader tests",
    facts: ["NVDA, JAWS and VoiceOver are not part of the tests", "No outside audit"],
    pages: ["/accessibility"],
  },
  {
    question: "I found a weakness in the website. May I test it, and when may I publish?",
    types: "vulnerability disclosure",
    facts: ["No legal action", "ninety days after your report"],
    pages: ["/vulnerability-disclosure"],
  },
  {
    question: "What happens after I write by the contact form, and when do I get a written outline?",
    types: "contact what happens next",
    facts: [`Within ${RESPONSE_HOURS} hours`, "written outline of scope, steps, evidence and cost basis"],
    pages: ["/contact"],
  },
  {
    question:
      "What does the capability statement say of organizational conflicts of interest, and of the accounting system?",
    types: "organizational conflict of interest statement",
    facts: [
      ...claimed(standing.conflicts, (text) => [text]),
      "Before each offer, we check the requirement against our list of awards",
      ...claimed(standing.accounting, (text) => [text]),
    ],
    pages: ["/corporate-capability"],
  },
  {
    question: "Can I make one capability statement of several services, and send it to a colleague?",
    types: "capability pack",
    facts: ["Services to choose", "its address opens the same selection for a colleague"],
    pages: ["/pack"],
  },
  {
    question: "Who in the leadership administers contracts and is the contracting officer’s counterpart?",
    types: "leadership director of contracts",
    facts: ["Prices, negotiates and administers our contracts and subcontracts"],
    pages: ["/about"],
  },
];
