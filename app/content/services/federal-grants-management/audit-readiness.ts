import type { ServiceItem } from "../../shapes/types.ts";

export const auditReadiness = {
  name: "Audit Readiness",
  meta: {
    title: "Single Audit and Grant Audit Readiness",
    description:
      "A SEFA that ties to the ledger, mock tests on likely major programs, old findings cleared and an evidence index, all before fieldwork starts.",
  },
  promise: "Close the gaps before the engagement letter arrives.",
  lead: "We prepare recipients for the single audit, and agencies for auditors who test grant balances: the schedule, the evidence, the old findings and the people who answer.",
  thread: { lifecycle: "grants", from: "Award", here: "Audit", to: "Audit" },
  situation: {
    statement:
      "The audit tests last year’s work, but its tone is set in the first week, by how fast the first documents arrive.",
    paragraphs: [
      "A recipient that spends at or above the single audit threshold, $1,000,000 for fiscal years that begin on or after October 1, 2024, needs a complete and correct Schedule of Expenditures of Federal Awards. Errors in that one schedule change which programs are audited, and a program found late can reopen the whole engagement.",
      "On the agency side, auditors ask about grant advances, accruals, undelivered orders and what was done with the findings that recipients reported. Both kinds of readiness rest on one habit: decide which questions will come, answer them on a sample now, and fix what cannot be answered.",
    ],
  },
  capabilities: {
    note: "A rehearsal of the audit, in the auditor’s own order.",
    items: [
      {
        name: "SEFA preparation",
        text: "Expenditures by Assistance Listing, cluster and pass-through, tied to the ledger, with subrecipient amounts, loan balances and notes as 200.510 requires.",
      },
      {
        name: "Major program forecast",
        text: "The risk-based selection in 200.518 run on draft numbers, so program staff know early which programs are likely to be tested.",
      },
      {
        name: "Mock testing",
        text: "Compliance Supplement procedures performed on those programs, on real samples, with results graded as an auditor would grade them.",
      },
      {
        name: "Prior findings",
        text: "Each old finding given a status, a cause, an action and a proof, ready for the summary schedule of prior audit findings.",
      },
      {
        name: "Evidence index",
        text: "Expected requests listed in advance, matched to documents by program and requirement, and checked for gaps, wrong dates and missing signatures.",
      },
      {
        name: "Agency grant balances",
        text: "Undelivered orders, advances and the grant accrual supported by award-level detail, with the aging and look-back analysis auditors expect.",
      },
      {
        name: "Audit resolution",
        text: "For agencies and pass-throughs: findings pulled from the FAC by recipient UEI and Assistance Listing, and management decisions drafted within the time 200.521 allows.",
      },
      {
        name: "Walkthrough briefings",
        text: "Short sessions for process owners: what will be asked, what to show, and when to say that they will check and return.",
      },
    ],
  },
  process: {
    note: "Start six months before fieldwork if you can. Six weeks is still worth doing.",
    steps: [
      {
        name: "Gauge",
        time: "Weeks 1 to 2",
        text: "We read the last three reports, open findings, auditor letters and FAC records, and interview those who answered requests last time.",
        output: "Readiness assessment by program",
      },
      {
        name: "Build the schedule",
        time: "Weeks 2 to 5",
        text: "A draft SEFA is compiled from the ledger, tied to draws and reports, and run through the major program calculation.",
        output: "Draft SEFA and likely major programs",
      },
      {
        name: "Rehearse",
        time: "Weeks 4 to 9",
        text: "We test real samples under Compliance Supplement procedures and time how long each document takes to find and hand over.",
        output: "Mock test results and gap list",
      },
      {
        name: "Fix",
        time: "Weeks 6 to 14",
        text: "Gaps are closed in order of audit effect. What cannot be fixed before fieldwork is explained in writing, with a date.",
        output: "Corrective actions with proof",
      },
      {
        name: "Stand by",
        time: "During fieldwork",
        text: "One coordinator logs each request, its owner and its answer. Draft findings are checked for fact before management responds to them.",
        output: "Request log and response file",
      },
    ],
  },
  deliverables: {
    lead: "What lies on the table when the auditors sit down, and what you keep after they leave.",
    rows: [
      {
        name: "Readiness assessment",
        shows: "Where each program stands, by requirement and by risk of a finding",
        firstReader: "CFO, audit committee",
      },
      {
        name: "Draft SEFA with tie-out",
        shows: "Every line agreed to the ledger, with notes and pass-through detail",
        firstReader: "Controller",
      },
      {
        name: "Major program forecast",
        shows: "Likely selections, with the thresholds and risk factors behind each",
        firstReader: "Program directors",
      },
      {
        name: "Indexed evidence file",
        shows: "Each expected request, its document, its owner and any gap that remains",
        firstReader: "Audit liaison",
      },
      {
        name: "Prior findings file",
        shows: "Status, cause, action and proof for each earlier finding",
        firstReader: "Auditors",
      },
      {
        name: "Corrective action plan",
        shows: "Steps, dates and responsible person for each gap, in the form 200.511 expects",
        firstReader: "Management, awarding agency",
      },
    ],
  },
  standards: [
    {
      rule: "single-audit-act",
      meaning: "One organization-wide audit of each entity above the federal spending threshold, in place of audits award by award.",
    },
    {
      rule: "cfr-2-200-subpart-f",
      meaning: "How single audits are scoped, performed, reported and followed up, by auditees, auditors and agencies.",
    },
    {
      rule: "cfr-2-200-510",
      meaning: "The financial statements and SEFA, and the schedules for prior findings and corrective action.",
    },
    {
      rule: "sf-sac",
      part: "Federal Audit Clearinghouse",
      meaning: "The data collection form, and the GSA-run repository where the reporting package is filed.",
    },
    {
      rule: "omb-compliance-supplement",
      meaning: "The auditor’s guide to each program and the best preview of what will be tested; read the edition for your fiscal year.",
    },
    {
      rule: "gao-yellow-book",
      meaning: "Generally accepted government auditing standards, issued by GAO, which single audits follow.",
    },
    {
      rule: "cfr-2-200-521",
      meaning: "The awarding or pass-through body’s written decision on each finding, within six months of FAC acceptance.",
    },
  ],
  questions: [
    {
      question: "Does your work affect the auditor’s independence?",
      answer:
        "No. We work for management: we prepare, test and organize, but give no opinion and make no audit decision. The auditor stays free to use, repeat or ignore what we did.",
    },
    {
      question: "When are the reporting package and SF-SAC due?",
      answer:
        "The earlier of thirty calendar days after you receive the auditor’s report or nine months after fiscal year-end. We plan backward from that date, with time for both parties to certify in the FAC.",
    },
    {
      question: "This is our first single audit. Where do we start?",
      answer:
        "With the list of awards. Find every source of federal money, pass-through and non-cash awards included, with its Assistance Listing and FAIN. The SEFA and the major programs both depend on that list.",
    },
    {
      question: "Do you help after findings are issued?",
      answer:
        "Yes. We draft corrective action plans with the process owner, check that each action works, and prepare the evidence an agency or pass-through needs for its management decision.",
    },
  ],
  related: [
    "audit-support",
    "compliance-assurance",
    "a123-support",
    "grants-closeout-reconciliation",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
