import type { ServiceItem } from "../../types/content-schema.types.ts";

export const auditReadiness = {
  name: "Audit Readiness",
  meta: {
    title: "Single Audit and Grant Audit Readiness",
    description:
      "A SEFA that ties to the ledger, mock tests on likely major programs, old findings cleared and an evidence index, all before fieldwork starts.",
  },
  promise: "Close the gaps before the engagement letter arrives.",
  lead: "Preparation for the single audit, and for auditors who test an agency’s grant balances: the schedule, the evidence, the old findings and the staff who will answer.",
  thread: { lifecycle: "grants", from: "Award", here: "Audit", to: "Audit" },
  situation: {
    statement:
      "March 31, 2027 is the latest day for a recipient whose year ended on June 30, 2026 to file its reporting package with the Federal Audit Clearinghouse. Counted back through fieldwork, the schedule of federal awards is due in autumn.",
    paragraphs: [
      "That schedule, the SEFA, is required of a recipient that spends at or above the single audit threshold: $1,000,000 for fiscal years that begin on or after October 1, 2024. Errors in it change which programs are audited, and a program found late can reopen work that was thought finished.",
      "On the agency side, the tests concern grant advances, accruals, undelivered orders and the follow-up on findings that recipients reported. Readiness means the same in both places. Decide which questions will come, answer them on a sample now, and mend what could not be answered.",
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
        text: "The risk-based selection in 200.518 run on draft numbers, early enough to warn the programs likely to be tested.",
      },
      {
        name: "Mock testing",
        text: "Compliance Supplement procedures performed on those programs, on real samples, and graded by the definitions used for findings.",
      },
      {
        name: "Prior findings",
        text: "Status, cause, action and proof for old findings, ready for the summary schedule of prior audit findings.",
      },
      {
        name: "Evidence index",
        text: "Likely requests listed in advance, matched to documents by program and requirement, and checked for gaps, wrong dates and missing signatures.",
      },
      {
        name: "Agency grant balances",
        text: "Award-level detail behind undelivered orders, advances and the grant accrual, together with aging and a look-back at earlier estimates.",
      },
      {
        name: "Audit resolution",
        text: "For agencies and pass-throughs: findings pulled from the FAC by recipient UEI and Assistance Listing, and management decisions drafted within the time 200.521 allows.",
      },
      {
        name: "Walkthrough briefings",
        text: "Short meetings for process owners: likely questions, documents to show, and how to say that one will check and return.",
      },
    ],
  },
  process: {
    note: "Start six months before fieldwork if you can. Six weeks is still worth doing.",
    steps: [
      {
        name: "Gauge",
        time: "Weeks 1 to 2",
        text: "The last three reports, open findings, auditor letters and FAC records are read, and we interview the staff who answered requests last time.",
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
        text: "Real samples are tested under Compliance Supplement procedures, and we time the search for every document asked for.",
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
        text: "One coordinator logs requests, owners and answers. Draft findings are checked for fact before management responds to them.",
        output: "Request log and response file",
      },
    ],
  },
  deliverables: {
    lead: "What lies on the table when the auditors sit down, and what you keep afterward.",
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
        shows: "Likely requests with their document, their owner and any gap that remains",
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
  engagement: {
    needs:
      "Trial balance and grant subledger for the year under audit, the award list with Assistance Listings, draw histories, the last three reporting packages, and a copy of the auditor’s engagement letter once there is one. We also need an audit liaison who can convene program staff.",
    arrival:
      "Two seniors spend the opening week on interviews and the following one on the ledger. The auditor is told that we are there, and by whom we were engaged, before either side requests anything.",
    team: "Between two and five people, all with single audit experience on one side of the table or the other. None of them works on an audit of the same entity.",
    length:
      "A SEFA and the rehearsal of one program take about six weeks; a first audit, or a long list of prior findings, four to six months. Pass-through awards with weak documents add most.",
    handover:
      "The request log passes to your liaison at the exit conference. We stay reachable until the package is accepted by the Clearinghouse, then return your data and keep only what the contract tells us to keep.",
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
      meaning: "The auditor’s guide to each program. The latest final edition we found is 2025, issued that November. The 2026 edition was a draft in mid-2026.",
    },
    {
      rule: "gao-yellow-book",
      meaning: "Government auditing standards. The revision of 2024 is for periods that begin on or after December 15, 2025. A year ended June 30, 2026 began before, so the earlier text still applies.",
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
        "No, because we work for management: we prepare, test and organize, give no opinion and make no audit decision. The audit firm is free to use, repeat or ignore what we did.",
    },
    {
      question: "When are the reporting package and SF-SAC due?",
      answer: "They are due 30 calendar days after you receive the auditor’s report or nine months after fiscal year-end, whichever is earlier.",
    },
    {
      question: "Which Compliance Supplement applies to our year?",
      answer:
        "The edition for your fiscal year, and here the calendar has been unkind. The 2025 edition appeared only in November 2025. Its Part 3 is split between awards under the 2024 changes to the Uniform Guidance and awards under the text before them. The 2026 edition, which covers years ended June 30, 2026, was a draft in the middle of 2026. According to the trade press the draft joins Part 3 again and drops Part 6 on internal control, and an audit report may not be issued on a draft. We found no final text as of November 22, 2026. Plan on the requirement types, which are stable, and read the final edition the week it appears.",
    },
    {
      question: "This is our first single audit. Where do we start?",
      answer:
        "Start with the list of awards. Find every source of federal money, pass-through and non-cash awards included, and note its Assistance Listing and FAIN. The SEFA and the choice of major programs both depend on that list. Then tie its total to the ledger. Federal revenue that matches no award on the list is the first thing to explain.",
    },
    {
      question: "Do you help after findings are issued?",
      answer:
        "We do. Corrective action plans are drafted beside the process owner and tested once the action has run. The evidence goes to the agency or pass-through that owes a management decision.",
    },
  ],
  buying: { contract: "Fixed price for a rehearsal. Fixed price by month through a first audit.", naics: ["541219", "541611"], psc: ["R710", "R703"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "audit-support",
    "compliance-assurance",
    "a123-support",
    "grants-closeout-reconciliation",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
