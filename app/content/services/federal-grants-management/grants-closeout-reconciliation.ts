import type { ServiceItem } from "../../types/content-schema.types.ts";

export const grantsCloseoutReconciliation = {
  name: "Grants Closeout & Reconciliation",
  meta: {
    title: "Grants Closeout and Reconciliation",
    description:
      "Expired awards reconciled across ledger, ASAP or PMS and the final SF-425, balances deobligated, and the file closed under 2 CFR 200.344.",
  },
  promise: "Expired awards settled before their funds cancel.",
  lead: "Closing an award means agreeing three balances, accounting for property, and returning or deobligating what was left. We do it for one award or for a whole backlog.",
  thread: { lifecycle: "grants", from: "Drawdown", here: "Closeout", to: "Audit" },
  situation: {
    statement:
      "120 calendar days after the period of performance, a recipient’s final reports are due and its obligations are to be paid. A subrecipient has 90. The agency is to make every effort to finish within one year of the end date.",
    paragraphs: [
      "Those are the clocks of 200.344 as revised in 2024. When a recipient does not finish, the agency closes on the information it has and reports the material failure in SAM.gov. When the agency does not finish, the balance stays in its ledger as an undelivered order until the appropriation cancels.",
      "Most of the effort goes into a minority of awards: those whose SF-425, payment account and ledger carry three figures, with a final indirect cost rate pending and a subaward unsettled. We order them by the cancellation date of their funds. An award paid from an appropriation that closes on September 30 is worked ahead of a larger one with four years left.",
    ],
  },
  capabilities: {
    note: "The same steps serve a single award and a backlog.",
    items: [
      {
        name: "Backlog triage",
        text: "Expired awards ranked by age, balance, Treasury account, cancellation date and missing documents, so effort goes where funds are about to cancel.",
      },
      {
        name: "Three-way reconciliation",
        text: "Agreement of obligations and expenses in the ledger, draws in ASAP or PMS, and the final SF-425. Adjustments carry their support.",
      },
      {
        name: "Final SF-425 support",
        text: "Cash, federal share, unliquidated obligations, recipient share, program income and indirect expense checked line by line against the source.",
      },
      {
        name: "Subaward settlement",
        text: "Final invoices, reports, match and refunds collected from subrecipients inside their shorter window. The prime report then rests on final numbers.",
      },
      {
        name: "Property and other reports",
        text: "Tangible property on the SF-428 series, real property on the SF-429, invention reports and final performance reports, each tracked to acceptance.",
      },
      {
        name: "Deobligation and returns",
        text: "Downward adjustments in the right account and year, refunds of unspent cash matched to their award, and referral of debts that remain.",
      },
    ],
  },
  process: {
    note: "Cancellation dates decide what is worked next.",
    steps: [
      {
        name: "Rank and sort",
        time: "Weeks 1 to 5",
        text: "All awards past their end date are pulled and the three balances joined. They fall into groups: ready to close, one document short, needs a reconciliation, needs a decision.",
        output: "Ranked worklist by route, with owners",
      },
      {
        name: "Reconcile",
        time: "Weeks 4 to 16",
        text: "Analysts work award by award. A difference is traced to a draw, a posting, a refund or an error, and the proof is attached.",
        output: "Signed reconciliation for each award",
      },
      {
        name: "Close",
        time: "Weeks 6 to 20",
        text: "Your officials accept final reports and approve deobligations. Payment accounts are closed and the closeout notice goes out. Files are indexed as they close.",
        output: "Closed awards with complete files",
      },
      {
        name: "Stay current",
        time: "From week 16",
        text: "A monthly routine starts 90 days before each award ends, early enough to ask for the missing subaward invoice while project staff are still assigned.",
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
        shows: "Ledger, payment system and SF-425 side by side, differences explained",
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
        shows: "Duties from 90 days before the end date to disposal of the records",
        firstReader: "New staff",
      },
    ],
  },
  engagement: {
    needs:
      "A ledger extract of undelivered orders by FAIN, a balance file from ASAP or PMS, final SF-425s received so far, and the award files, scanned or on paper. A grants officer with authority to accept reports should be free for an hour each week. Without that hour, files stack up complete and unsigned.",
    arrival:
      "The three extracts are joined off site, where rules allow, before analysts arrive. By then the awards that are ready to close can usually be told from the rest.",
    team: "Four analysts under one lead suit a mid-sized backlog. A single analyst can hold a current portfolio. Property specialists join for awards with equipment or real estate.",
    length:
      "Five to nine months for a backlog of 400 to 900 awards, part of them ready to close on the day of the join. Paper files, unsettled indirect cost rates and recipients that no longer exist lengthen it. A clean payment extract shortens it.",
    handover:
      "Files go into your grants system as they close, with nothing held back for the end. The monthly routine is run jointly for a quarter, and stalled awards are handed over with a memo on what each is waiting for.",
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
        "Reporting cannot wait. Under the Uniform Guidance the final SF-425 is due without a final rate, and a revised report follows once all applicable rates are settled. The file keeps both versions and the bridge between them.",
    },
    {
      question: "What if the recipient no longer exists?",
      answer:
        "The agency closes on the information available, and the grants officer decides. To prepare that decision we set out the ledger and payment history, the reports that did arrive, single audit results in the FAC, state dissolution records, and property that may still be somewhere. Funds never drawn can be deobligated on that record. Funds drawn and unsupported are another matter: they may be a debt, and the memo says so, names any entity that took over the obligations, and leaves collection to counsel.",
    },
    {
      question: "How does a terminated award close?",
      answer:
        "By the same section, with an earlier end date: the termination sets the end of the period of performance, and the 120 days run from there unless they are extended. Three things are added to the file. One is the notice, with its authority and effective date. Another is the list of commitments that could not be canceled, tested under 200.343 and 200.472. The last is the state of any appeal or lawsuit: while one is open, counsel is asked before a balance is deobligated, and until the answer comes it is held and labeled.",
    },
    {
      question: "How many days does a recipient have?",
      answer:
        "Under 200.344 as revised in 2024, it is 120 calendar days for a recipient and 90 for a subrecipient, unless extended. Awards under earlier revisions follow the text they cite, and the rewrite proposed in May 2026 would change nothing for them until it is final.",
    },
    {
      question: "Do you close awards on the recipient side too?",
      answer: "Yes: cost transfers, cost share, subaward invoices, receivables and the last draw, brought to agree with the final report.",
    },
  ],
  buying: { contract: "Fixed price for each award closed, by kind. Labor hours for files on paper.", naics: ["541219", "541611"], psc: ["R703", "R710"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "audit-readiness",
    "grants-execution-funds-control",
    "us-treasury-accounting-and-reporting-support",
    "business-process-automation",
  ],
} satisfies ServiceItem;
