import type { ServiceItem } from "../../types/content-schema.types.ts";

export const interagencyAgreementsIaaSupport = {
  name: "Interagency Agreements (IAA) Support",
  meta: {
    title: "Interagency Agreements (IAA) and G-Invoicing Support",
    description:
      "GT&Cs, orders, performance and IPAC settlement in G-Invoicing, with authority, funding and both ledgers in agreement for federal buyers and sellers.",
  },
  promise: "One order with the same balance in both ledgers.",
  lead: "We draft, broker and reconcile agreements between federal agencies for the buyer or the seller, from the terms in G-Invoicing to settlement in IPAC.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Reporting" },
  situation: {
    statement:
      "On October 1, 2025, the buy/sell category was removed from IPAC’s screens and bulk files. IPAC has since settled the charges that G-Invoicing sends it. The order therefore has to be right when approved, since each charge takes its accounting from it.",
    paragraphs: [
      "G-Invoicing holds the agreement, the order and the performance record in one place. It does not decide which statute the order rests on, which official approves it, or how the ledger learns that work was accepted. Program, contracting, legal and finance staff make those choices, often in separate mailboxes, and a late answer from any of them delays the whole order.",
      "Weak orders are expensive to close. Funds that must be deobligated under the Economy Act remain on the books. Advances sit in account 141000 after the work is finished. At quarter-end, a partner reports a different balance, and the two offices compare their documents line by line.",
    ],
  },
  capabilities: {
    note: "We serve buyers, sellers and offices that act as both.",
    items: [
      {
        name: "Authority and funding review",
        text: "We check statutory authority, purpose, period of availability and bona fide need before signature, and keep the reasoning with the order for counsel.",
      },
      {
        name: "GT&C and order preparation",
        text: "We draft FS Form 7600A and 7600B content to the Federal Intragovernmental Data Standards: scope, roles, schedule lines, TAS, BETC, FOB point and advances.",
      },
      {
        name: "G-Invoicing setup",
        text: "We set up organization groups, business units, roles and approval paths so that program and funding officials see only the approvals they are responsible for.",
      },
      {
        name: "System integration",
        text: "GT&Cs, orders and performance are exchanged between G-Invoicing and your ERP and reconciled daily. Rejected records are worked the same day.",
      },
      {
        name: "Performance and settlement",
        text: "We report delivered and received quantities on time, then match the IPAC settlement to its order. We raise incorrect quantities with the partner while the month is still open.",
      },
      {
        name: "Two-sided accounting",
        text: "We compare buyer entries in 480100 and 490100 with seller entries in 422100 and 425100, or 480200 with 422200 where an advance was paid. Accruals cover work performed but not yet billed.",
      },
      {
        name: "Conversion of older orders",
        text: "We review each order that began before October 2022 and decide whether to convert it, close it, or leave it outside G-Invoicing where Treasury has confirmed how it is billed. We estimate the remaining bills and the effort for each.",
      },
      {
        name: "Order closeout",
        text: "The steps are final billing, return of unused advances, deobligation by the buyer, reversal of the seller’s unfilled order and closure of the order in G-Invoicing.",
      },
    ],
  },
  process: {
    note: "A single order can be drafted in days. These steps are for a portfolio.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "The register lists open agreements by partner, authority, period, obligation, billed and unbilled amounts, and marks those that are outside G-Invoicing.",
        output: "Agreement register with balances and gaps",
      },
      {
        name: "Decide",
        time: "Weeks 3 to 5",
        text: "Counsel, budget and the program settle authority, advance or reimbursement, billing frequency and FOB point in one meeting per partner. We then write the standard language.",
        output: "Decision sheet and standard terms",
      },
      {
        name: "Build",
        time: "Weeks 4 to 8",
        text: "GT&Cs and orders are entered, checked against the source agreement and routed for approval. Interfaces are tested with real order types, including modifications.",
        output: "Approved orders and interface test results",
      },
      {
        name: "Operate and confirm",
        time: "Weeks 8 to 16, then quarterly",
        text: "Performance is posted monthly and settlements are matched. The partners exchange accruals by an agreed workday before either side closes. At quarter-end, balances are confirmed by reciprocal category.",
        output: "Settlement reconciliation and confirmed balances",
      },
    ],
  },
  deliverables: {
    lead: "The file for each order is arranged in sequence: its legal basis, what was ordered, what was performed and what was paid.",
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
        shows: "USSGL entries for buyer and seller at each event from approval to closeout",
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
      "Copies of signed 7600A and 7600B forms, or read access to your business units in G-Invoicing. A year of IPAC detail. The trading partner differences Treasury last sent you. Named contacts in counsel, budget and contracting, because their decisions set the pace.",
    arrival:
      "We start with the documents. Before any system account exists, an analyst builds the register from your agreements and walks through it with the funding officials, partner by partner.",
    team: "For a single office, an agreements analyst and a USSGL accountant. A department-wide conversion may need five to seven people, including an integration developer.",
    length:
      "A handful of orders takes about six weeks. A portfolio takes five to ten months, and the steps below show its first part. Partners that are slow to answer and interfaces still under construction add time.",
    handover:
      "The register, templates and accounting guide go to your G-Invoicing administrator, who runs two settlement cycles with us before we leave. Open disputes are listed by partner with the next action.",
  },
  standards: [
    {
      rule: "fs-form-7600a",
      meaning: "General Terms and Conditions (GT&C): the umbrella agreement that sets partners, scope, roles and duration.",
    },
    {
      rule: "fs-form-7600b",
      meaning: "The order: what is bought, from which Treasury account, for what dates and how it will be billed.",
    },
    {
      rule: "tfm-1-2-4700",
      also: ["tfm-bulletin-2023-10", "tfm-bulletin-2025-05"],
      meaning:
        "Treasury’s rules for intragovernmental activity. The bulletins, both expired, ended the in-flight mandate and granted relief related to the IPAC change.",
    },
    {
      rule: "economy-act",
      meaning: "Lets one agency order from another and says which unused amounts must be deobligated.",
    },
    {
      rule: "usc-31-1501",
      meaning: "The recording statute: an obligation must be supported by documentary evidence, such as a written order.",
    },
    {
      rule: "fids",
      meaning: "The fields required in each G-Invoicing agreement, order and performance record.",
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
        "Cite the most specific one that fits. Franchise and working capital funds usually have their own law, and the Economy Act applies where no narrower authority does. The choice matters because the deobligation rule follows from the statute. An Economy Act order that leads to a contract also needs a determination and findings, approved by a contracting officer of the requesting agency or another official designated for it (FAR 17.502-2). We record the statute, with counsel’s view, before signature.",
    },
    {
      question: "Can buy/sell charges still go straight through IPAC?",
      answer:
        "No. Since October 1, 2025, IPAC has accepted no buy/sell entries of its own and settles what G-Invoicing sends. New orders have had to be in G-Invoicing since October 1, 2022. Orders begun before then need not be converted: Treasury removed that mandate in TFM Bulletin 2023-10. TFM Bulletin 2025-05, which expired on December 31, 2025, gave relief for in-flight orders, for activity within a department and for some delayed new orders. As of November 25, 2026, we found no later bulletin. Before you leave an older order unconverted, ask Treasury how to bill it today.",
    },
    {
      question: "What happens to the money when its period ends?",
      answer:
        "Under the Economy Act, the buyer deobligates whatever the seller has neither performed nor put on contract before the appropriation’s availability ends. Under another authority, the obligation may outlast the period. The register shows expiring orders two quarters ahead, so there is time to act.",
    },
    {
      question: "Do you handle assisted acquisitions?",
      answer: "We handle only the financial side. Contracting decisions belong to the servicing agency’s contracting officer.",
    },
    {
      question: "Which USSGL entries do buyer and seller post for a reimbursable order?",
      answer: "Without an advance, the seller records 422100 when it accepts the order, and moves the amount to 425100 as it performs, with a receivable and revenue. The buyer moves 461000 to 480100 on ordering, to 490100 on performance, with an expense and 211000, and to 490200 on payment. With an advance, the seller records 422200 and a liability, the buyer 480200 and 141000, until the work is done. Both post in the same month and name each other as trading partner. If their balances differ, compare both sides order by order.",
    },
    {
      question: "What are imputed costs, and how are they posted?",
      answer: "Costs that another federal entity bears for you without full repayment. Under SFFAS 4, as SFFAS 55 amended it, business-type activities record significant ones. All others must record only two: personnel benefits, and settlements that the Treasury Judgment Fund pays for them. For pensions, multiply basic pay by the factor that the Office of Personnel Management publishes each year, and subtract what agency and employees paid. Health insurance has an amount for each enrolled employee, life insurance a percentage of basic pay. Debit 673000, imputed costs, and credit 578000, imputed financing sources. We prepare the calculation and its support.",
    },
    {
      question: "How do we resolve an intragovernmental difference with a trading partner?",
      answer: "Treasury pairs the accounts of both partners in reciprocal categories: receivable with payable, advance paid with advance received, revenue with cost. Take the difference that it reports for a category, and get the partner’s balance, order by order. Sort by cause: timing, an accrual on one side only, the wrong partner or account, a price or quantity in dispute. Whoever is wrong corrects its own ledger, in the same quarter. What is left goes to the dispute process of Treasury’s intragovernmental guide (TFM 2-4700), with both sides’ documents. We reconcile with your partners.",
    },
    {
      question: "What is an SF 1081 still used for, and who signs it?",
      answer: "The SF 1081, the voucher and schedule of withdrawals and credits, moves money from one Treasury account to another without a check: to correct a charge to the wrong appropriation, or to bill another agency. It names the agency location code and the account on both sides, the amount and the reason, and a certifying officer of the office that is charged signs and dates it. Buying and selling between agencies settle through G-Invoicing now, and CARS reclassifies a wrong TAS/BETC, so the form mostly documents an adjustment. Attach the first voucher and the proof that the other account should pay. We prepare that support and reconcile both sides.",
    },
  ],
  buying: { contract: "Firm-fixed-price by group of orders. Labor-hour line items with a ceiling price where partners set the pace.", naics: ["541219"], psc: ["R703", "R710"], labor: ["Senior federal accountant", "Federal accountant", "Software developer"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "budget-management",
    "oracle-financials",
    "api-development-and-integrations",
  ],
} satisfies ServiceItem;
