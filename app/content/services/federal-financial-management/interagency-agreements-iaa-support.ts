import type { ServiceItem } from "../../types/content-schema.types.ts";

export const interagencyAgreementsIaaSupport = {
  name: "Interagency Agreements (IAA) Support",
  meta: {
    title: "Interagency Agreements (IAA) and G-Invoicing Support",
    description:
      "GT&Cs, orders, performance and IPAC settlement in G-Invoicing, with authority, funding and both ledgers in agreement for federal buyers and sellers.",
  },
  promise: "One order, two ledgers, the same balance.",
  lead: "Drafting, brokering and reconciling agreements between federal agencies, for the side that buys or the side that serves, from the terms in G-Invoicing to settlement in IPAC.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Reporting" },
  situation: {
    statement:
      "On October 1, 2025, the buy/sell category left IPAC’s screens and bulk files. IPAC has since settled the charges that G-Invoicing sends it, which moves the work of getting a charge right from the month of the bill back to the day the order is approved.",
    paragraphs: [
      "G-Invoicing holds the agreement, the order and the performance record in one place. It leaves open which statute the order rests on, which official approves it, and how the ledger learns that work was accepted. Those choices are made by program, contracting, legal and finance staff, often in separate mailboxes, and a late answer from any of them delays the whole order.",
      "Weak orders are expensive at their end. Funds that the Economy Act says to deobligate remain on the books. Advances sit in account 141000 after the work is finished. At quarter-end a partner reports a different balance, and the two offices compare documents that should have been one document from the start.",
    ],
  },
  capabilities: {
    note: "For buyers, for sellers, and for offices that act as both.",
    items: [
      {
        name: "Authority and funding review",
        text: "Statutory authority, purpose, period of availability and bona fide need, checked before signature. The reasoning is kept beside the order for counsel.",
      },
      {
        name: "GT&C and order preparation",
        text: "FS Form 7600A and 7600B content drafted to the Federal Intragovernmental Data Standards: scope, roles, schedule lines, TAS, BETC, FOB point and advances.",
      },
      {
        name: "G-Invoicing setup",
        text: "Organization groups, business units, roles and approval paths, laid out to give program and funding officials only the approvals they answer for.",
      },
      {
        name: "System integration",
        text: "GT&Cs, orders and performance pulled and pushed between G-Invoicing and your ERP, reconciled daily, and rejected records worked the same day.",
      },
      {
        name: "Performance and settlement",
        text: "Delivered and received quantities reported on time, then the IPAC settlement matched to its order. Wrong quantities are raised with the partner while the month is open.",
      },
      {
        name: "Two-sided accounting",
        text: "Buyer entries in 480100 and 490100 read against seller entries in 422100 and 425100, or 480200 against 422200 where an advance was paid, with accruals for work performed and unbilled.",
      },
      {
        name: "Conversion of older orders",
        text: "Orders that began before October 2022 reviewed one by one: convert, close, or leave outside G-Invoicing where Treasury has confirmed how they are billed. The remaining bills and the effort are estimated for each.",
      },
      {
        name: "Order closeout",
        text: "Final billing and the return of unused advances, then deobligation by the buyer, withdrawal by the seller, and closure of the order in G-Invoicing.",
      },
    ],
  },
  process: {
    note: "A single order can be drafted in days. A whole portfolio takes a plan.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "The register lists open agreements by partner, authority, period, obligation, billed and unbilled amounts, and marks those that stand outside G-Invoicing.",
        output: "Agreement register with balances and gaps",
      },
      {
        name: "Decide",
        time: "Weeks 3 to 5",
        text: "Counsel, budget and the program settle authority, advance or reimbursement, billing frequency and FOB point in one meeting per partner. Standard language follows.",
        output: "Decision sheet and standard terms",
      },
      {
        name: "Build",
        time: "Weeks 4 to 8",
        text: "GT&Cs and orders are entered, read against the source agreement and routed for approval. Interfaces are tested on true order shapes, modifications included.",
        output: "Approved orders and interface test results",
      },
      {
        name: "Operate and confirm",
        time: "Weeks 8 to 16, then quarterly",
        text: "Performance is posted monthly and settlements are matched. Before either side closes, accruals are exchanged by an agreed workday. At quarter-end, balances are confirmed by reciprocal category.",
        output: "Settlement reconciliation and confirmed balances",
      },
    ],
  },
  deliverables: {
    lead: "The file of an order reads in sequence: its legal basis, what was ordered, what was performed, what was paid.",
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
        shows: "Creators, approvers and performance reporters for each business unit",
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
  engagement: {
    needs:
      "Copies of signed 7600A and 7600B forms, or read access to your business units in G-Invoicing. A year of IPAC detail. The trading partner differences Treasury last sent you. We also ask for named contacts in counsel, budget and contracting, because their decisions set the pace.",
    arrival:
      "It begins with paper. An analyst builds the register from your agreements before any system account exists, then walks through it with the funding officials, partner by partner.",
    team: "For a single office, an agreements analyst and a USSGL accountant. A department-wide conversion may call for five to seven, an integration developer among them.",
    length:
      "A handful of orders takes about six weeks, a portfolio five to ten months. Partners who answer slowly, and interfaces that are still being built, lengthen it.",
    handover:
      "Register, templates and accounting guide go to your G-Invoicing administrator, who runs two settlement cycles beside us before we leave. Open disputes are listed by partner with the next action.",
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
      also: ["tfm-bulletin-2023-10", "tfm-bulletin-2025-05"],
      meaning:
        "Treasury’s rules for intragovernmental activity. The bulletins, both expired, ended the in-flight mandate and set relief around the IPAC change.",
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
        "Cite the most specific one that fits. Franchise and working capital funds usually have their own law, and the Economy Act serves where no narrower authority does. It matters because the deobligation rule follows from the statute. We record the choice, with counsel’s view, before signature.",
    },
    {
      question: "Can buy/sell charges still go straight through IPAC?",
      answer:
        "No. Since October 1, 2025, IPAC takes no buy/sell entry of its own and settles what G-Invoicing sends. New orders have had to be in G-Invoicing since October 1, 2022. Orders begun before then need not be converted: Treasury removed that mandate in TFM Bulletin 2023-10. Relief for orders in flight, for activity inside a department and for some delayed new orders was set out in TFM Bulletin 2025-05, which expired on December 31, 2025. As of November 22, 2026 we found no later bulletin. Before you leave an older order unconverted, ask Treasury how it is to be billed today.",
    },
    {
      question: "What happens to the money when its period ends?",
      answer:
        "Under the Economy Act, the buyer deobligates whatever the seller has neither performed nor put on contract before the appropriation’s availability ends. Under another authority the obligation may outlast the period. Expiring orders appear in the register two quarters ahead, which leaves time to act.",
    },
    {
      question: "Do you handle assisted acquisitions?",
      answer: "On the financial side only. Contracting decisions belong to the servicing agency’s contracting officer.",
    },
  ],
  buying: { contract: "Fixed price by group of orders. Labor hours where partners set the pace.", naics: ["541219"], psc: ["R703", "R710"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "budget-management",
    "oracle-financials",
    "api-development-and-integrations",
  ],
} satisfies ServiceItem;
