import { claimedValue } from "../claims/claim.ts";
import { standing } from "../claims/standing.ts";
import { terms } from "../claims/terms.ts";
import type { BuyersAnswer } from "../types/answers.types.ts";
import { ours } from "./ours.ts";

/** Security of your data. Source: BUY-5. */
export const dataAnswers: readonly (BuyersAnswer | false)[] = [
  {
    id: "cui",
    topic: "data",
    question: "How do you protect CUI, and what is your CMMC level?",
    answer: `${ours(standing.cmmc, "CMMC: ")}Controlled unclassified information stays in your systems whenever the work allows it. Do not send it through the form on this site or by plain email. Before we receive any, your security officer and ours agree on the channel and on who may read it. ${ours(terms.incidents)}Where the DFARS clause on cyber incidents applies, we also report to the Defense Department within 72 hours. CMMC Level 1 has the 15 basic safeguarding requirements of FAR 52.204-21. CMMC is not CMMI: the first assesses how a contractor protects information, the second how it manages its work, and a level of one says nothing of the other.`,
    rules: ["cmmc", "nist-sp-800-171-r2"],
  },
  {
    id: "ai",
    topic: "data",
    question: "Do you use AI tools with our data?",
    answer: `${ours(terms.aiTools)}If your agency has its own rules or its own approved tool, we work under those. The offer names each tool, what it may read, and who reviews what it produces.`,
    rules: [],
  },
  {
    id: "data",
    topic: "data",
    question: "Where is our data stored, and for how long?",
    answer: `In your own systems, whenever the work allows it. ${ours(terms.dataReaders)}${ours(terms.dataPlace)}${ours(terms.dataKept)}${ours(terms.dataReturn)}What this website keeps of a request is on the privacy page.`,
    rules: [],
    more: { label: "Privacy on this website", to: "/privacy" },
  },
  {
    id: "reports",
    topic: "data",
    question: "Do you have a SOC 2 report, a FedRAMP certification or an SPRS score?",
    answer: `${ours(terms.auditReports)}${ours(terms.sprs)}${ours(standing.cmmc, "CMMC: ")}If your rules ask for a report we do not hold, say so in the request. We answer your security questionnaire instead, or name a partner that holds it.`,
    rules: ["cmmc", "nist-sp-800-171-r2"],
    more: { label: "What we are certified for", to: "/corporate-capability#file" },
  },
  claimedValue(terms.patientData) !== undefined && {
    id: "patient-data",
    topic: "data",
    question: "Do you sign a HIPAA business associate agreement, or handle CJIS data?",
    answer: `${ours(terms.patientData)}No service of ours is an assessment under HIPAA or CJIS. Most of our work needs no records of patients or of the police, so send extracts without them. If the work cannot do without, name it in the request: the agreement, the people and their screening come first.`,
    rules: [],
  },
  {
    id: "security-contact",
    topic: "data",
    question: "Whom do we call about a security problem?",
    answer: `${ours(terms.securityContact)}${ours(terms.incidents)}${ours(terms.emergencyLine)}If you are under attack now and have no order with us, call your incident lead and your cyber insurer, and report it to CISA (cisa.gov/report) and the FBI (ic3.gov). A weakness in this website goes to the address on the page on vulnerability disclosure.`,
    rules: [],
    more: { label: "Report a weakness in this website", to: "/vulnerability-disclosure" },
  },
  {
    id: "vendor-risk",
    topic: "data",
    question: "How do you screen and train your people, and protect and erase their devices?",
    answer: `${ours(terms.signIn)}${ours(terms.training)}${ours(terms.screening)}${ours(terms.mediaSanitization)}For access to a federal system, your agency’s own screening comes on top. ${ours(terms.questionnaires)}`.trim(),
    rules: ["nist-sp-800-88"],
  },
];
