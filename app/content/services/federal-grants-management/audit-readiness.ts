import type { ServiceItem } from "../../types/content-schema.types.ts";

export const auditReadiness = {
  name: "Audit Readiness",
  meta: {
    title: "Single Audit and Grant Audit Readiness",
    description:
      "A SEFA that ties to the ledger, mock tests on likely major programs, old findings cleared and an evidence index, all before fieldwork starts.",
  },
  promise: "Close the gaps before the engagement letter arrives.",
  lead: "We prepare you for the single audit, or for auditors who test an agency’s grant balances. That includes the schedule, the evidence, the old findings and the staff who will answer questions.",
  thread: { lifecycle: "grants", from: "Award", here: "Audit", to: "Audit" },
  situation: {
    statement:
      "A recipient whose year ended on June 30, 2026, must file its reporting package with the Federal Audit Clearinghouse by March 31, 2027. To leave time for fieldwork, the schedule of federal awards has to be ready in the fall.",
    paragraphs: [
      "That schedule, the SEFA, is required of a recipient that spends at or above the single audit threshold: $1,000,000 for fiscal years that begin on or after October 1, 2024. Errors in it change which programs are audited, and a program found late can reopen work that seemed finished.",
      "On the agency side, the tests cover grant advances, accruals, undelivered orders and follow-up on the findings that recipients report. Readiness means the same thing on both sides. Anticipate the questions, answer them now for a sample, and fix whatever you cannot answer.",
    ],
  },
  capabilities: {
    note: "We rehearse the audit in the order the auditor will follow.",
    items: [
      {
        name: "SEFA preparation",
        text: "We list expenditures by Assistance Listing, cluster and pass-through, tied to the ledger, with subrecipient amounts, loan balances and notes as 200.510 requires.",
      },
      {
        name: "Major program forecast",
        text: "We run the risk-based selection in 200.518 on draft numbers, early enough to warn the programs likely to be tested.",
      },
      {
        name: "Mock testing",
        text: "We perform Compliance Supplement procedures on real samples from those programs and grade the results against the definitions used for findings.",
      },
      {
        name: "Prior findings",
        text: "We document status, cause, action and proof for old findings, ready for the summary schedule of prior audit findings.",
      },
      {
        name: "Evidence index",
        text: "We list likely requests in advance, match them to documents by program and requirement, and check for gaps, wrong dates and missing signatures.",
      },
      {
        name: "Agency grant balances",
        text: "We support undelivered orders, advances and the grant accrual with award-level detail, aging and a look-back at earlier estimates.",
      },
      {
        name: "Audit resolution",
        text: "For agencies and pass-throughs, we pull findings from the FAC by recipient UEI and Assistance Listing, and draft management decisions within the time 200.521 allows.",
      },
      {
        name: "Walkthrough briefings",
        text: "In short meetings, process owners learn the likely questions, which documents to show, and how to say that they will check and follow up.",
      },
    ],
  },
  process: {
    note: "Start six months before fieldwork if you can. Six weeks is still useful.",
    steps: [
      {
        name: "Assess",
        time: "Weeks 1 to 2",
        text: "We read the last three reports, open findings, auditor letters and FAC records, and interview the staff who answered requests last time.",
        output: "Readiness assessment by program",
      },
      {
        name: "Build the schedule",
        time: "Weeks 2 to 5",
        text: "We compile a draft SEFA from the ledger, tie it to draws and reports, and run it through the major program calculation.",
        output: "Draft SEFA and likely major programs",
      },
      {
        name: "Rehearse",
        time: "Weeks 4 to 9",
        text: "We test real samples under Compliance Supplement procedures, and time how long it takes to find each document requested.",
        output: "Mock test results and gap list",
      },
      {
        name: "Fix",
        time: "Weeks 6 to 14",
        text: "We close gaps in order of their effect on the audit. Any that cannot be fixed before fieldwork are explained in writing, with a target date.",
        output: "Corrective actions with proof",
      },
      {
        name: "Support fieldwork",
        time: "During fieldwork",
        text: "One coordinator logs requests, owners and answers. Draft findings are checked for factual accuracy before management responds to them.",
        output: "Request log and response file",
      },
    ],
  },
  deliverables: {
    lead: "You have these ready when the auditors arrive, and you keep them afterward.",
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
        shows: "Likely requests with the document, the owner and any remaining gap",
        firstReader: "Audit liaison",
      },
      {
        name: "Prior findings file",
        shows: "Status, cause, action and proof for each earlier finding",
        firstReader: "Auditors",
      },
      {
        name: "Corrective action plan",
        shows: "Steps, dates and responsible person for each gap, in the form 200.511 calls for",
        firstReader: "Management, awarding agency",
      },
    ],
  },
  engagement: {
    needs:
      "Trial balance and grant subledger for the year under audit, the award list with Assistance Listings, draw histories, the last three reporting packages and the auditor’s engagement letter once there is one. We also need an audit liaison who can convene program staff.",
    arrival:
      "Two seniors spend the first week on interviews and the second on the ledger. Before either side requests anything, you tell the auditor that we are there and who engaged us.",
    team: "Between two and five people, all with single audit experience as an auditor or auditee. None of them works on an audit of the same entity.",
    length:
      "Preparing a SEFA and doing a dry run of one program takes about six weeks. A first audit, or a long list of prior findings, takes four to six months. Pass-through awards with weak documentation add the most time.",
    handover:
      "The request log passes to your liaison at the exit conference. We remain available until the Clearinghouse accepts the package, then return your data and keep only what the contract requires.",
  },
  standards: [
    {
      rule: "single-audit-act",
      meaning: "One organization-wide audit of each entity above the federal spending threshold, instead of a separate audit of each award.",
    },
    {
      rule: "cfr-2-200-subpart-f",
      meaning: "How single audits are scoped, performed, reported and followed up. OMB proposed new text in May 2026, and on November 25 we found no final rule.",
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
      meaning: "The auditor’s guide to each program. The latest final edition we found is for 2025, issued that November. As of November 25, 2026, we found no final 2026 edition.",
    },
    {
      rule: "gao-yellow-book",
      meaning: "Government auditing standards. The revision issued in 2024 applies to periods that begin on or after December 15, 2025. The prior text still applies to years ended June 30, 2026.",
    },
    {
      rule: "cfr-2-200-521",
      meaning: "The written decision of the awarding agency or pass-through entity on each finding, within six months of FAC acceptance.",
    },
  ],
  questions: [
    {
      question: "Does your work affect the auditor’s independence?",
      answer:
        "No. We work for management. We prepare, test and organize, and we give no opinion and make no audit decisions. The audit firm is free to use, repeat or ignore our work. Choose the firm by a request for proposals: years, statements and programs to audit, dates, its last peer review, its single audits of bodies like you, people and price (200.509).",
    },
    {
      question: "When are the reporting package and SF-SAC due?",
      answer:
        "They are due 30 calendar days after you receive the auditor’s report or nine months after fiscal year-end, whichever is earlier, and are filed online with the Federal Audit Clearinghouse (fac.gov). The cognizant or oversight agency for audit may extend the nine months. Whoever files late is no low-risk auditee in the next two years, so the auditor must test more (200.520), and agencies may add conditions or withhold money if audits stay missing (200.339). A low-risk auditee has had two years of timely annual single audits, unmodified opinions, no material weakness, and no serious finding in its type A programs. A senior official of the auditee certifies the SF-SAC (200.512).",
    },
    {
      question: "Which Compliance Supplement applies to our year?",
      answer:
        "The edition for your fiscal year, but recent editions have come out late. The 2025 edition appeared only in November 2025. Its Part 3 is split between awards under the 2024 changes to the Uniform Guidance and awards under the earlier text. The 2026 edition, which covers years ended June 30, 2026, was still a draft in mid-2026. The trade press reports that the draft rejoins the two halves of Part 3 and drops Part 6 on internal control, and that an audit report may not be based on a draft. We found no final text as of November 25, 2026. Plan around the requirement types, which are stable, and read the final edition the week it appears.",
    },
    {
      question: "This is our first single audit. Where do we start?",
      answer:
        "It is required from $1,000,000 of federal spending in a fiscal year that begins on or after October 1, 2024, and from $750,000 before that. You engage an independent audit firm, and we are not that firm. It chooses major programs, tests them, and reports findings. You answer with a corrective action plan and file the package. Start with the list of awards. Find every source of federal money, including pass-through and noncash awards, and note its Assistance Listing and FAIN. The SEFA and the choice of major programs both depend on that list. Then tie its total to the ledger. If any federal revenue does not match an award on the list, explain that first.",
    },
    {
      question: "How do we separate duties with only three people?",
      answer: "Keep three acts apart: who approves, who pays, who reconciles. With three people in finance, an officer or a board member opens the bank statement and approves payments to the other two. Where that is impossible, the Green Book accepts other controls instead, such as a review of all entries by someone outside. Write down which one you use, and sign it each month. Auditors look for that signature. A fraud risk assessment, for grants too, lists what could be stolen or misstated, by whom, how likely and how large, the control against it, and what is left.",
    },
    {
      question: "Do you help after findings are issued?",
      answer:
        "Yes. After a finding, find its cause first, then name an action, a person and a date for it (200.511). We draft corrective action plans with the process owner and test them once the action has been carried out. The evidence goes to the agency or pass-through that owes a management decision. The plan is yours. The management decision is theirs, within six months (200.521): the finding’s number, whether it stands, why, what you must repay or do, and a timetable. A pass-through entity writes it for its subawards.",
    },
    {
      question: "What goes into a corrective action plan?",
      answer: "This site has no sample of a corrective action plan for an audit finding. A plan holds the finding, its cause, the action, the owner, the date, the evidence and the retest. If you disagree with the finding, give the reasons (200.511). Find the cause before you choose the action, or the finding comes back. The evidence is what will show that the action worked, such as a record or a tested sample. We set out an agency’s plan for a weakness found under OMB Circular A-123 in the same way. The nearest sample is a plan for security weaknesses, the POA&M.",
    },
    {
      question: "What goes on a checklist to prepare for a single audit?",
      answer: "In this order: the list of awards, with Assistance Listing, FAIN and pass-through numbers. A draft SEFA with its notes, tied to the ledger (200.510). Closed books and reconciled statements. For each likely major program, a file with the award, budget, reports, payroll records, procurement, equipment and subrecipient monitoring. Written policies. The status of each earlier finding (200.511). The auditor’s requests, with owners and dates. A dry run of one program. After the report: a corrective action plan, the SF-SAC, and filing at fac.gov. The auditor chooses major programs by risk, among the larger type A programs and the smaller type B (200.518). We do this work with you.",
    },
    {
      question: "May an award pay for foreign travel, and what does the Fly America Act ask?",
      answer: "Yes, if the award needs the trip, your written policy allows it, and the fare is the least expensive class as a rule (200.475). Ask first if the award says so. Air travel that federal money pays for must be on a U.S. flag carrier, even if another airline is cheaper (49 U.S.C. 40118). A flight that a foreign airline operates counts if the ticket carries the U.S. carrier’s code and flight number. An open skies agreement is an exception, and others are in 41 CFR Part 301-10, such as 24 hours of extra travel time. Before departure, file the itinerary, the ticket and the exception. In a dry run of the audit, we test these files.",
    },
    {
      question: "May an award pay for recruiting, a visa or gift cards for participants?",
      answer: "Recruiting is allowable if it follows your usual program: advertising, travel of applicants, relocation (200.463). A short-term visa may be charged directly if it is critical to the project and your policy treats it so everywhere. A long-term immigration visa is not meant by that rule. If a new employee leaves within 12 months for reasons of their own, refund the federal share of the relocation. Gift cards for research participants are possible if the budget or the protocol names them: keep a log with amount, date and signature or code, count the unused cards, and lock them up.",
    },
  ],
  buying: { contract: "Firm-fixed-price for a dry run. Firm-fixed-price per month through a first audit.", naics: ["541611", "541219"], psc: ["R710", "R703"], labor: ["Senior federal accountant", "Internal control analyst"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "audit-support",
    "compliance-assurance",
    "a123-support",
    "grants-closeout-reconciliation",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
