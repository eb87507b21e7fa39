import type { ServiceItem } from "../../shapes/types.ts";

export const grantsExecutionFundsControl = {
  name: "Grants Execution & Funds Control",
  meta: {
    title: "Grants Execution and Funds Control",
    description:
      "Funds checks, award setup, ASAP and PMS payment limits and grant accruals that keep every federal award inside its appropriation.",
  },
  promise: "No award without funds, no draw without an award.",
  lead: "We set up the controls that stand between an appropriation and a grantee’s bank account: commitment, certification, obligation, payment authority and a check on every change.",
  thread: { lifecycle: "grants", from: "Announcement", here: "Award", to: "Performance" },
  situation: {
    statement:
      "A grant becomes an obligation the day it is awarded. Some offices learn whether the funds were there only when the ledger posts.",
    paragraphs: [
      "Grant money passes four gates: apportionment on the SF 132, allotment, commitment and obligation. If the grants system and the core ledger apply different rules at any of them, an award can be issued against funds that are expired, in the wrong Treasury account or already spoken for. That is how a clerical gap becomes an Antideficiency Act question.",
      "After award the risk moves to payment. The authorization in ASAP or PMS must follow from the obligation in the ledger, award by award. Supplements, deobligations, carryover and special conditions all change it, often on different days in different systems.",
    ],
  },
  capabilities: {
    note: "Seven controls, in the order a dollar meets them.",
    items: [
      {
        name: "Funds control design",
        text: "Rules for commitment, obligation and payment by fund, budget year, program activity and object class, each set to stop, warn or report.",
      },
      {
        name: "Pre-award checks",
        text: "SAM.gov registration, exclusions and responsibility records, Treasury’s Do Not Pay and single audit history, gathered in one file before anyone signs.",
      },
      {
        name: "Award data at source",
        text: "FAIN, UEI, Assistance Listing, period of performance and budget period captured once at award and passed on, never keyed again downstream.",
      },
      {
        name: "Payment authority",
        text: "ASAP or PMS account structure, authorization amounts, draw limits and agency review flags set from the obligation and the award’s own terms.",
      },
      {
        name: "Drawdown monitoring",
        text: "Reports of draws that come too early, too large, too round or not at all, sent to the grants officer while questions are cheap.",
      },
      {
        name: "Amendments and extensions",
        text: "Supplements, deobligations, carryover and no-cost extensions follow one controlled path, so period, amount and payment ceiling change together in every system.",
      },
      {
        name: "Grant accruals",
        text: "Quarter-end and year-end estimates of what grantees have spent but not drawn, built under FASAB Technical Release 12 and tested against later reports.",
      },
    ],
  },
  process: {
    note: "Sixteen weeks, ending with one month closed under the new controls.",
    steps: [
      {
        name: "Trace",
        time: "Weeks 1 to 3",
        text: "We follow a sample of live awards from apportionment to last draw, and mark each place where an amount is retyped, approved or assumed.",
        output: "Traced sample, with every hand-off marked",
      },
      {
        name: "Set the rules",
        time: "Weeks 3 to 6",
        text: "Budget, grants and finance agree one funds control matrix: which check runs, in which system, at what level, and who may override it.",
        output: "Funds control matrix, signed by three offices",
      },
      {
        name: "Configure",
        time: "Weeks 5 to 10",
        text: "Checks, award templates and payment account settings are built and tested in a copy of your system, with deliberate overspends as test cases.",
        output: "Tested configuration and its results",
      },
      {
        name: "Clean the start",
        time: "Weeks 8 to 12",
        text: "Open awards are compared across the grants system, the ledger and ASAP or PMS. Differences are corrected before the new rules go live.",
        output: "Reconciled opening position, by FAIN",
      },
      {
        name: "Run and hand over",
        time: "Weeks 12 to 16",
        text: "We sit with your team through one full month-end, then leave the procedures, the exception reports and the name of the person who acts on each.",
        output: "One month closed under the new controls",
      },
    ],
  },
  deliverables: {
    lead: "What your budget office, grants officers and auditors keep. Each document names the system report that proves it.",
    rows: [
      {
        name: "Funds control matrix",
        shows: "Every check, its level, its system and its override authority",
        firstReader: "Budget officer",
      },
      {
        name: "Award execution procedure",
        shows: "Steps and approvals from commitment to signed award and recorded obligation",
        firstReader: "Grants officers",
      },
      {
        name: "Payment authority standard",
        shows: "How ASAP or PMS accounts, limits and review flags follow from award terms",
        firstReader: "Certifying officers",
      },
      {
        name: "Award-level reconciliation",
        shows: "Obligation, authorization, draws and undelivered orders for each FAIN, with differences explained",
        firstReader: "Accounting operations",
      },
      {
        name: "Grant accrual workbook",
        shows: "Method, data, estimate and comparison with later actuals",
        firstReader: "Financial statement auditors",
      },
      {
        name: "Exception report set",
        shows: "Unusual draws, expired periods and overridden checks, with an owner for each",
        firstReader: "Chief grants management officer",
      },
    ],
  },
  standards: [
    {
      rule: "usc-31-1501",
      meaning: "The documentary evidence an obligation needs before it may be recorded, including one for a grant.",
    },
    {
      rule: "antideficiency-act",
      meaning:
        "No obligation or expenditure beyond what Congress appropriated, OMB apportioned, or the agency’s own regulation allotted.",
    },
    {
      rule: "omb-a-11",
      meaning: "Budget execution rules: the SF 132 apportionment, the SF 133 report, and administrative control of funds.",
    },
    {
      rule: "cfr-2-200-206",
      meaning: "The agency’s review of the risk an applicant poses, and the information every federal award must carry.",
    },
    {
      rule: "cfr-2-200-305",
      meaning: "Federal payment: advances in step with immediate cash needs, or reimbursement where advances are not allowed.",
    },
    {
      rule: "cmia",
      part: "31 CFR Part 205",
      meaning: "The Cash Management Improvement Act: timing of federal funds transfers to states, and interest owed either way.",
    },
    {
      rule: "eo-14332",
      meaning:
        "Improving Oversight of Federal Grantmaking (2025): a senior appointee reviews discretionary awards, and award terms ask recipients to explain each drawdown.",
    },
    {
      rule: "fasab-tr-12",
      meaning: "Accrual estimates for grant programs: acceptable methods and the support each one needs.",
    },
  ],
  questions: [
    {
      question: "Can funds checks run when grants and finance are separate systems?",
      answer:
        "Yes. The grants system asks the ledger for availability and reserves the amount before the award can be released. Where a live call is not possible, a same-day reservation file and a hold on release do the job.",
    },
    {
      question: "Who can override a funds check?",
      answer:
        "Only the people your fund control regulation names, and never the person who prepared the award. Each override needs a reason, leaves a record in the log and appears on the next exception report.",
    },
    {
      question: "Do you handle formula grants as well as discretionary awards?",
      answer:
        "Yes. Formula and block grants put the weight on allocation tables, apportionment timing and state cash agreements; discretionary awards put it on review and terms. The control matrix treats each type separately.",
    },
    {
      question: "Should we pay through ASAP or PMS?",
      answer:
        "Department policy usually decides. Both let you authorize by account and watch the draws. We set up whichever you use so that one account, or one subaccount, answers to one FAIN.",
    },
  ],
  related: [
    "financial-system-integration",
    "grants-closeout-reconciliation",
    "budget-management",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
