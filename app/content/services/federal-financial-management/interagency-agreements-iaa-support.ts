import type { ServiceItem } from "../../shapes/types.ts";

export const interagencyAgreementsIaaSupport = {
  name: "Interagency Agreements (IAA) Support",
  meta: {
    title: "Interagency Agreements (IAA) and G-Invoicing Support",
    description:
      "GT&Cs, orders, performance and IPAC settlement in G-Invoicing, with authority, funding and both ledgers in agreement for federal buyers and sellers.",
  },
  promise: "One order, two ledgers, the same balance.",
  lead: "We draft, broker and reconcile agreements between federal agencies, for the side that buys or the side that serves. The work runs from the terms in G-Invoicing to the payment in IPAC.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Reporting" },
  situation: {
    statement:
      "Two federal agencies sign one agreement, then keep two sets of books. If the order, performance and payment dates differ, their balances will too.",
    paragraphs: [
      "G-Invoicing put the agreement, the order and the performance record in one place. It did not settle who approves what, which statutory authority applies, or how the ledger learns that work was accepted. Program, contracting, legal and finance staff still make those choices, often in separate mailboxes.",
      "A loose agreement costs most at the end. Funds that the Economy Act says to deobligate stay on the books. Advances sit in account 141000 after the work is done. Then quarter-end brings a difference with a partner whose records tell another story, and no one can find the order both sides signed.",
    ],
  },
  capabilities: {
    note: "For buyers, for sellers, and for offices that act as both.",
    items: [
      {
        name: "Authority and funding review",
        text: "Statutory authority, purpose, period of availability and bona fide need checked before signature, with the reasoning kept beside the order for counsel and audit.",
      },
      {
        name: "GT&C and order preparation",
        text: "FS Form 7600A and 7600B content drafted to the Federal Intragovernmental Data Standards: scope, roles, schedule lines, TAS, BETC, FOB point and advances.",
      },
      {
        name: "G-Invoicing setup",
        text: "Organization groups, business units, roles and approval paths designed so that program and funding officials each approve only what they answer for.",
      },
      {
        name: "System integration",
        text: "Pull and push of GT&Cs, orders and performance between G-Invoicing and your ERP designed, tested and reconciled, with rejected records worked as they appear.",
      },
      {
        name: "Performance and settlement",
        text: "Delivered and received quantities reported on time, the IPAC that follows matched to its order, and charges without an order disputed at once.",
      },
      {
        name: "Two-sided accounting",
        text: "Buyer entries in 480100 and 490100 read against seller entries in 422100 and 425100, with accruals for work performed but not yet billed.",
      },
      {
        name: "Order closeout",
        text: "Final billing confirmed, unused advances returned, leftover balances deobligated by the buyer and withdrawn by the seller, and the order closed in G-Invoicing.",
      },
    ],
  },
  process: {
    note: "One order can be drafted in days. Bringing a whole portfolio into agreement takes a plan like this one.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "Every open agreement is listed with partner, authority, period, obligation, billed and unbilled amounts, and whether it stands in G-Invoicing or outside it.",
        output: "Agreement register with balances and gaps",
      },
      {
        name: "Decide",
        time: "Weeks 3 to 5",
        text: "With counsel, budget and the program we settle authority, advance or reimbursement, billing frequency and FOB point, then write standard language for each case.",
        output: "Decision sheet and standard terms",
      },
      {
        name: "Build",
        time: "Weeks 4 to 8",
        text: "GT&Cs and orders are entered, read against the source agreement and routed for approval. Interfaces are tested with true order shapes, modifications included.",
        output: "Approved orders and interface test results",
      },
      {
        name: "Operate",
        time: "Weeks 8 to 16",
        text: "Each month performance is posted, settlements are matched, and accruals are exchanged with the partner by an agreed workday, before either side closes.",
        output: "Monthly settlement reconciliation",
      },
      {
        name: "Confirm and close",
        time: "Each quarter-end",
        text: "Balances are confirmed by reciprocal category, finished orders are closed, and stale undelivered amounts go to the funding official with a recommended action.",
        output: "Confirmed balances and closed orders",
      },
    ],
  },
  deliverables: {
    lead: "The file for each order reads in sequence: why it is lawful, what was ordered, what was done, what was paid.",
    rows: [
      {
        name: "Agreement register",
        shows: "All orders by partner, authority, period of performance and remaining balance",
        firstReader: "Budget officer",
      },
      {
        name: "Authority and funding memo",
        shows: "Statute relied on, availability of funds and the determination behind each order",
        firstReader: "Counsel, funding official",
      },
      {
        name: "G-Invoicing role and approval map",
        shows: "Who creates, approves and reports performance for each business unit",
        firstReader: "G-Invoicing administrator",
      },
      {
        name: "Order accounting guide",
        shows: "USSGL entries for buyer and seller at each event, from approval to closeout",
        firstReader: "Accountants, auditors",
      },
      {
        name: "Settlement reconciliation",
        shows: "Order, performance, IPAC and ledger amounts matched, with open items explained",
        firstReader: "Controller",
      },
      {
        name: "Order closeout file",
        shows: "Final bill, returned advance, deobligation and the approval for each",
        firstReader: "Auditors",
      },
    ],
  },
  standards: [
    {
      rule: "fs-form-7600a",
      meaning: "General Terms and Conditions (GT&C): the umbrella that sets partners, scope, roles and duration.",
    },
    {
      rule: "fs-form-7600b",
      meaning: "The order: what is bought, from which Treasury account, over which dates, and how it will be billed.",
    },
    {
      rule: "tfm-1-2-4700",
      meaning: "Treasury’s rules for buy/sell activity between agencies, including the mandate to use G-Invoicing.",
    },
    {
      rule: "economy-act",
      meaning: "Lets one agency order from another, and says which unused amounts must be deobligated.",
    },
    {
      rule: "usc-31-1501",
      meaning: "The recording statute: an obligation stands only on documentary evidence, such as a written order.",
    },
    {
      rule: "fids",
      meaning: "The fields that each G-Invoicing agreement, order and performance record has to carry.",
    },
    {
      rule: "sffas-7",
      meaning: "Accounting for revenue, which governs when a servicing agency has earned what it was advanced.",
    },
  ],
  questions: [
    {
      question: "Which statute should our order cite?",
      answer:
        "The most specific one that fits. Franchise and working capital funds usually have their own law; the Economy Act serves when no narrower authority does. The choice changes the deobligation rule, so we record it, with counsel’s view, before signature.",
    },
    {
      question: "Can buy/sell charges still go straight through IPAC?",
      answer:
        "Not as a habit. Treasury requires G-Invoicing for buy/sell orders and has been closing the direct path in IPAC, with relief published for certain cases. We read the current TFM bulletin before advising on an order already in flight.",
    },
    {
      question: "What happens to the money when its period ends?",
      answer:
        "Under the Economy Act, the buyer deobligates whatever the seller has not performed or put on contract before the appropriation’s availability ends. Other authorities differ. Our register lists expiring orders early enough for someone to act.",
    },
    {
      question: "Do you handle assisted acquisitions?",
      answer:
        "Yes, on the financial side. We set up the order, fee, advance and contract-level reporting that let the requesting agency see where its money sits. Contracting decisions belong to the servicing agency’s contracting officer.",
    },
  ],
  related: [
    "us-treasury-accounting-and-reporting-support",
    "budget-management",
    "oracle-financials",
    "api-development-and-integrations",
  ],
} satisfies ServiceItem;
