import type { ServiceItem } from "../../shapes/types.ts";

export const oracleFinancials = {
  name: "Oracle Financials",
  meta: {
    title: "Oracle Federal Financials, EBS and Fusion Cloud",
    description:
      "Oracle E-Business Suite Federal Financials and Fusion Cloud: funds control, Payables, Treasury confirmation and GTAS, with every balance tied to a document.",
  },
  promise: "From the GTAS line down to the invoice, link by link.",
  lead: "We set up, upgrade, move and support Oracle E-Business Suite Federal Financials and Oracle Fusion Cloud Financials. Each ledger balance then opens onto the entries that made it.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Disbursement", to: "Audit" },
  situation: {
    statement:
      "The ledger closes every month. The trouble starts when someone asks which purchase orders, invoices and journals make up one Treasury line.",
    paragraphs: [
      "Oracle holds the answer, if it was set up to. Subledger Accounting writes the proprietary and the budgetary lines for each event, and XLA_DISTRIBUTION_LINKS ties them to the source. Manual journals, custom account derivations and interfaces that post summaries through GL_INTERFACE cut that tie. Each cut becomes a reconciliation that somebody repeats every month.",
      "The work differs by release. On E-Business Suite 12.2 it is federal setup, Treasury and USSGL patches, online patching with adop, and an honest count of customizations. On Fusion Cloud it is quarterly updates, Budgetary Control, job roles and data loads. The USSGL transactions are the same on both, so we start there.",
    ],
  },
  capabilities: {
    note: "Pick one module or the whole ledger. Each line below can be bought by itself.",
    items: [
      {
        name: "Federal setup",
        text: "Treasury account symbols, fund attributes, budget codes, USSGL accounts and GTAS attributes, entered once and tied to segment values by a written rule.",
      },
      {
        name: "Budget execution and funds control",
        text: "Appropriation, apportionment, allotment and lower levels, with hard stops where your fund control regulation sets them. In Fusion, control budgets do that work.",
      },
      {
        name: "Payables and Treasury payment",
        text: "Invoice validation, Prompt Payment due dates and interest, payment files for Treasury’s Payment Automation Manager, then Treasury confirmation that turns disbursements in transit into paid.",
      },
      {
        name: "Subledger Accounting rules",
        text: "Journal line types, account derivation rules and mapping sets (in Fusion, journal line rules and account rules) read one by one against the USSGL account transactions, so an event never posts only half its entry.",
      },
      {
        name: "Fusion loads and reports",
        text: "FBDI templates for suppliers, invoices, purchase orders and journals, with control totals on each load; OTBI and BI Publisher reports whose filters are documented.",
      },
      {
        name: "Close, GTAS and tie-out",
        text: "Subledger Period Close Exceptions cleared, Payables and purchasing balances tied to their USSGL accounts, and the GTAS bulk file checked before it is sent.",
      },
      {
        name: "Access and change control",
        text: "Responsibilities or job roles tested for segregation of duties, audit trails on sensitive setup, and a ticket behind each change that reaches production.",
      },
    ],
  },
  process: {
    note: "A rollout and a repair run in the same order: accounting rules first, screens last.",
    steps: [
      {
        name: "Read the ledger",
        time: "Weeks 1 to 4",
        text: "We take one closed period and trace a sample from the GTAS trial balance to the source document, noting each place where the trail breaks.",
        output: "Trace log: every break, its cause and its owner",
      },
      {
        name: "Design",
        time: "Weeks 4 to 9",
        text: "Segments, accounting rules, control levels and interfaces are decided on paper with budget, accounting and IT at one table, then signed.",
        output: "Signed design book and configuration workbook",
      },
      {
        name: "Build and load",
        time: "Weeks 8 to 18",
        text: "Setup moves to test by loader where the release allows it. Converted balances and open documents carry control totals and a list of rejects.",
        output: "Configured test instance with reconciled mock loads",
      },
      {
        name: "Prove",
        time: "Weeks 16 to 24",
        text: "Each posting scenario in scope runs from apportionment to GTAS file. Actual entries are laid beside expected entries, account by account.",
        output: "Scenario results, expected against actual",
      },
      {
        name: "Close with your staff",
        time: "Two closes after go-live",
        text: "Your accountants run the close; we sit beside them, reconcile each control account, and correct the checklist while the memory is fresh.",
        output: "Close checklist your staff has used twice",
      },
    ],
  },
  deliverables: {
    lead: "Six documents a controller can open and follow without us in the room.",
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
        shows: "Event, condition, debit and credit, matched to the USSGL transaction it follows",
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
        shows: "Who can enter, approve, pay and configure, with conflicts and their mitigating control",
        firstReader: "Information system security officer",
      },
    ],
  },
  standards: [
    {
      rule: "ussgl",
      meaning:
        "Treasury’s chart of accounts, account attributes and posting transactions for federal entities.",
    },
    {
      rule: "tfm-1-6-9500",
      meaning:
        "Treasury’s Federal Financial Management System Requirements, used when compliance with FFMIA is judged.",
    },
    {
      rule: "ffmia",
      meaning:
        "Asks that systems meet federal requirements and accounting standards, and use the USSGL at the transaction level.",
    },
    {
      rule: "omb-a-11-part-4",
      meaning: "Budget execution: apportionment on the SF 132 and reporting on the SF 133.",
    },
    {
      rule: "cfr-5-1315",
      meaning: "The Prompt Payment rule: when a proper invoice falls due and when interest is owed.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "Management of financial management systems: risk and compliance, including FFMIA.",
    },
  ],
  questions: [
    {
      question: "Should we move to Fusion Cloud or stay on E-Business Suite?",
      answer:
        "Count before you choose. We list your customizations, interfaces and reports and mark what Fusion replaces. Oracle still supports release 12.2, so staying is a real option, and so is a move with every gap named.",
    },
    {
      question: "Do you correct the data, or only the process?",
      answer:
        "Both. Wrong balances are corrected with documented journals or supported APIs, never by updating base tables. Then the setup or habit that caused them is changed, so the correction is made once.",
    },
    {
      question: "How do you handle Fusion’s quarterly updates?",
      answer:
        "With a fixed regression pack run in the test pod before production is updated: budget entry, requisition, invoice, payment, close and GTAS file. Results go to the change board with a plain yes or no.",
    },
    {
      question: "Can you take one module and leave the rest to our team?",
      answer:
        "Yes. Payables and Treasury confirmation, Budget Execution, or GTAS alone each make a sensible scope. We agree on the boundary in writing and test across it, because errors in one module show in another.",
    },
  ],
  related: [
    "us-treasury-accounting-and-reporting-support",
    "oracle-clm",
    "oracle-fixed-assets",
    "financial-system-integration",
    "ricew-objects",
  ],
} satisfies ServiceItem;
