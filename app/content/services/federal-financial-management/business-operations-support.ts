import type { ServiceItem } from "../../types/content-schema.types.ts";

export const businessOperationsSupport = {
  name: "Business Operations Support",
  meta: {
    title: "Business Operations Support for Federal Finance",
    description:
      "Accounts payable in IPP, payment schedules, vendor records, receivables, charge cards and month-end close, staffed and documented for federal offices.",
  },
  promise: "Invoices paid on time, with the file to prove it.",
  lead: "We staff and document daily finance work: invoices in IPP, payment schedules for SPS and PAM, receivables, travel, charge cards and the month-end close.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Disbursement", to: "Reporting" },
  situation: {
    statement:
      "An invoice arrives in IPP. If it is defective, it must be returned within 7 days. The goal for paying a small business is 15 days. Most invoices are due 30 days after receipt or acceptance, whichever is later, and interest starts on day 31.",
    paragraphs: [
      "The 15-day goal comes from the Prompt Payment Act and the other deadlines from 5 CFR Part 1315. The invoice crosses several desks in that time. A technical representative accepts the work, a clerk matches the order, receipt and invoice, someone builds a schedule, and a certifying officer signs. Timing each desk shows where the days go, and the delay may lie outside the payment office.",
      "Control matters as much as speed. Someone other than the buyer confirms receipt. Someone outside payables changes bank data. The certifying official is legally responsible for the voucher. Under the March 2025 executive orders, paper checks ended for most payments on September 30, 2025, and payments are verified before certification. A vendor record therefore has to be checked as carefully as an invoice.",
    ],
  },
  capabilities: {
    note: "You can order a full team, a surge desk or a single function. Each is delivered as a service, with our own supervisor and measured output.",
    items: [
      {
        name: "Accounts payable",
        text: "We examine invoices for the elements of a proper invoice, match them to order and acceptance, return defective ones within seven days, and schedule the rest to pay when due, or earlier for small businesses.",
      },
      {
        name: "Payment schedule preparation",
        text: "We prepare schedules for SPS and request files for PAM, check them for valid TAS/BETC and tie them to the subledger. The certifying officer receives them with supporting documents.",
      },
      {
        name: "Vendor and payee records",
        text: "We check SAM registration and taxpayer number before a payment relies on them. Bank data comes from SAM. For payees outside it, a second person confirms any change using contact information already on file.",
      },
      {
        name: "Receivables and debt referral",
        text: "We prepare bills, deposits and demand letters for your officials to release. After due process, delinquent nontax debt goes to Cross-Servicing and the Treasury Offset Program, generally by day 120 of delinquency.",
      },
      {
        name: "Travel and charge cards",
        text: "We audit vouchers, reconcile cards, document that departed cardholders’ accounts are closed, and sample transactions for split purchases and missing support.",
      },
      {
        name: "Month-end close",
        text: "We work accruals, subledger reconciliations, unmatched receipts and suspense items from a dated checklist that names a preparer and a reviewer for each line.",
      },
      {
        name: "Contract closeout packages",
        text: "We assemble final invoices, releases, unliquidated balances and deobligation requests into one package that the contracting officer can use to close the file.",
      },
    ],
  },
  process: {
    note: "We take over functions one at a time, each after a full cycle of working alongside your staff.",
    steps: [
      {
        name: "Shadow",
        time: "Weeks 1 to 2",
        text: "Our staff sit with yours, record tasks as they are actually done, and count the queue by age, amount and reason for waiting.",
        output: "Task inventory and aged queue",
      },
      {
        name: "Write",
        time: "Weeks 2 to 5",
        text: "Each task gets a desk procedure that covers screens, fields, checks and escalation. Conflicting duties are listed, then separated or given a compensating control.",
        output: "Desk procedures and duty matrix",
      },
      {
        name: "Take over",
        time: "Weeks 4 to 8",
        text: "Payables move first, then vendor data, receivables, cards and travel. Your lead signs off on each function after we have completed one full cycle.",
        output: "Signed transfer for each function",
      },
      {
        name: "Clear",
        time: "Weeks 6 to 12",
        text: "A small, separate team works the aged items while new invoices follow the normal process. Interest already paid is traced to its cause.",
        output: "Backlog report with causes",
      },
      {
        name: "Report",
        time: "Monthly, from week 13",
        text: "One page shows volumes, ages, interest, returned payments and errors, along with any change in procedure that resulted from a problem.",
        output: "Monthly operations report",
      },
    ],
  },
  deliverables: {
    lead: "The procedures are for the staff who do the work, and the reports are for the managers who are responsible for it.",
    rows: [
      {
        name: "Desk procedures",
        shows: "Each task step by step, with screens, checks, timing and the person to ask",
        firstReader: "Operations staff",
      },
      {
        name: "Separation-of-duties matrix",
        shows: "Rights to enter, approve, certify and change vendor data, and the conflicts that remain",
        firstReader: "Controller, auditors",
      },
      {
        name: "Aged invoice report",
        shows: "Every open invoice by due date, current holder and reason for the delay",
        firstReader: "Accounts payable lead",
      },
      {
        name: "Prompt payment analysis",
        shows: "Interest paid by office and cause, with the correction assigned for each",
        firstReader: "Chief Financial Officer",
      },
      {
        name: "Monthly close binder",
        shows: "Checklist, reconciliations, accrual support and reviewer sign-off for the period",
        firstReader: "Auditors",
      },
      {
        name: "Debt referral log",
        shows: "Age, demand letters, referral date and current status of each delinquent debt",
        firstReader: "Debt program manager",
      },
    ],
  },
  engagement: {
    needs:
      "Seats or remote accounts in IPP, the accounting system and the travel and card systems, each limited to data entry and inquiry. We need the fund control regulation, delegations of authority, the list of certifying officers and an agency lead who can answer a question the same day.",
    arrival:
      "Our staff cannot handle payment data until suitability determinations are made, and positions are usually moderate- or high-risk public trust. In the meantime, the lead collects procedures, queue extracts and card program rules, and drafts the task inventory.",
    team: "One person under our supervision for a single function. For a whole payment office, six to 15 people, with a working supervisor and at least two people trained for each task.",
    length:
      "We cover a single function for three months or more. Steady work runs for a base year with options. Invoice volume sets the headcount, and a backlog calls for a temporary second team for about a quarter.",
    handover:
      "Functions are returned in reverse order, after one shared cycle each. Accounts are disabled and badges returned against a checklist that your security officer signs. The supervisor can be reached for the order’s last 30 days.",
  },
  standards: [
    {
      rule: "cfr-5-1315",
      meaning: "When a proper invoice must be paid, when a defective one goes back, and when interest is owed.",
    },
    {
      rule: "tfm-1-4a",
      meaning: "Treasury’s disbursing rules, from scheduling a payment to certifying it.",
    },
    {
      rule: "usc-31-3528",
      meaning: "A certifying official is responsible for the facts, the computation and the legality of each voucher.",
    },
    {
      rule: "piia",
      meaning: "Requires agencies to assess each program’s risk, to estimate, report and reduce improper payments where they are likely above the law’s threshold, and to check Do Not Pay before payment.",
    },
    {
      rule: "eo-14247",
      also: ["eo-14249"],
      meaning: "Signed March 25, 2025: paper checks end for most payments on September 30, 2025, and payments are verified before they are certified.",
    },
    {
      rule: "dcia",
      meaning: "Delinquent nontax debt is sent to Treasury for offset and collection.",
    },
    {
      rule: "omb-a-123-b",
      meaning: "A risk management framework for government charge card programs, dated August 27, 2019.",
    },
  ],
  questions: [
    {
      question: "Can your people certify payments?",
      answer:
        "No. Certifying officers are federal officials designated by the agency, and the liability is theirs. We prepare the schedule and its support. Before payment, check Do Not Pay (PIIA). If a vendor was paid twice, write at once: under FAR 52.232-25, it returns what it was overpaid. Record a receivable and the cause. A bank reconciliation, as a city prepares it, compares the statement’s balance with the ledger’s, lists outstanding checks, deposits in transit and errors, ages them, and is signed by someone who neither pays nor deposits.",
    },
    {
      question: "How do you stop a fraudulent bank account change?",
      answer:
        "A vendor registered in SAM changes its bank data there, because the payment clause requires the government to pay the account listed in SAM. Any request by email or letter gets that answer, and is logged as possible fraud. For payees outside SAM, three people are needed. The first logs the written request. The second calls the payee at a number already on file, and notes the time and the name. An approver outside accounts payable compares both and releases the change. The first payment to any new account goes through account verification before it is scheduled. If money was wired to a thief, call your bank for a recall at once, then report it at ic3.gov.",
    },
    {
      question: "Can you cover a vacancy for a few months?",
      answer:
        "We can cover the work as a service. The order names the function, its volume and its standard, such as invoices examined within three days. Our supervisor assigns and reviews the work, and your lead accepts the result. Filling a seat under a federal supervisor’s daily direction would be a personal services contract, which must be authorized by statute. The start date depends on the background check and system access, which usually take weeks for payment roles. The desk procedure we write stays with you for your next hire.",
    },
    {
      question: "Will you work inside our service provider’s systems?",
      answer:
        "Yes, where your agreement with the provider allows it. Many agencies keep approval, vendor and card duties while the provider makes the payments. We document that boundary task by task, and name who handles an invoice at each step. Payroll works alike: each pay period, tie the provider’s file to the disbursement in CARS and to the payroll accounts of the ledger. At year-end, accrue the days since the last pay period, and annual leave as hours earned and unused at current pay, a cost that no budget covers yet.",
    },
    {
      question: "What belongs on a month-end or year-end close checklist?",
      answer: "For each task: owner, reviewer, due day, evidence. Each month: cutoff, accruals, rejected interface records, subledgers to ledger, fund balance with Treasury, suspense, budgetary to proprietary accounts, abnormal balances, journal approvals, trial balance review, GTAS. At year-end add undelivered orders confirmed by their owners, accruals compared with last year’s later bills, trading partner balances, the property count, canceling accounts, closing entries and statements. A close gets shorter if work moves before the last day and the causes of manual journals go away. We write the list or run the close.",
    },
    {
      question: "When are the parts of an agency financial report (AFR) due?",
      answer: "OMB Circular A-136 has long asked for the report 45 days after the year ends, in mid-November. Its edition of May 2026, which we have not read, sets the dates of your year, and Treasury’s year-end closing bulletin those of GTAS. Plan backward: statements and notes as of June 30 in summer, management’s discussion and analysis in September, the final trial balance and all notes in October. Explain large changes from last year (a flux analysis). Management’s representation letter to the auditor bears the date of the auditor’s report. Counsel’s legal letter rates each claim as probable, reasonably possible or remote. We draft the parts.",
    },
    {
      question: "How do we estimate accounts payable at year-end, and test the estimate?",
      answer: "Estimate what you accepted and were not billed for, as federal accounting standards ask. Ask the owners of large orders what had arrived by September 30. For the many small ones, apply the share of October to December payments that belonged to the old year in earlier years. Post it in both ledgers, 490100 and 211000, and reverse it in October. Then look at the later payments (a subsequent disbursement test): what did they pay for, how far was the estimate off, and why? We build the estimate and run the test.",
    },
    {
      question: "What belongs in a budget-to-actual report for a council, and in a fund balance policy?",
      answer: "The report, each month and by fund: original and amended budget, actual and encumbered to date, what is left, a reason for each large variance, and a forecast for the year. If the budget is on a cash basis and the statements follow generally accepted accounting principles (GAAP), a page reconciles the two. The policy: who may commit or assign fund balance under GASB 54, and how, which kind is spent first, a minimum, and how soon it is restored. The Government Finance Officers Association recommends two months of regular general fund revenues or expenditures at least. We build the report from your ledger.",
    },
  ],
  buying: { contract: "Firm-fixed-price per month, by volume. Labor-hour line items with a ceiling price for a backlog.", naics: ["541219", "541611"], psc: ["R703", "R710"], labor: ["Program manager", "Senior federal accountant", "Federal accountant"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "a123-support",
    "audit-support",
    "business-process-automation",
    "unison-prism",
  ],
} satisfies ServiceItem;
