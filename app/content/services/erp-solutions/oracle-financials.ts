import type { ServiceItem } from "../../types/content-schema.types.ts";

export const oracleFinancials = {
  name: "Oracle Financials",
  meta: {
    title: "Oracle Federal Financials, EBS and Fusion Cloud",
    description:
      "Oracle E-Business Suite Federal Financials and Fusion Cloud: funds control, Payables, Treasury confirmation and GTAS, with every balance tied to a document.",
  },
  promise: "Trace each GTAS line back to the invoice.",
  lead: "We set up, upgrade, move and support Oracle E-Business Suite Federal Financials and Fusion Cloud Financials, beginning with the posting rules. The aim is a ledger in which every balance can be traced to its entries.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Disbursement", to: "Audit" },
  situation: {
    statement:
      "The Federal Financial Management Improvement Act of 1996 requires a CFO Act agency’s systems to apply the USSGL at the transaction level. In Oracle, that depends on setup.",
    paragraphs: [
      "“At the transaction level” means that a validated invoice posts its proprietary and its budgetary lines together, from one event. Subledger Accounting does this, and XLA_DISTRIBUTION_LINKS ties the lines to their source. Manual journals have no such link, and interfaces that post summaries through GL_INTERFACE lose it. A custom account derivation keeps the link but can send half of an entry to the wrong account. Staff then reconcile by hand.",
      "The work depends on the release. E-Business Suite 12.2 means federal setup, Treasury and USSGL patches, online patching with adop, and a fair number of customizations. Since May 28, 2026, Oracle has also shipped security fixes in the months between its quarterly releases. Fusion Cloud means quarterly updates, Budgetary Control, job roles and data loads. The USSGL transactions are the same in both, so we begin with them.",
    ],
  },
  capabilities: {
    note: "Order one module or the whole ledger. Each item below is also available separately.",
    items: [
      {
        name: "Federal setup",
        text: "We enter Treasury account symbols, fund attributes, budget codes, USSGL accounts and GTAS attributes once and tie them to segment values by a written rule.",
      },
      {
        name: "Budget execution and funds control",
        text: "Appropriation, apportionment, allotment and lower levels stop or warn where your fund control regulation says so. In Fusion, control budgets do it.",
      },
      {
        name: "Payables and Treasury payment",
        text: "We cover invoice validation, Prompt Payment interest, the file for Treasury’s Payment Automation Manager and the Treasury confirmation that marks payments as paid.",
      },
      {
        name: "Subledger Accounting rules",
        text: "We compare journal line types, account derivation rules and mapping sets (journal line rules and account rules in Fusion) with the USSGL account transactions and look for events that post only half of their entry.",
      },
      {
        name: "Fusion loads and reports",
        text: "We add control totals to FBDI loads of suppliers, invoices, purchase orders and journals, and document the filters in OTBI and BI Publisher reports.",
      },
      {
        name: "Close, GTAS and tie-out",
        text: "We clear Subledger Period Close Exceptions, tie Payables and purchasing balances to their USSGL accounts, and check the GTAS bulk file before it is sent.",
      },
      {
        name: "Patching and updates",
        text: "We keep a patch calendar for the database, the technology stack and the application. Monthly fixes, quarterly updates and Treasury’s yearly changes each have a test window.",
      },
      {
        name: "Access and change control",
        text: "Responsibilities or job roles are tested for segregation of duties. Sensitive setup is audited, and changes reach production by ticket.",
      },
    ],
  },
  process: {
    note: "Rollouts and repairs follow the same order: accounting is settled before anyone configures a form.",
    steps: [
      {
        name: "Trace the ledger",
        time: "Weeks 1 to 4",
        text: "We trace balances from one closed period from the GTAS trial balance to source documents, and note where the trail breaks and the probable cause.",
        output: "Trace log: every break, its cause and its owner",
      },
      {
        name: "Design",
        time: "Weeks 4 to 9",
        text: "Budget, accounting and IT decide on segments, accounting rules, control levels and interfaces together, in writing, and sign it.",
        output: "Signed design book and configuration workbook",
      },
      {
        name: "Build and load",
        time: "Weeks 8 to 18",
        text: "We use loaders to move setup to test where the release allows it. Balances and open documents converted from Momentum or another ledger come with control totals and a list of rejects.",
        output: "Configured test instance with reconciled mock loads",
      },
      {
        name: "Prove",
        time: "Weeks 16 to 24",
        text: "We run the posting scenarios in scope from apportionment to the GTAS file and compare actual entries with expected ones, account by account.",
        output: "Scenario results, expected against actual",
      },
      {
        name: "Close with your staff",
        time: "Two closes after go-live",
        text: "Your accountants run the close while we sit with them, reconcile the control accounts, and correct the checklist the same day.",
        output: "Close checklist your staff have used twice",
      },
    ],
  },
  deliverables: {
    lead: "Controllers usually read the trace log and the reconciliation kit. The other documents support those two.",
    rows: [
      {
        name: "Trace log",
        shows: "For each sampled balance, the path to its document and every break in it",
        firstReader: "Controller",
      },
      {
        name: "Configuration workbook",
        shows: "Every setup value by module, with the reason and the approval behind it",
        firstReader: "System owner",
      },
      {
        name: "Accounting rule book",
        shows: "Event, condition, debit and credit, matched to the USSGL transaction they follow",
        firstReader: "Accounting policy lead",
      },
      {
        name: "Reconciliation kit",
        shows: "Queries, reports and steps that tie each subledger to its control account",
        firstReader: "General ledger team",
      },
      {
        name: "Conversion evidence",
        shows: "Source total, loaded total and rejected rows for every object and mock load",
        firstReader: "Auditors",
      },
      {
        name: "Access matrix",
        shows: "Rights to enter, approve, pay and configure, with conflicts and the mitigating control for each",
        firstReader: "Information system security officer",
      },
    ],
  },
  engagement: {
    needs:
      "Read access to production for two analysts, and a test instance refreshed on a known date. The GTAS bulk file, trial balance and subledger reports for one closed period. From your side, a general ledger accountant for about one day in five and the owner of Subledger Accounting setup. Our people need a favorable suitability or fitness determination.",
    arrival:
      "While badges are pending, we read documents that do not require a login: the fund control regulation, the close calendar, notices of findings and the last patch plan. We draw the first sample within days of getting access and bring its breaks to the controller before we schedule any workshop.",
    team: "Three to six people for a trace or a module: a federal accounting lead, one or two functional analysts, a technical analyst for Subledger Accounting and interfaces, and a test lead during the build. A whole-ledger move takes 15 or more, including the agency’s leads.",
    length:
      "A trace of one period takes four to six weeks. A module rollout usually runs five to seven months. Moving a whole ledger to Fusion takes 24 to 36 months, with a cutover at the start of a fiscal year. Customizations, funds, interfaces and the security authorization set the pace.",
    handover:
      "The general ledger team keeps the kit and the rule book in its own repository and has used them for two closes. Scripts and loaders are checked in with their run instructions. We answer questions through the third close after go-live.",
  },
  standards: [
    {
      rule: "ussgl",
      meaning: "Treasury’s chart of accounts, account attributes and posting transactions for federal entities.",
    },
    {
      rule: "tfm-1-6-9500",
      meaning: "Treasury’s Federal Financial Management System Requirements, used to judge compliance with FFMIA.",
    },
    {
      rule: "ffmia",
      meaning:
        "Requires CFO Act agencies’ systems to meet federal requirements and accounting standards and use the USSGL at the transaction level.",
    },
    {
      rule: "fm-qsmo",
      also: ["eo-14249"],
      meaning:
        "Section 5 of the order directs CFO Act agencies that replace a ledger to the solutions here, and has OMB point the others to one Treasury-approved provider.",
    },
    {
      rule: "omb-a-11-part-4",
      meaning: "Budget execution: apportionment on the SF 132 and reporting on the SF 133.",
    },
    {
      rule: "cfr-5-1315",
      meaning: "The Prompt Payment rule: when a proper invoice is due and when interest is owed.",
    },
    {
      rule: "omb-a-123-d",
      meaning:
        "Risk and compliance of financial systems, including FFMIA. Issued in December 2022. As of November 25, 2026, we found no withdrawal.",
    },
  ],
  questions: [
    {
      question: "Should we move to Fusion Cloud or stay on E-Business Suite?",
      answer:
        "As reported in June 2026, Oracle’s Premier Support for E-Business Suite 12.2 runs through at least 2037, and the date has been extended a year at a time. Three counts matter more than the date: the customizations that Fusion would replace, the ones it would not and the interfaces that other systems depend on. We make those counts in the trace phase and put a price range on each gap. An agency that stays still has to staff its patching. One that moves accepts the vendor’s update dates.",
    },
    {
      question: "Do you correct the data, or only the process?",
      answer:
        "Both. Wrong balances are corrected by documented journals or supported interfaces, and base tables are never updated directly. A setup value or a habit usually caused the wrong balance, and we change that in the same project. If a correction has to be posted again next quarter, we report it to you as unfinished work. A journal voucher states the purpose, the accounts in both ledgers, the period, the preparer and the approver, and carries its support.",
    },
    {
      question: "What happens when Fusion has a quarterly update?",
      answer:
        "A fixed regression pack (budget entry, requisition, invoice, payment, close, GTAS file) runs in the test pod before production is updated, and its result goes to your change board.",
    },
    {
      question: "How small a piece can we order?",
      answer: "As small as one module, such as Payables with Treasury confirmation, Budget Execution or GTAS alone.",
    },
    {
      question: "Who signs the reconciliations, your staff or ours?",
      answer:
        "Your staff sign them. The preparer and reviewer are agency staff and sign in those roles. We build the queries and explain the differences. A signature alone proves little. A reviewer also notes what was compared, what was asked, and how each difference ended. To be precise enough for an auditor, a review needs a threshold: from which amount a difference is looked into.",
    },
    {
      question: "When must a debt go to Treasury, and when do we write it off?",
      answer: "Send a demand letter that states the debtor’s rights. Refer a valid debt to Treasury’s Cross-Servicing by the 121st day of delinquency (Debt Collection Improvement Act of 1996 and TFM), unless it is, for instance, in court or in foreclosure. Keep an allowance by age, and write off through it, never to expense. Under OMB Circular A-129, that is generally due after two years of delinquency. What is written off is still collected (currently not collectible) or closed out, which may call for a Form 1099-C. An employee who was overpaid gets 30 days’ written notice, a hearing if asked for, and deductions of at most 15 percent of disposable pay (5 U.S.C. 5514). We age receivables and prepare referrals.",
    },
    {
      question: "Who approves a purchase card transaction, and how do we test it?",
      answer: "The cardholder buys within a limit. An approving official, typically the supervisor, authorizes the purchases and checks each statement against receipts. Nobody approves a purchase of one’s own, and a program coordinator opens and closes cards. OMB Circular A-123, Appendix B, covers these controls. The usual limit of a purchase is the micro-purchase threshold, $15,000. To test, take a period’s transactions from the bank’s file and look for split purchases, odd merchants and hours, cards of people who have left, statements approved late, and equipment missing from the property register. Then trace a sample to request, receipt and approval. A city or a nonprofit names the same roles in its card policy. We run these tests.",
    },
  ],
  buying: { contract: "Firm-fixed-price for a trace or a module. Labor-hour line items with a ceiling price for a whole-ledger move.", naics: ["541512", "541511", "541219"], psc: ["DA01"], labor: ["Senior federal accountant", "Senior ERP consultant", "Software developer", "Test engineer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "us-treasury-accounting-and-reporting-support",
    "oracle-clm",
    "oracle-fixed-assets",
    "financial-system-integration",
    "ricew-objects",
  ],
} satisfies ServiceItem;
