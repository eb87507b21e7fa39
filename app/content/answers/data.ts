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
    answer: `${ours(standing.cmmc, "CMMC: ")}Controlled unclassified information stays in your systems whenever the work allows it. Do not send it through the form on this site or by plain email. Before we receive any, your security officer and ours agree on the channel and on who may read it. ${ours(terms.incidents)}Where the DFARS clause on cyber incidents applies, we also report to the Defense Department within 72 hours. CMMC Level 1 has the 15 basic safeguarding requirements of FAR 52.204-21, on access, sign-in, disposal of media, visitors and physical access, network boundaries, flaws, and malicious code. CMMC is not CMMI: the first assesses how a contractor protects information, the second how it manages its work, and a level of one says nothing of the other.`,
    rules: ["cmmc", "nist-sp-800-171-r2"],
  },
  {
    id: "cui-or-not",
    topic: "data",
    question: "Is our data CUI, and does FISMA or SP 800-171 then apply?",
    answer: "Information is CUI only if a law, a regulation or a governmentwide policy requires or permits an agency to safeguard it (32 CFR Part 2002). Look up its category in the CUI Registry (archives.gov/cui), then read the markings and the contract. If they are silent, ask the contracting officer in writing. On a system of an agency, or one run on its behalf, FISMA and NIST SP 800-53 apply, at the impact level of FIPS 199: low if a loss would have a limited adverse effect, moderate if a serious one, high if a severe or catastrophic one. On a contractor’s own system it is NIST SP 800-171, whose requirements come from the moderate baseline. The owner of an agency’s system answers for its security plan, even if a contractor writes it. For its own system, the contractor does. A data classification policy of your own names three or four levels, such as public, internal, confidential and restricted, with examples, an owner, and where each may be kept, sent and destroyed. We help you scope CUI and write the plan for either.",
    rules: ["cfr-32-2002", "nist-sp-800-53", "nist-sp-800-171-r2"],
    more: { label: "Governance, Risk & Compliance", to: "/services/governance-risk-compliance" },
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
    answer: `If you are being hacked or ransomware encrypts a server, without an order with us, call your cyber insurer and incident lead, and report to CISA (cisa.gov/report) and the FBI (ic3.gov). ${ours(terms.emergencyLine)}${ours(terms.securityContact)}${ours(terms.incidents)}A weakness in this website goes to the address on the page on vulnerability disclosure.`,
    rules: [],
    more: { label: "Report a weakness in this website", to: "/vulnerability-disclosure" },
  },
  {
    id: "research-data",
    topic: "data",
    question: "When does NIST SP 800-171 apply to research data?",
    answer: "When a contract or a data use agreement says so. A Defense contract that involves CUI does. Since January 25, 2025, NIH expects it of institutions that use controlled-access human genomic data from its repositories (NOT-OD-24-157). A grant alone does not ask for it, and fundamental research usually stays outside. In order: search award and agreement for CUI, “controlled access” and “171”. Ask the sponsor in writing which data is meant. Keep that data in one enclave. Write the system security plan, score the requirements, and list the gaps with dates. For data on human subjects, a plan says what identifies them, how it is coded, where it is kept, who sees it and when it is destroyed, and the institutional review board approves it. We do that with you.",
    rules: ["nist-sp-800-171"],
    more: { label: "Governance, Risk & Compliance", to: "/services/governance-risk-compliance" },
  },
  {
    id: "research-abroad",
    topic: "data",
    question: "Which rules limit sending research data abroad or sharing it with foreign persons?",
    answer: "Mainly three. The Export Administration Regulations and the International Traffic in Arms Regulations cover controlled technology and technical data, and releasing it to a foreign person inside the United States counts as an export. Published information and fundamental research are largely outside both. Since April 8, 2025, 28 CFR Part 202 prohibits or restricts transactions that give countries of concern access to bulk sensitive personal data. An award may be stricter. Your export control officer decides. We find out which data you hold, where it is and who can reach it, and set up access to match. A technology control plan names the controlled items, who may reach them and why, the rooms, computers and accounts, marking, travel, training and who checks. Restricted party screening looks up each visitor, partner and payee in the Government’s Consolidated Screening List. A laptop taken abroad is an export too, so lend a clean one. The I-129 visa petition has the employer certify whether a license is needed.",
    rules: ["cfr-28-202"],
  },
  {
    id: "research-disclosure",
    topic: "data",
    question: "What must a researcher disclose to NSF and NIH, such as other support and financial interests?",
    answer: "On the Common Forms, made in SciENcv: positions, appointments and all current and pending support, from any source, money or not. NSF has required these forms since 2024, and NIH since January 25, 2026 (NOT-OD-26-018). For NIH and other Public Health Service (PHS) awards, 42 CFR Part 50, Subpart F, adds financial interests above $5,000, any share of a private company, and sponsored travel. They are updated within 30 days, and investigators are trained every four years. A foreign component, a significant part of the project done abroad, needs NIH’s prior approval, with or without its money. The institution judges and manages conflicts. We only document and test the controls around them.",
    rules: ["cfr-42-50-f"],
    more: { label: "Compliance Assurance", to: "/services/compliance-assurance" },
  },
  {
    id: "vendor-risk",
    topic: "data",
    question: "How do you screen and train your people, and protect and erase their devices?",
    answer: `${ours(terms.signIn)}${ours(terms.training)}${ours(terms.screening)}${ours(terms.mediaSanitization)}For access to a federal system, your agency’s own screening comes on top. If the work is on personally identifiable information (PII), the order carries clause 52.224-3, and our people take the training that it requires before they see any. Clauses 52.224-1 and 52.224-2 come on top if we design, develop or operate a system of records. A security questionnaire for a vendor asks about certificates and their dates, sign-in, encryption, where data is kept, subcontractors, incidents and their notice, backups, and what happens at the end. ${ours(terms.questionnaires)}`.trim(),
    rules: ["nist-sp-800-88"],
  },
];
