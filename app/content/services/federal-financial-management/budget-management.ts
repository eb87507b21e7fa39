import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const budgetManagement = {
  name: "Budget Management",
  meta: {
    title: "Federal Budget Management: SF 132, Allotments, SF 133",
    description:
      "Apportionment, allotments, spend plans, status of funds and SF 133 tie-outs under OMB Circular A-11, with fund controls for the Antideficiency Act.",
  },
  promise: "Know what each account has left to obligate today.",
  lead: "We support the budget year from the OMB submission to carryover, and focus on the limits set by law: apportionment, allotment, footnote, period and purpose.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Apportionment", to: "Reporting" },
  situation: {
    statement:
      "An apportionment is a spending plan that OMB approves on the SF 132. It is legally binding.",
    paragraphs: [
      "Obligating more than the apportionment, or more than the formal allotment beneath it, is a reportable violation of the Antideficiency Act. Yet few fiscal years follow a single plan. A continuing resolution sets a rate, a second one follows, and the full-year appropriation arrives after months of spending. Each change affects the SF 132, the allotments and the spend plans. Copies kept in private spreadsheets fall further behind the ledger each time.",
      "The budget officer’s question stays the same all year: how much may this office still obligate, for what, and until when? The answer depends on the apportionment category, the A footnotes, the allotment, the commitments entered and the obligations not yet recorded. We keep those on one page per account and tie the page to the SF 133.",
    ],
  },
  capabilities: {
    note: "We support formulation, execution or both. The fund control work can be ordered separately.",
    items: [
      {
        name: "Budget formulation",
        text: "We build program estimates, object class detail and narratives under Part 2 of Circular A-11, from the OMB submission through passback to the congressional justification.",
      },
      {
        name: "Apportionment requests",
        text: "We prepare an SF 132 for each Treasury account, with categories A, B, AB and C used as intended. We track footnotes and request reapportionment before a limit is reached.",
      },
      {
        name: "Allotments and fund controls",
        text: "We divide apportioned amounts into allotments and allowances under your fund control regulation, then set them as hard stops in the accounting system.",
      },
      {
        name: "Spend plans and status of funds",
        text: "We compare quarterly plans by object class with commitments, obligations and outlays each month. A variance large enough to matter gets a written explanation.",
      },
      {
        name: "Open obligation reviews",
        text: "We review undelivered orders in 480100 with program and contracting staff, deobligate what is no longer needed, and support the year-end certification.",
      },
      {
        name: "Expired and canceling accounts",
        text: "We monitor upward adjustments and the five-year closing date by account. A bill that surfaces after cancellation on September 30 is paid from current funds, within a 1 percent limit.",
      },
      {
        name: "Continuing resolution and lapse plans",
        text: "We compute amounts available by account under the resolution’s formula, justify exception requests to OMB, and keep a plan for a lapse in appropriations up to date.",
      },
    ],
  },
  process: {
    note: "The schedule assumes a fiscal year that opens under a continuing resolution, as many do.",
    steps: [
      {
        name: "Map the authority",
        time: "July to August",
        text: "We prepare one sheet per account with the law, period, purpose, transfer authority, limits and prior-year balances expected to carry forward.",
        output: "Authority sheet for every Treasury account",
      },
      {
        name: "Apportion",
        time: "August to October",
        text: "Requests for accounts that do not depend on new appropriations go to OMB first. We compute, document and record the automatic apportionment under the resolution.",
        output: "Approved SF 132s and resolution worksheet",
      },
      {
        name: "Allot and load",
        time: "October, then after each change",
        text: "Allotments are issued, entered in the ledger and checked against the SF 132. A budget line opens only once the document that authorizes it is on file.",
        output: "Allotment advices that agree with the SF 132",
      },
      {
        name: "Monitor",
        time: "Every month",
        text: "Allotments in 461000, commitments, obligations and outlays are tied to the trial balance with accounting, then reviewed with each program office.",
        output: "Status of funds report tied to the SF 133",
      },
      {
        name: "Prepare for year-end",
        time: "July to September",
        text: "We review open obligations and settle reimbursable authority. Final reapportionment requests go to OMB early enough for it to act.",
        output: "Year-end certification support",
      },
      {
        name: "Carry over",
        time: "October to November",
        text: "We check unobligated balances against the final SF 133 and carry them to the authority sheets, where they become the opening line for the new year.",
        output: "Carryover by account, confirmed by accounting",
      },
    ],
  },
  deliverables: {
    lead: "Each report carries a date, a source and the Treasury account it covers.",
    rows: [
      {
        name: "Apportionment file",
        shows: "SF 132s and footnotes in force, with the request, approval and basis for each",
        firstReader: "Budget officer",
      },
      {
        name: "Fund control regulation",
        shows: "Authority to obligate by level, the limits on it, and how violations are reported",
        firstReader: "OMB, General Counsel",
      },
      {
        name: "Status of funds report",
        shows: "Allotted, committed, obligated, paid and available amounts by apportionment line",
        firstReader: "Program managers",
      },
      {
        name: "SF 132 to SF 133 comparison",
        shows: "Resources approved, realized and used, and the cause of any difference",
        firstReader: "Budget and accounting chiefs",
      },
      {
        name: "Open obligation review record",
        shows: "Balances examined, the evidence of continuing need and the action taken",
        firstReader: "CFO, auditors",
      },
      {
        name: "Congressional justification draft",
        shows: "Request, basis and performance context by appropriation and program",
        firstReader: "Budget director",
      },
    ],
  },
  engagement: {
    needs:
      "Approved SF 132s with their footnotes, allotment advices, the fund control regulation and the current spend plans. Budget execution reports or a ledger extract by fund and object class. A calendar of your OMB examiner’s deadlines. Pre-decisional budget material stays in your environment.",
    arrival:
      "The lead spends the first week with the budget officer and reads the appropriation language account by account. In the second week, the lead meets with program analysts to review their spend plans.",
    team: "Usually two to five budget analysts, at least one experienced in formulation and another in execution. One half-time person can serve a single-account office.",
    length:
      "Most engagements run for one budget cycle, from July to November of the following year. A fund control regulation takes eight to 12 weeks to reach a draft that counsel can clear. OMB’s approval follows its own calendar and is not included in that range.",
    handover:
      "We leave after your analysts have run a status of funds cycle from extract to signature. Before that, we remove every link from the workbooks to our files and explain the formulas on a sheet inside each one.",
  },
  standards: [
    {
      rule: "antideficiency-act",
      meaning:
        "31 U.S.C. 1341, 1342 and 1517: no obligation in advance of or in excess of an appropriation, apportionment or formal allotment, and no voluntary services.",
    },
    {
      rule: "omb-a-11-part-4",
      meaning: "Budget execution: the SF 132, the SF 133, fund control regulations and reports of violations. Use the edition that your OMB examiner cites.",
    },
    {
      rule: "omb-a-11-part-2",
      meaning: "Preparation and submission of budget estimates to OMB.",
    },
    {
      rule: "usc-31-1301",
      meaning: "The purpose statute: appropriations may be spent only for the objects for which they were made.",
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
      question: "How binding is an A footnote on an apportionment?",
      answer:
        "An A footnote is binding. Under Circular A-11, footnotes to the apportioned amounts have legal effect, and exceeding one can violate the Antideficiency Act. A B footnote is only informational. The apportionment comes from OMB. An allotment comes from the agency, which divides the apportioned amount among its officials. The agency’s fund control regulation names them, their limits, and who investigates a violation. A reprogramming moves money within an account, while a transfer moves it between accounts and needs a law. We turn A footnotes into a funds check or a documented manual control.",
    },
    {
      question: "We may have violated the Antideficiency Act. What do we do?",
      answer:
        "Stop obligating against that account, keep every record, tell the official whom your funds control regulation names, and bring in counsel. We can help with the facts. We reconstruct the dates on which authority was given, moved and used, and the balances by account on each of those dates. We also collect the documents, who signed them, and what the system’s funds check allowed or refused. Counsel needs that before deciding whether a violation occurred and who is responsible, and the report to the President, Congress and the Comptroller General draws on it. Legal conclusions remain with counsel and agency officials.",
    },
    {
      question: "Do you work with planning systems such as Hyperion?",
      answer:
        "Our ERP practice configures Oracle Hyperion for formulation and spend plans. An office without a planning system can use a controlled workbook for one cycle and learn what a later system must do.",
    },
    {
      question: "What if the year opens under a continuing resolution?",
      answer: "We build the account sheets around formula amounts and convert them when full-year appropriations arrive.",
    },
    {
      question: "What do the parts of an SF 133 show?",
      answer: "Budgetary resources: what was carried in, recovered from earlier obligations (line 1021), appropriated, or earned from others. Status of budgetary resources: what is obligated, what is apportioned and still free, and what is unapportioned or expired. The change in obligated balance: unpaid obligations and uncollected payments, at the start and at the end. Budget authority and outlays, gross and net. Total resources (line 1910) must equal total status (line 2500), and what is apportioned must agree with the SF 132. The report comes from the trial balance that you submit to GTAS, so an error in it is an error in the ledger or in an attribute.",
    },
    {
      question: "How is an adjustment of an earlier year’s obligation posted?",
      answer: "By direction, and by whether the order was delivered. Upward, debit the available authority (461000, or 465000 once the account has expired) and credit 488100 for an undelivered order or 498100 for a delivered one that is unpaid. Downward, debit 487100 or 497100 and credit that authority. At year-end these close to 480100 and 490100. In an expired account, an upward adjustment needs a balance of its own year, and above $4 million for one program, project or activity the approval of the head of the agency. Check the accounts against the USSGL of the year before you post.",
    },
    {
      question: "How do we review undelivered orders, and when is one invalid?",
      answer: `List each with its document, amount, last activity, end of performance and the year in which its money cancels. Sort by age and amount. An order is invalid if its work is done and billed, if the period has ended and nothing more will come, if it is there twice, or if no document supports it (${cite("usc-31-1501")}). Its owner answers in writing: keep, with the reason and a document, or release, with the amount. The contracting officer deobligates by modification, and finance posts it. Review what is about to expire or cancel first, and repeat every quarter. A list without answers proves nothing to an auditor.`,
    },
    {
      question: "Who is liable for a violation of the Antideficiency Act?",
      answer:
        "The officer or employee who authorized or made the obligation or payment, not the contractor. Discipline ranges up to removal. A knowing and willful violation is a crime, with a fine of up to $5,000, two years in prison, or both. The agency head reports every violation, small ones too, to the President, Congress and the Comptroller General. Each agency’s funds control regulation says how responsibility is fixed. An over-obligation is a violation if it exceeds the appropriation (31 U.S.C. 1341), the apportionment, or an amount that this regulation sets (31 U.S.C. 1517). Beyond a mere spending target, it is none.",
    },
    {
      question: "What are Categories A and B of an apportionment, and what is a warrant?",
      answer: "OMB apportions by time, usually quarters (Category A), by activity, project or object (Category B), or by both (Category AB), as the Antideficiency Act allows. Each line binds: money of the third quarter cannot be obligated in the second. You request it on the SF 132. An appropriation warrant is Treasury’s record of what Congress appropriated. It sets the amount and period that the account may draw from the General Fund (TFM 2-2000). You need both: the warrant to have the money, the apportionment to obligate it. We prepare the request and tie both to the ledger.",
    },
    {
      question: "What is the bona fide needs rule?",
      answer: "Money for a fixed period pays only for a need of that period (31 U.S.C. 1502(a)). Supplies that arrive later count if delivery or production takes that long, or if they keep a normal stock. Severable services, such as a help desk, belong to the year in which they are performed, but 41 U.S.C. 3902 lets one year’s money pay for up to a year of them that runs into the next. Work with one result, such as a study, belongs to the year of its order. Ask counsel before you sign a doubtful one. We mark such orders when we review open obligations.",
    },
  ],
  buying: { contract: "Firm-fixed-price per month over the cycle. Firm-fixed-price for a fund control regulation.", naics: ["541611", "541219"], psc: ["R710"], labor: ["Budget analyst"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "oracle-hyperion",
    "interagency-agreements-iaa-support",
    "grants-execution-funds-control",
    "a123-support",
  ],
} satisfies ServiceItem;
