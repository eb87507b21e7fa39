import type { ServiceItem } from "../../shapes/types.ts";

export const businessOperationsSupport = {
  name: "Business Operations Support",
  meta: {
    title: "Business Operations Support for Federal Finance",
    description:
      "Accounts payable in IPP, payment schedules, vendor records, receivables, charge cards and month-end close, staffed and documented for federal offices.",
  },
  promise: "Pay it right, post it right, and keep the proof.",
  lead: "We carry the daily finance work: invoices in IPP, payment schedules for SPS and PAM, receivables, travel, charge cards and the month-end close, with procedures your own staff could follow tomorrow.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Disbursement", to: "Reporting" },
  situation: {
    statement:
      "A payment office is judged on its worst day: the late invoice, the duplicate payment, the deposit sent to a stranger’s bank account.",
    paragraphs: [
      "The Prompt Payment rule starts a clock that few offices see in one place. An invoice is logged in IPP, waits for a technical representative to accept the work, is matched to an order and a receipt, then joins a schedule for the certifying officer. A day lost at each desk becomes interest.",
      "Controls at this level are plain and unforgiving. Someone other than the buyer confirms receipt. Someone other than the payables clerk changes bank data. Someone certifies, and answers personally for an improper payment. Our teams work inside those lines and leave a record showing that the lines held.",
    ],
  },
  capabilities: {
    note: "A full team, a surge desk, or one experienced pair of hands for a function that has none.",
    items: [
      {
        name: "Accounts payable",
        text: "Invoices examined for the elements of a proper invoice, matched to order and acceptance, returned within seven days when defective, and scheduled to pay when due.",
      },
      {
        name: "Payment schedule preparation",
        text: "Schedules for SPS and request files for PAM prepared with valid TAS/BETC, agreed to the subledger, and given to the certifying officer with support.",
      },
      {
        name: "Vendor and payee records",
        text: "SAM registration, taxpayer number and bank changes confirmed by a second person, through contact data already on file, before any payment uses them.",
      },
      {
        name: "Receivables and debt referral",
        text: "Bills issued, deposits classified, demand letters sent, and delinquent debt readied for Cross-Servicing and the Treasury Offset Program once due process is complete.",
      },
      {
        name: "Travel and charge cards",
        text: "Vouchers audited, card statements reconciled, departed cardholders’ accounts confirmed closed, and purchases sampled for split orders and unsupported buys.",
      },
      {
        name: "Month-end close",
        text: "Accruals, subledger reconciliations, unmatched receipts and suspense items worked to a dated checklist that names a preparer and a reviewer for each line.",
      },
      {
        name: "Contract closeout packages",
        text: "Final invoices, releases, unliquidated balances and deobligation requests assembled so that the contracting officer can close the file in one sitting.",
      },
    ],
  },
  process: {
    note: "Thirteen weeks from first shadow to steady work, one function at a time.",
    steps: [
      {
        name: "Shadow",
        time: "Weeks 1 to 2",
        text: "Our staff sit beside yours, record each task as it is really done, and count the queue: age, amount and reason for waiting.",
        output: "Task inventory and aged queue",
      },
      {
        name: "Write",
        time: "Weeks 2 to 5",
        text: "Each task becomes a desk procedure with screen, field, check and escalation. Conflicting duties are listed, then separated or given a compensating control.",
        output: "Desk procedures and duty matrix",
      },
      {
        name: "Take over",
        time: "Weeks 4 to 8",
        text: "Payables move first, then vendor data, receivables, cards and travel. Your lead signs for each function after we have run one full cycle of it.",
        output: "Signed transfer for each function",
      },
      {
        name: "Clear",
        time: "Weeks 6 to 12",
        text: "A separate small team works the aged items, so that new invoices do not wait behind old ones. Interest paid is traced to its cause.",
        output: "Backlog report with causes",
      },
      {
        name: "Report",
        time: "Monthly, from week 13",
        text: "Volumes, ages, interest, returned payments and errors fit on one page, next to the procedure change that each problem led to.",
        output: "Monthly operations report",
      },
    ],
  },
  deliverables: {
    lead: "You hold a working office on paper as well as in people. A successor could sit down and begin.",
    rows: [
      {
        name: "Desk procedures",
        shows: "Each task step by step, with screens, checks, timing and the person to ask",
        firstReader: "Operations staff",
      },
      {
        name: "Separation-of-duties matrix",
        shows: "Who may enter, approve, certify and change vendor data, and where conflicts remain",
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
      meaning: "Electronic payment in place of paper checks, and verification before a payment is certified.",
    },
    {
      rule: "dcia",
      meaning: "Delinquent nontax debt is sent to Treasury for offset and collection.",
    },
    {
      rule: "omb-a-123-b",
      meaning: "A risk management framework for government charge card programs.",
    },
  ],
  questions: [
    {
      question: "Can your people certify payments?",
      answer:
        "No. Certifying officers are federal officials designated by the agency, and the liability is theirs. We prepare the schedule, attach the support and answer the officer’s questions, so that certification is a review and not a formality.",
    },
    {
      question: "How do you stop a fraudulent bank change?",
      answer:
        "By making sure one person cannot do it alone. A change arrives as a documented request, is confirmed with the vendor through a known contact, and is approved outside accounts payable. The evidence stays with the vendor record.",
    },
    {
      question: "Can you cover a vacancy for a few months?",
      answer:
        "Yes. One accountant or technician can step into an empty desk once the background check and system access for the role are granted. We write the procedure during the stay, so the next hire inherits it.",
    },
    {
      question: "Will you work inside our service provider’s tools?",
      answer:
        "Yes, where your agreement with the provider allows it. Many agencies keep approval, vendor and card duties while the provider pays. We document that border task by task, because that is where an invoice can wait with no owner.",
    },
  ],
  related: [
    "us-treasury-accounting-and-reporting-support",
    "a123-support",
    "business-process-automation",
    "unison-prism",
  ],
} satisfies ServiceItem;
