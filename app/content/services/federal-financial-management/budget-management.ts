import type { ServiceItem } from "../../types/content-schema.types.ts";

export const budgetManagement = {
  name: "Budget Management",
  meta: {
    title: "Federal Budget Management: SF 132, Allotments, SF 133",
    description:
      "Apportionment, allotments, spend plans, status of funds and SF 133 tie-outs under OMB Circular A-11, with fund controls for the Antideficiency Act.",
  },
  promise: "Know what is left to obligate, by account, today.",
  lead: "From the OMB submission to carryover, we support the budget year at the points where law sets a limit: apportionment, allotment, footnote, period and purpose.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Apportionment", to: "Reporting" },
  situation: {
    statement:
      "An apportionment is a spending plan that OMB approves on the SF 132, and it binds like law.",
    paragraphs: [
      "To obligate past it, or past the formal allotment beneath it, is a reportable violation of the Antideficiency Act. Yet few years keep to one plan. A continuing resolution sets a rate, a second one follows, and the full-year law arrives with months already spent. Each change moves the SF 132, the allotments and the spend plans. Copies kept in private spreadsheets fall behind the ledger a little further each time.",
      "A budget officer’s question stays the same through all of it: how much may this office still obligate, for what, and until when. The reply depends on the apportionment category, the A footnotes, the allotment, the commitments entered and the obligations not yet recorded. We keep those on one page per account and tie the page to the SF 133.",
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
        text: "SF 132s for each Treasury account that use categories A, B, AB and C as intended. Footnotes are tracked, and reapportionments requested before a limit binds.",
      },
      {
        name: "Allotments and fund controls",
        text: "Apportioned amounts divided into allotments and allowances under your fund control regulation, then set as hard stops in the accounting system.",
      },
      {
        name: "Spend plans and status of funds",
        text: "Quarterly plans by object class, compared each month to commitments, obligations and outlays. A variance large enough to matter gets a written reason.",
      },
      {
        name: "Open obligation reviews",
        text: "Undelivered orders in 480100 reviewed with program and contracting staff, deobligated where the need has ended, and supported for the year-end certification.",
      },
      {
        name: "Expired and canceling accounts",
        text: "Upward adjustments and the five-year close watched by account, because a bill that surfaces after cancellation on September 30 falls on current funds, within a 1 percent limit.",
      },
      {
        name: "Continuing resolution and lapse plans",
        text: "Amounts available under the resolution’s formula by account, exceptions justified to OMB, and an up-to-date plan for a lapse in appropriations.",
      },
    ],
  },
  process: {
    note: "Shown for a fiscal year that opens under a continuing resolution, since so many do.",
    steps: [
      {
        name: "Map the authority",
        time: "July to August",
        text: "One sheet per account: law, period, purpose, transfer authority, limits, and the prior-year balances expected to carry forward.",
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
        text: "Allotments are issued, entered in the ledger and proved against the SF 132. A budget line opens when the document that authorizes it is on file.",
        output: "Allotment advices that agree with the SF 132",
      },
      {
        name: "Watch",
        time: "Every month",
        text: "Allotments in 461000, commitments, obligations and outlays are tied to the trial balance with accounting, then reviewed with each program office.",
        output: "Status of funds report tied to the SF 133",
      },
      {
        name: "Prepare the year-end",
        time: "July to September",
        text: "Open obligations are reviewed and reimbursable authority settled. Last reapportionments go to OMB early enough for it to act.",
        output: "Year-end certification support",
      },
      {
        name: "Carry over",
        time: "October to November",
        text: "Unobligated balances are proved against the final SF 133 and returned to the authority sheets, where they become the opening line of the new year.",
        output: "Carryover by account, agreed with accounting",
      },
    ],
  },
  deliverables: {
    lead: "Reports that carry a date, a source and the Treasury account they speak for.",
    rows: [
      {
        name: "Apportionment file",
        shows: "SF 132s and footnotes in force, with the request, the approval and its basis",
        firstReader: "Budget officer",
      },
      {
        name: "Fund control regulation",
        shows: "Authority to obligate by level, the limits on it, and how violations are reported",
        firstReader: "OMB, General Counsel",
      },
      {
        name: "Status of funds report",
        shows: "Apportioned, allotted, committed, obligated and remaining amounts by account and office",
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
      "Approved SF 132s with their footnotes, allotment advices, the fund control regulation and the current spend plans. Budget execution reports or a ledger extract by fund and object class. The calendar of your OMB examiner’s deadlines. Pre-decisional budget material stays in your environment.",
    arrival:
      "A lead spends the first week with the budget officer and reads the appropriation language account by account. Program analysts are met in the second, spend plans in hand.",
    team: "Usually two to five budget analysts, one of them at home in formulation and another in execution. A single-account office can be served by one person at half time.",
    length:
      "One budget cycle, from July to November of the following year, is the natural length. A fund control regulation takes 8 to 12 weeks to a draft that counsel can clear. OMB’s approval follows on its own calendar and is not in that range.",
    handover:
      "We leave after a status of funds cycle that your analysts have run from extract to signature. Workbooks lose their links to anything of ours first, and formulas are explained on a sheet inside each one.",
  },
  standards: [
    {
      rule: "antideficiency-act",
      meaning:
        "31 U.S.C. 1341, 1342 and 1517: no obligation before or beyond an appropriation, apportionment or formal allotment, and no voluntary services.",
    },
    {
      rule: "omb-a-11-part-4",
      meaning: "Budget execution: the SF 132, the SF 133, fund control regulations and reports of violations. Work to the edition that your OMB examiner cites.",
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
        "It binds. Under Circular A-11, footnotes to the apportioned amounts have legal effect, and exceeding one can violate the Antideficiency Act, while a B footnote only informs. We carry A footnotes into a funds check or a documented manual control.",
    },
    {
      question: "Can you help after a suspected violation?",
      answer:
        "We can help with the facts. A reconstruction covers the dates on which authority was given, moved and used. Balances by account on each of those dates. The documents and the officials who signed them. Whatever the system’s funds check allowed or refused. Counsel needs that before deciding whether a violation took place and who is responsible, and the report to the President, Congress and the Comptroller General draws on it. Legal conclusions remain with counsel and agency officials, and our working papers are marked and held as counsel directs.",
    },
    {
      question: "Do you work with planning systems such as Hyperion?",
      answer:
        "Our ERP practice configures Oracle Hyperion for formulation and spend plans. In an office without a planning system, a controlled workbook serves for a cycle and teaches what a later system must do.",
    },
    {
      question: "What if the year opens under a continuing resolution?",
      answer: "The account sheets are then built around formula amounts and converted when full-year appropriations arrive.",
    },
  ],
  buying: { contract: "Fixed price by month over the cycle. Fixed price for a fund control regulation.", naics: ["541611", "541219"], psc: ["R710"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "oracle-hyperion",
    "interagency-agreements-iaa-support",
    "grants-execution-funds-control",
    "a123-support",
  ],
} satisfies ServiceItem;
