import type { ServiceItem } from "../../shapes/types.ts";

export const grantsCloseoutReconciliation = {
  name: "Grants Closeout & Reconciliation",
  meta: {
    title: "Grants Closeout and Reconciliation",
    description:
      "Expired awards reconciled across ledger, ASAP or PMS and the final SF-425, balances deobligated, and the file closed under 2 CFR 200.344.",
  },
  promise: "Every balance explained, every report in, every file shut.",
  lead: "We bring awards to their end: obligations, draws and reports agreed, property accounted for, unspent funds returned or deobligated, and a file that stands up years later.",
  thread: { lifecycle: "grants", from: "Drawdown", here: "Closeout", to: "Audit" },
  situation: {
    statement:
      "An expired award with a balance is a question nobody has answered. Each year the people who could answer it move on.",
    paragraphs: [
      "Closeout under 200.344 runs on two clocks. Recipients and subrecipients have set days to report and to liquidate obligations; the agency must then finish its own actions. If the first clock runs out, the agency still has to close, on the information it has, and report the failure in SAM.gov. If the second does, the balance sits in the ledger as an undelivered order.",
      "The hard part is rarely the form. It is the award whose SF-425 shows one figure, whose payment account shows another and whose ledger shows a third, with a final indirect cost rate pending and one subaward unsettled. We take those one at a time, from the oldest appropriation forward, because canceling funds will not wait.",
    ],
  },
  capabilities: {
    note: "The same steps serve one award or a backlog of thousands.",
    items: [
      {
        name: "Backlog triage",
        text: "Expired awards ranked by age, balance, Treasury account, cancellation date and missing documents, so effort goes first where funds are about to cancel.",
      },
      {
        name: "Three-way reconciliation",
        text: "Obligations and expenses in the ledger, draws in ASAP or PMS, and the final SF-425 brought to agreement, with every adjustment supported.",
      },
      {
        name: "Final SF-425 support",
        text: "Cash, federal share, unliquidated obligations, recipient share, program income and indirect expense checked line by line against the source.",
      },
      {
        name: "Subaward settlement",
        text: "Final invoices, reports, match and refunds collected from subrecipients inside their shorter window, so the prime report rests on final numbers.",
      },
      {
        name: "Property and other reports",
        text: "Tangible property on the SF-428 series, real property on the SF-429, invention reports and final performance reports, each tracked to acceptance.",
      },
      {
        name: "Deobligation and returns",
        text: "Downward adjustments posted to the right account and budget year, refunds of unspent cash matched to the award, and debts referred where needed.",
      },
    ],
  },
  process: {
    note: "Oldest money first. Cancellation dates set the order, not the filing cabinet.",
    steps: [
      {
        name: "Rank",
        time: "Weeks 1 to 3",
        text: "We pull all awards past their end date, join the three balances, and rank them by money at risk and by time left.",
        output: "Ranked list of open awards",
      },
      {
        name: "Sort",
        time: "Weeks 2 to 5",
        text: "Awards fall into groups: ready to close, needs one document, needs a reconciliation, needs a decision. Each group gets its own route.",
        output: "Worklist by route, with owners",
      },
      {
        name: "Reconcile",
        time: "Weeks 4 to 16",
        text: "Analysts work award by award. Each difference is traced to a draw, a posting, a refund or an error, and the proof is attached.",
        output: "Signed reconciliation for each award",
      },
      {
        name: "Close",
        time: "Weeks 6 to 20",
        text: "Final reports are accepted, balances deobligated, payment accounts closed and the closeout notice issued. The file is indexed before the next one opens.",
        output: "Closed awards with complete files",
      },
      {
        name: "Stay current",
        time: "From week 16",
        text: "We set a monthly routine that starts ninety days before each award ends, so that the backlog cannot grow back.",
        output: "Closeout calendar and monthly report",
      },
    ],
  },
  deliverables: {
    lead: "One file for each award, and one list that shows the whole portfolio moving.",
    rows: [
      {
        name: "Ranked award inventory",
        shows: "Age, balances, cancellation date and missing items for every open award",
        firstReader: "Chief grants management officer",
      },
      {
        name: "Award reconciliation",
        shows: "Ledger, payment system and SF-425 side by side, with each difference explained",
        firstReader: "Accountants",
      },
      {
        name: "Deobligation packages",
        shows: "Amount, account, budget year, support and approval for each adjustment",
        firstReader: "Budget officer",
      },
      {
        name: "Closeout checklist file",
        shows: "Reports, property, subawards, refunds and notices, each with its date and document",
        firstReader: "Grants officers, auditors",
      },
      {
        name: "Portfolio status report",
        shows: "Awards opened, closed and stalled each month, with reasons",
        firstReader: "CFO",
      },
      {
        name: "Closeout procedure",
        shows: "Who does what from ninety days before the end date to disposal of the records",
        firstReader: "New staff",
      },
    ],
  },
  standards: [
    {
      rule: "cfr-2-200-344",
      meaning: "Closeout: reporting, liquidation, payment and refund duties of recipients, and the agency’s duty to finish.",
    },
    {
      rule: "cfr-2-200-345",
      meaning: "Adjustments and continuing responsibilities after closeout, and collection of amounts due.",
    },
    {
      rule: "cfr-2-200-334",
      meaning:
        "Record retention: generally three years from the final financial report, and longer while a claim, an audit or property is open.",
    },
    {
      rule: "sf-425",
      also: ["sf-428", "sf-429"],
      meaning: "The Federal Financial Report, the Tangible Personal Property Report and the Real Property Status Report.",
    },
    {
      rule: "usc-31-1552",
      meaning: "A fixed-year account closes, and its balance cancels, on September 30 of the fifth fiscal year after availability ends.",
    },
    {
      rule: "gone-act",
      meaning: "The Grants Oversight and New Efficiency Act of 2016: agencies had to count and explain expired awards left open.",
    },
    {
      rule: "ussgl",
      meaning: "Accounts for undelivered orders, advances and downward adjustments of prior-year obligations.",
    },
  ],
  questions: [
    {
      question: "Can closeout wait for a final indirect cost rate?",
      answer:
        "Reporting cannot. Under the Uniform Guidance the final SF-425 is still due without a final rate, and a revised report follows once all applicable rates are settled. We keep both versions, and the bridge between them, in the file.",
    },
    {
      question: "What if the recipient no longer exists?",
      answer:
        "The agency closes on the information available. We assemble what the ledger, the payment system, the FAC and the program file show, write the reasoning, and present it for the grants officer’s decision.",
    },
    {
      question: "How many days does a recipient have?",
      answer:
        "Under 200.344 as revised in 2024, recipients have 120 calendar days after the period of performance to report and liquidate, and subrecipients 90, unless extended. Other awards follow the revision they cite.",
    },
    {
      question: "Do you close awards on the recipient side too?",
      answer:
        "Yes. There the work is cost transfers, cost share, subaward invoices, receivables, the last draw and the remaining balance in your own ledger, all brought to agree with the final report.",
    },
  ],
  related: [
    "audit-readiness",
    "grants-execution-funds-control",
    "us-treasury-accounting-and-reporting-support",
    "business-process-automation",
  ],
} satisfies ServiceItem;
