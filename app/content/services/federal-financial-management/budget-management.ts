import type { ServiceItem } from "../../shapes/types.ts";

export const budgetManagement = {
  name: "Budget Management",
  meta: {
    title: "Federal Budget Management: SF 132, Allotments, SF 133",
    description:
      "Apportionment, allotments, spend plans, status of funds and SF 133 tie-outs under OMB Circular A-11, with fund controls for the Antideficiency Act.",
  },
  promise: "Know what is left to obligate, by account, today.",
  lead: "We support the full budget year: justification, SF 132 apportionment, allotments, spend plans, status of funds and SF 133, with fund controls designed to stop an overobligation before anyone signs it.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Apportionment", to: "Reporting" },
  situation: {
    statement:
      "An appropriation becomes spendable in steps. A limit missed in apportionment, allotment or footnote can turn an ordinary purchase into an Antideficiency Act report.",
    paragraphs: [
      "The year seldom runs to plan. A continuing resolution sets a rate, then another follows, then a full-year law arrives with months already gone. Each change moves the SF 132, the allotments and the spend plans. Each copy kept in a private spreadsheet drifts a little further from the ledger.",
      "A budget officer needs one answer: how much may this office still obligate, for what, and until when. It depends on the apportionment category, the A footnotes, the allotment, the commitments entered and the obligations no one has recorded yet. We put these on one page per account and tie that page to the SF 133.",
    ],
  },
  capabilities: {
    note: "Formulation, execution or both. The fund control work can stand alone.",
    items: [
      {
        name: "Budget formulation",
        text: "Program estimates, object class detail and narratives built to Part 2 of Circular A-11, from the OMB submission through passback to the congressional justification.",
      },
      {
        name: "Apportionment requests",
        text: "SF 132s prepared for each Treasury account, with categories A, B, AB and C used as intended, footnotes tracked and reapportionments requested before limits bind.",
      },
      {
        name: "Allotments and fund controls",
        text: "Apportioned amounts divided into allotments and allowances under your fund control regulation, then set as hard stops in the accounting system.",
      },
      {
        name: "Spend plans and status of funds",
        text: "Plans by quarter and object class compared monthly with commitments, obligations and outlays, with a stated reason for each variance that matters.",
      },
      {
        name: "Open obligation reviews",
        text: "Undelivered orders in 480100 reviewed with program and contracting staff, deobligated where the need has ended, and supported for the year-end certification.",
      },
      {
        name: "Expired and canceling accounts",
        text: "Upward adjustments and the five-year close watched by account, so that valid bills are found and paid before the balance cancels on September 30.",
      },
      {
        name: "Continuing resolution and lapse plans",
        text: "Amounts available under the resolution’s formula computed by account, exceptions justified to OMB, and the plan for a lapse in appropriations kept current.",
      },
    ],
  },
  process: {
    note: "Shown for a fiscal year that opens under a continuing resolution, since so many do.",
    steps: [
      {
        name: "Map the authority",
        time: "July to August",
        text: "Each account’s law, period, purpose, transfer authority and limits are written on one sheet, with the prior-year balances expected to carry forward.",
        output: "Authority sheet for every Treasury account",
      },
      {
        name: "Apportion",
        time: "August to October",
        text: "Requests for accounts that do not wait on new appropriations go to OMB first. Automatic apportionment under the resolution is computed, documented and recorded.",
        output: "Approved SF 132s and resolution worksheet",
      },
      {
        name: "Allot and load",
        time: "October, then at each change",
        text: "Allotments are issued, entered in the ledger and proved against the SF 132. No budget line opens without the document that authorizes it.",
        output: "Allotment advices that agree with the SF 132",
      },
      {
        name: "Watch",
        time: "Every month",
        text: "Allotments in 461000, commitments, obligations and outlays are tied to the trial balance with accounting, then reviewed with each program office.",
        output: "Status of funds report tied to the SF 133",
      },
      {
        name: "Land the year",
        time: "July to November",
        text: "Open obligations are reviewed, reimbursable authority is settled, last reapportionments are requested while OMB can still act, and carryover is estimated.",
        output: "Year-end certification support and carryover estimate",
      },
    ],
  },
  deliverables: {
    lead: "Each report carries its date, its source and the Treasury account it speaks for.",
    rows: [
      {
        name: "Apportionment file",
        shows: "Every SF 132 and footnote in force, with the request, the approval and its basis",
        firstReader: "Budget officer",
      },
      {
        name: "Fund control regulation",
        shows: "Who may obligate, at what level, within which limits, and how violations are reported",
        firstReader: "OMB, General Counsel",
      },
      {
        name: "Status of funds report",
        shows: "Apportioned, allotted, committed, obligated and remaining amounts by account and office",
        firstReader: "Program managers",
      },
      {
        name: "SF 132 to SF 133 comparison",
        shows: "Resources approved, realized and used, with each difference explained",
        firstReader: "Budget and accounting chiefs",
      },
      {
        name: "Open obligation review record",
        shows: "Each balance examined, the evidence of continuing need and the action taken",
        firstReader: "CFO, auditors",
      },
      {
        name: "Congressional justification draft",
        shows: "Request, basis and performance context by appropriation and program",
        firstReader: "Budget director",
      },
    ],
  },
  standards: [
    {
      rule: "antideficiency-act",
      meaning:
        "31 U.S.C. 1341, 1342 and 1517: no obligation before or beyond an appropriation, apportionment or formal allotment, and no voluntary services.",
    },
    {
      rule: "omb-a-11-part-4",
      meaning: "Budget execution: the SF 132, the SF 133, fund control regulations and reports of violations.",
    },
    {
      rule: "omb-a-11-part-2",
      meaning: "Preparation and submission of budget estimates to OMB.",
    },
    {
      rule: "usc-31-1301",
      meaning: "The purpose statute: money is applied only to the objects for which it was appropriated.",
    },
    {
      rule: "usc-31-1502",
      meaning: "The bona fide needs rule: a time-limited appropriation pays for the needs of its own period.",
    },
    {
      rule: "usc-31-1551",
      meaning: "How accounts expire, stay open for adjustments and payments, and close after five years.",
    },
    {
      rule: "impoundment-control-act",
      meaning: "How the President proposes a rescission or reports a deferral of budget authority.",
    },
    {
      rule: "gao-red-book",
      meaning: "Principles of Federal Appropriations Law: GAO’s treatise on purpose, time and amount.",
    },
  ],
  questions: [
    {
      question: "What does an A footnote on an apportionment change?",
      answer:
        "It binds. Under Circular A-11, footnotes to the apportioned amounts have legal effect, and exceeding one can violate the Antideficiency Act. B footnotes only inform. We carry each A footnote into a funds check or a documented manual control.",
    },
    {
      question: "Can you help after a suspected violation?",
      answer:
        "Yes, with the facts. We rebuild the timeline, balances and documents by account so that counsel can decide, and so that any report to the President, Congress and the Comptroller General rests on evidence. Legal conclusions remain with counsel and agency officials.",
    },
    {
      question: "Do you work with planning tools such as Hyperion?",
      answer:
        "Yes. Our ERP practice configures Oracle Hyperion for formulation and spend plans. Where there is no tool, a controlled workbook with locked sources serves for a cycle, and shows what a later system must do.",
    },
    {
      question: "Can you begin during a continuing resolution?",
      answer:
        "Yes, and it is a useful time. Formula amounts, exceptions and automatic apportionments must be tracked anyway, so we build the account sheets around them and convert the sheets when full-year appropriations arrive.",
    },
  ],
  related: [
    "us-treasury-accounting-and-reporting-support",
    "oracle-hyperion",
    "interagency-agreements-iaa-support",
    "grants-execution-funds-control",
    "a123-support",
  ],
} satisfies ServiceItem;
