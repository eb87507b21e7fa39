import type { ServiceItem } from "../../shapes/types.ts";

export const auditSupport = {
  name: "Audit Support",
  meta: {
    title: "Audit Support and PBC Requests",
    description:
      "A request desk for FISMA, FISCAM and financial statement audits: PBC items logged, evidence pulled at its source, checked, indexed and kept.",
  },
  promise: "Requests answered from one indexed evidence library.",
  lead: "We run the request desk for IT and financial audits: log each item, pull the evidence at its source, check it, deliver it on time, and file it where next year’s team can find it.",
  thread: { lifecycle: "platform", from: "Operate", here: "Attest", to: "Attest" },
  situation: {
    statement:
      "The auditor’s list has one hundred and twenty lines. Six teams answer by email, and the same screenshot is taken three times.",
    paragraphs: [
      "Many audits go badly for reasons other than weak controls. A population was incomplete, a sample arrived late, two offices gave different answers, or the evidence showed a setting but not the date. Each slip costs a follow-up request, and enough of them become a finding of their own.",
      "Auditors send the list as PBC, provided by client. We treat it as a queue with owners, due dates and acceptance rules. Evidence is drawn from databases, servers, ticket systems and the ledger by saved queries, so the same request next year, or from a second auditor, starts from a file instead of a search.",
    ],
  },
  capabilities: {
    note: "For one audit or for all of them: financial statement, FISMA, SOC 1, single audit, program review.",
    items: [
      {
        name: "Request desk",
        text: "Every request numbered, clarified with the auditor, assigned, tracked and closed, with one daily list that management and auditors both see.",
      },
      {
        name: "Evidence library",
        text: "An index of evidence by control, system, period and request, with source, extraction query, preparer, reviewer and date for each item.",
      },
      {
        name: "Population and sample support",
        text: "User, change, journal, obligation and disbursement populations drawn with row counts and totals that show they are complete.",
      },
      {
        name: "IT control evidence",
        text: "Account listings, privileged grants, patch and change records, Unified Auditing policies, backup logs and restore tests, taken from the system itself.",
      },
      {
        name: "Financial evidence",
        text: "Transaction packages that run from ledger entry back to obligating document, receipt, invoice, approval and confirmation of the Treasury payment.",
      },
      {
        name: "Walkthrough preparation",
        text: "Process owners briefed on scope and evidence, diagrams checked against the system, and answers kept to what each person actually does.",
      },
      {
        name: "Findings response",
        text: "Notices of findings read for condition, criteria, cause and effect; management responses drafted; corrective actions planned, tracked and tested before closure.",
      },
    ],
  },
  process: {
    note: "The auditor’s calendar sets the pace: planning, interim, year-end, report, follow-up.",
    steps: [
      {
        name: "Prepare",
        time: "8 weeks before entrance",
        text: "Last year’s requests and findings are turned into a forecast list. Standing evidence is gathered and gaps are raised early.",
        output: "Forecast request list and indexed library",
      },
      {
        name: "Open",
        time: "Entrance meeting to week 2",
        text: "Scope, contacts, formats, portal, turnaround and rules for sensitive data are agreed with the auditors and written on one page.",
        output: "Request protocol agreed by both sides",
      },
      {
        name: "Answer",
        time: "Interim and year-end fieldwork",
        text: "Evidence is pulled, checked against the wording of the request, redacted where needed and delivered with a cover note.",
        output: "Accepted responses with index numbers",
      },
      {
        name: "Resolve",
        time: "Draft findings to final report",
        text: "Facts in each notice are tested against evidence. We concede what is right, dispute only what can be shown, and draft responses.",
        output: "Management responses and support",
      },
      {
        name: "Carry forward",
        time: "After the report",
        text: "Corrective actions get owners and validation tests. The library is rolled to the new year, with stale items marked.",
        output: "Corrective action tracker and rolled library",
      },
    ],
  },
  deliverables: {
    lead: "The library is the product; the other five keep it honest.",
    rows: [
      {
        name: "Evidence library and index",
        shows: "Each item by control, system, period, source, preparer and reviewer",
        firstReader: "Audit liaison",
      },
      {
        name: "Request tracker",
        shows: "Status, owner, due date, questions and delivery of every request",
        firstReader: "CFO, CIO",
      },
      {
        name: "Extraction script set",
        shows: "The queries and reports behind each population, with parameters and totals",
        firstReader: "DBA, auditors",
      },
      {
        name: "Walkthrough briefs",
        shows: "Scope, people, diagrams and evidence for each process",
        firstReader: "Process owners",
      },
      {
        name: "Findings and response file",
        shows: "Notice, analysis, management response and supporting documents",
        firstReader: "Inspector General liaison",
      },
      {
        name: "Corrective action tracker",
        shows: "Cause, owner, milestone, validation and closure evidence",
        firstReader: "CFO, CISO",
      },
    ],
  },
  standards: [
    {
      rule: "gao-fiscam",
      meaning: "Methodology for assessing information system controls, designed chiefly for federal financial audits.",
    },
    {
      rule: "fisma",
      meaning: "A yearly independent evaluation of agency information security, by the Inspector General or an outside auditor.",
    },
    {
      rule: "gao-yellow-book",
      meaning: "GAO’s standards for independence, evidence and reporting in government audits.",
    },
    {
      rule: "gao-fam",
      meaning: "How federal financial statement audits are planned, performed and reported.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AU family",
      meaning: "Logging, review, retention and protection of audit records, a frequent subject of requests.",
    },
    {
      rule: "omb-a-50",
      meaning: "Audit followup: prompt resolution of findings and corrective action on them.",
    },
    {
      rule: "aicpa-at-c-320",
      meaning: "Basis of SOC 1 reports on a service organization’s controls relevant to financial reporting.",
    },
    {
      rule: "cfr-2-200-subpart-f",
      meaning:
        "The single audit, required at $1,000,000 of federal awards expended in fiscal years that begin on or after October 1, 2024.",
    },
  ],
  questions: [
    {
      question: "Can you support us and audit us?",
      answer:
        "No. Preparing evidence and responses would impair our independence in auditing the same subject. We take the management side, stay out of the opinion, and tell auditors openly who prepared what.",
    },
    {
      question: "How do you prove a population is complete?",
      answer:
        "By tying it to something outside itself: row counts from the source table, ledger totals, sequence numbers or a second system. The query, parameters and run time travel with the file.",
    },
    {
      question: "What about sensitive data in the evidence?",
      answer:
        "We deliver the least that satisfies the request. Personal data is masked or viewed on screen, controlled unclassified information is marked, and transfers use the portal both sides agreed on.",
    },
    {
      question: "We are already in fieldwork. Is it too late?",
      answer:
        "No. In the first week we take over the tracker, sort requests by due date and age, and work the late ones first. The library grows from what is delivered.",
    },
    {
      question: "What access do you need to our systems?",
      answer:
        "Read-only, and less than an administrator has. We run agreed queries through a reporting account or watch your staff run them, and the auditor may observe so that the source is not in doubt.",
    },
  ],
  related: [
    "audit-readiness",
    "a123-support",
    "database-administration",
    "governance-risk-compliance",
    "compliance-assurance",
  ],
} satisfies ServiceItem;
