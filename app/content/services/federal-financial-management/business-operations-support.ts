import type { ServiceItem } from "../../types/content-schema.types.ts";

export const businessOperationsSupport = {
  name: "Business Operations Support",
  meta: {
    title: "Business Operations Support for Federal Finance",
    description:
      "Accounts payable in IPP, payment schedules, vendor records, receivables, charge cards and month-end close, staffed and documented for federal offices.",
  },
  promise: "Invoices paid when due, with the file to show it.",
  lead: "Daily finance work, staffed and written down: invoices in IPP, payment schedules for SPS and PAM, receivables, travel, charge cards and the month-end close.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Disbursement", to: "Reporting" },
  situation: {
    statement:
      "An invoice arrives in IPP. If defective, it is returned within 7 days. The goal for a small business is 15 days. Most are due 30 days after receipt or acceptance, whichever is later, and interest starts on day 31.",
    paragraphs: [
      "The 15-day goal comes from the Prompt Payment Act, the other days from 5 CFR Part 1315, and they pass at several desks. A technical representative accepts the work, a clerk matches order, receipt and invoice, a schedule is built, a certifying officer signs. Measuring the whole trip tells at which desk the time goes, and that may lie outside the payment office.",
      "The other measure is control. A person who did not buy confirms receipt. A person outside payables changes bank data. The certifying official answers in law for the voucher. Under the Executive Orders of March 2025, paper checks ended for most payments on September 30, 2025, and payments are verified before certification, which makes the vendor record as important as the invoice.",
    ],
  },
  capabilities: {
    note: "A full team, a surge desk, or a single function, each bought as a service with our own supervisor and a measured output.",
    items: [
      {
        name: "Accounts payable",
        text: "Invoices examined for the elements of a proper invoice, matched to order and acceptance, returned within seven days when defective, and scheduled to pay when due, or earlier for small businesses.",
      },
      {
        name: "Payment schedule preparation",
        text: "Schedules for SPS and request files for PAM, checked for valid TAS/BETC and agreed to the subledger. The certifying officer receives them together with their support.",
      },
      {
        name: "Vendor and payee records",
        text: "SAM registration and taxpayer number checked before a payment uses them. Bank data comes from SAM. For payees outside it, a second person confirms a change through contact data already on file.",
      },
      {
        name: "Receivables and debt referral",
        text: "Bills, deposits and demand letters on schedule. After due process, delinquent nontax debt reaches Cross-Servicing and the Treasury Offset Program, as a rule by day 120 of delinquency.",
      },
      {
        name: "Travel and charge cards",
        text: "Voucher audits, card reconciliation, proof that departed cardholders’ accounts are closed, and samples of purchases for split orders and unsupported buys.",
      },
      {
        name: "Month-end close",
        text: "Accruals, subledger reconciliations, unmatched receipts and suspense items worked to a dated checklist that names a preparer and a reviewer for each line.",
      },
      {
        name: "Contract closeout packages",
        text: "Final invoices, releases, unliquidated balances and deobligation requests put in one package, from which the contracting officer can close the file.",
      },
    ],
  },
  process: {
    note: "Functions move singly, each after a full cycle beside your staff.",
    steps: [
      {
        name: "Shadow",
        time: "Weeks 1 to 2",
        text: "Our staff sit beside yours, record tasks as they are really done, and count the queue by age, amount and reason for waiting.",
        output: "Task inventory and aged queue",
      },
      {
        name: "Write",
        time: "Weeks 2 to 5",
        text: "Tasks become desk procedures: screen, field, check, escalation. Conflicting duties are listed, then separated or given a compensating control.",
        output: "Desk procedures and duty matrix",
      },
      {
        name: "Take over",
        time: "Weeks 4 to 8",
        text: "Payables move first, then vendor data, receivables, cards and travel. Your lead signs for a function once one full cycle of it has gone through our hands.",
        output: "Signed transfer for each function",
      },
      {
        name: "Clear",
        time: "Weeks 6 to 12",
        text: "A separate small team works the aged items, and new invoices keep their own lane. Interest already paid is traced to its cause.",
        output: "Backlog report with causes",
      },
      {
        name: "Report",
        time: "Monthly, from week 13",
        text: "Volumes, ages, interest, returned payments and errors fit on one page, next to the procedure change that a problem led to.",
        output: "Monthly operations report",
      },
    ],
  },
  deliverables: {
    lead: "Procedures for the people at the desks, reports for the people who answer for them.",
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
        shows: "Every open invoice by due date, current holder and reason it waits",
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
        shows: "Age, demand letters, referral date and present status of each delinquent debt",
        firstReader: "Debt program manager",
      },
    ],
  },
  engagement: {
    needs:
      "Seats or remote accounts in IPP, the accounting system and the travel and card systems, each limited to data entry and inquiry. We need the fund control regulation, delegations of authority, the list of certifying officers, and an agency lead who can answer a question the same day.",
    arrival:
      "Staff cannot touch payment data before suitability is decided, and a moderate- or high-risk public trust position is usual. While that runs, the lead collects procedures, queue extracts and card program rules, and drafts the task inventory.",
    team: "One person, supervised from our side, for a single function, and 6 to 15 for a whole payment office, with a working supervisor and at least two people trained for any one task.",
    length:
      "A single function is covered for three months or more. Steady work runs for a base year with options. Invoice volume sets the head count, and a backlog adds a temporary second team for about a quarter.",
    handover:
      "Functions return in the reverse order of transfer, one cycle shared for each. Accounts are disabled and badges returned against a checklist your security officer signs, and the supervisor can be reached for 30 days.",
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
      meaning: "Improper payments are identified, reported and reduced, with Do Not Pay checks before money leaves.",
    },
    {
      rule: "eo-14247",
      also: ["eo-14249"],
      meaning: "Signed March 25, 2025: paper checks end for most payments from September 30, 2025, and payments are verified before they are certified.",
    },
    {
      rule: "dcia",
      meaning: "Delinquent nontax debt is sent to Treasury for offset and collection.",
    },
    {
      rule: "omb-a-123-b",
      meaning: "A risk management framework for government charge card programs, in the text of August 27, 2019.",
    },
  ],
  questions: [
    {
      question: "Can your people certify payments?",
      answer:
        "They cannot, since certifying officers are federal officials designated by the agency, and the liability is theirs. Our part is the schedule and its support.",
    },
    {
      question: "How do you stop a fraudulent bank change?",
      answer:
        "A vendor registered in SAM changes its bank data there, because the payment clause has the government pay to the account in SAM. A request by email or letter is answered with that, and logged as a possible attempt. For payees outside SAM three people are needed. The first logs the written request. The second calls the payee at a number on file before the request came, and notes the time and the name. An approver outside accounts payable compares both and releases the change. The first payment to any new account goes through account verification before it is scheduled.",
    },
    {
      question: "Can you cover a vacancy for a few months?",
      answer:
        "We can cover the work, as a service. The order names the function, its volume and its standard, such as invoices examined within three days. Our supervisor assigns and reviews the work, and your lead accepts the result. A seat filled under a federal supervisor’s daily direction would be a personal services contract, which needs a statute behind it. The start depends on the background check and system access, rarely a matter of days for payment roles. The desk procedure written meanwhile belongs to your next hire.",
    },
    {
      question: "Will you work inside our service provider’s systems?",
      answer:
        "We will where your agreement with the provider allows it. Many agencies keep approval, vendor and card duties while the provider pays. That border is documented task by task, since it is where an invoice most easily waits unowned.",
    },
  ],
  buying: { contract: "Fixed price by month, by volume. Labor hours for a backlog.", naics: ["541219", "541611"], psc: ["R703", "R710"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "a123-support",
    "business-process-automation",
    "unison-prism",
  ],
} satisfies ServiceItem;
