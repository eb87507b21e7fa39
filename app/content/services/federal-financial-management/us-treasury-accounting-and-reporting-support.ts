import type { ServiceItem } from "../../types/content-schema.types.ts";

export const usTreasuryAccountingAndReportingSupport = {
  name: "US Treasury Accounting and Reporting Support",
  meta: {
    title: "US Treasury Accounting and Reporting Support: GTAS, CARS",
    description:
      "Fund balance reconciliation, GTAS edits, CARS differences, SF 133 tie-outs and DATA Act files, prepared so each balance agrees with Treasury’s record.",
  },
  promise: "Balances that agree with Treasury’s every month.",
  lead: "Our accountants prepare fund balances, CARS differences, GTAS files, statements and DATA Act submissions. They trace each amount back to its entry before it goes to the certifying official.",
  thread: { lifecycle: "finance", from: "Disbursement", here: "Reporting", to: "Audit" },
  situation: {
    statement:
      "Account 101000 and the CARS Account Statement are two records of the same cash, which Treasury requires agencies to reconcile at least monthly.",
    paragraphs: [
      "Differences start small: an IPAC charge that matches no order, a payment schedule with the wrong TAS/BETC, a collection parked in clearing account F3875. In the first month, the person who posted the item can still say what it was. By the next audit, it is part of a line called “unidentified,” and tracing it can take more time than the item is worth.",
      "GTAS then tests the whole trial balance. A file cannot be certified until it passes the fatal edits, several of which compare agency balances with Treasury’s own data. The edit report names accounts that disagree. Finding the journal behind them means reading USSGL transactions, attributes and crosswalks side by side.",
    ],
  },
  capabilities: {
    note: "We cover the cash side and the statement side. Order the whole close or one part of it.",
    items: [
      {
        name: "Fund balance reconciliation",
        text: "We compare account 101000 with the CARS Account Statement by TAS. We separate timing items from errors, and an error leaves the list only through a correcting entry or a reclassification in CARS.",
      },
      {
        name: "Differences and suspense",
        text: "We research Statement of Differences items down to the document, match IPAC charges to orders, and work clearing accounts F3875 and F3885 while the history is still available.",
      },
      {
        name: "GTAS trial balances",
        text: "We prepare bulk files, check attributes and clear fatal edits by cause. For other failed edits, we write the explanation that the certifier needs.",
      },
      {
        name: "SF 133 and budgetary tie-outs",
        text: "We compare the SF 133 that GTAS derives with the SF 132, the Statement of Budgetary Resources and the year-end Schedule P, line by line.",
      },
      {
        name: "Financial statements and notes",
        text: "We draft principal statements and notes under Circular A-136, including the budget and accrual reconciliation. The statements have shown one year since fiscal year 2025, so templates that still carry two need to be rebuilt.",
      },
      {
        name: "Intragovernmental differences",
        text: "We compare trading partner balances by reciprocal category each quarter. Corrections that both partners agree on are posted before the next GTAS window closes.",
      },
      {
        name: "DATA Act files",
        text: "We check Files A, B and C against GTAS and the award systems, explain Broker warnings, and find awards that are in File C but missing from D1 or D2.",
      },
    ],
  },
  process: {
    note: "It takes about a quarter to bring a close under control. After that, the calendar repeats.",
    steps: [
      {
        name: "Baseline",
        time: "Weeks 1 to 2",
        text: "We list every TAS, agency location code, feeder and report, and compare the list with the last certified GTAS file. We rank open differences by age and amount.",
        output: "Account inventory and ranked list of differences",
      },
      {
        name: "Reconcile",
        time: "Weeks 2 to 6",
        text: "Cash is matched item by item: payments, collections, IPAC, reclassifications, warrants and nonexpenditure transfers. Any item that stays unmatched gets a cause code and an owner.",
        output: "Fund balance reconciliation with support for each item",
      },
      {
        name: "Correct",
        time: "Weeks 4 to 9",
        text: "Corrections are made at the source: the posting rule, the TAS/BETC mapping or the reclassification in CARS. Each journal voucher is treated as an exception, with its reason stated.",
        output: "Posted corrections, each with its approval",
      },
      {
        name: "Report",
        time: "Weeks 8 to 12",
        text: "Before the window opens, we run the file against the published validations and edits. The SF 133, statements and DATA Act files are then tied to it.",
        output: "Submission package ready for certification",
      },
      {
        name: "Hand over",
        time: "Week 13, then each period",
        text: "Your staff run the next close from the calendar. If a procedure leaves them with a question, we rewrite it that day. We list the steps that still need us, each with an end date.",
        output: "Close calendar and desk procedures your team has used once",
      },
    ],
  },
  deliverables: {
    lead: "Documents are filed by TAS and period, the way questions about them come in.",
    rows: [
      {
        name: "Close calendar and desk procedures",
        shows: "Steps by workday and system, with the person responsible and the check that completes each step",
        firstReader: "Accounting operations chief",
      },
      {
        name: "Fund balance with Treasury reconciliation",
        shows: "Ledger balance, CARS balance and every reconciling item by TAS, cause and age",
        firstReader: "Controller",
      },
      {
        name: "GTAS submission file and edit log",
        shows: "The trial balance as certified, each edit that failed and how it was resolved",
        firstReader: "GTAS certifier",
      },
      {
        name: "SF 133 and SBR tie-out",
        shows: "Line-by-line agreement among GTAS, the SF 132, the SF 133 and the statement",
        firstReader: "Budget and finance directors",
      },
      {
        name: "Intragovernmental difference file",
        shows: "Partner, category, amount, cause and agreed correction for each quarter",
        firstReader: "Treasury, trading partners",
      },
      {
        name: "Statement crosswalk",
        shows: "Each financial statement line with the USSGL accounts and attributes behind it",
        firstReader: "Auditors",
      },
    ],
  },
  engagement: {
    needs:
      "An export of the general ledger and the GTAS bulk files for the last four submissions. The CARS Account Statement and Statement of Differences by agency location code. View roles in CARS and GTAS if your agency grants them to contractors. Most important, an hour a week with the accountant who prepares the reconciliation today.",
    arrival:
      "Where your rules allow, two people already cleared review the past year’s reconciliations and edit reports off site while accounts are pending. On their first day on site, they observe one month’s close as it runs now.",
    team: "Three to six: a lead accountant fluent in GTAS edits, staff accountants for cash and statements and a data analyst where volumes are high.",
    length:
      "Four to 12 months. The main factors are the number of Treasury accounts and the age of the oldest difference. A shared service provider adds time, since corrections pass through its queue.",
    handover:
      "The reconciliation files, queries and calendar stay on your drive. One of us answers questions through the next quarter’s certification, and a final memo lists the differences that remain open.",
  },
  standards: [
    {
      rule: "tfm-1-2-5100",
      meaning: "Agencies reconcile fund balance to the CARS Account Statement at least monthly and resolve any differences.",
    },
    {
      rule: "tfm-1-2-4700",
      meaning:
        "What each federal entity reports for the Financial Report of the United States Government, and how intragovernmental balances are reconciled.",
    },
    {
      rule: "ussgl",
      part: "Supplement to the TFM",
      meaning: "Accounts, transactions, attributes and crosswalks, with the list of GTAS validations and edits.",
    },
    {
      rule: "omb-a-136",
      meaning: "Form and content of statements and notes: single-year since fiscal year 2025, reissued again in May 2026. Use the edition for your fiscal year.",
    },
    {
      rule: "omb-a-11-section-130",
      meaning: "How the SF 133, Report on Budget Execution and Budgetary Resources, is prepared and reviewed.",
    },
    {
      rule: "sffas-53",
      meaning: "Budget and Accrual Reconciliation: the note that explains why net cost and net outlays differ.",
    },
    {
      rule: "data-act",
      also: ["gsdm"],
      meaning:
        "Account and award data, checked against the Governmentwide Spending Data Model and published on USAspending.",
    },
  ],
  questions: [
    {
      question: "Can you clear differences that are several years old?",
      answer:
        "Often we can. We sort items by the documents that survive, by likely cause, and by whether the account is current, expired or canceled. A difference that cannot be supported goes to management in a memo that sets out the research done and the options that remain. Management decides on any write-off based on that memo.",
    },
    {
      question: "What is File C, and how do you reconcile it?",
      answer:
        "It is the award file of a DATA Act submission. File A has budgetary resources and outlays by Treasury account, File B has obligations and outlays by program activity and object class, and File C has those of awards only, so it matches a part of File B. Treasury’s broker draws File D1, on contracts, and File D2, on financial assistance, from the award systems. We tie File A to GTAS, File B to File A, and File C to the ledger. Then we match its award numbers and obligations to D1 and D2. Trace each error or warning to the ledger or the award system, correct it there, and load the file again.",
    },
    {
      question: "Do you need access to CARS and GTAS?",
      answer:
        "View access saves days. Without it, we can begin with exports of the Account Statement, edit reports and bulk files that your staff pull. Submission and certification stay with people your agency enrolls with the Bureau of the Fiscal Service.",
    },
    {
      question: "What if a shared service provider keeps our books?",
      answer:
        "We then work on the customer side of the agreement. We read the provider’s reconciliations and GTAS packages, test the user controls named in its SOC 1 report, and write the questions for your monthly service review, each tied to an account and an amount. A SOC 1 report covers controls that matter to your statements. A SOC 2 report covers security, availability and the like, and does not replace it. The service agreement should name, for each task, who does it, by when, how errors are corrected, which data you receive, and how you could leave.",
    },
    {
      question: "Is year-end too late to start?",
      answer:
        "It is too late to fix root causes, but much can still be done. In September and October, we would take on the fatal edits, canceling accounts, abnormal balances and the reconciling items large enough to be material. We leave mappings and posting rules alone until the first quarter, because a setup change in the last weeks of the year can cause new errors just before the audit. Plan extra staff for October and early November: year-end samples, the draft annual report and the new year’s first close fall in those weeks.",
    },
    {
      question: "How do we clear a GTAS edit that failed?",
      answer: "First see what failed. Validations test attributes, are always fatal, and come before the edits. A fatal edit must pass before anyone can certify. A proposed edit is analytical, and calls for an explanation. Read the formula of the edit in Section VII of the USSGL supplement, set out the accounts on both sides for that TAS, and find the journal behind the difference. Usual causes: an entry in only one of the two ledgers, a wrong attribute such as the trading partner, a prior-year entry in a current-year account, or cash that CARS records in another way. Correct the ledger, since nobody can enter data in GTAS itself, and send the file again.",
    },
    {
      question: "In what order do we fix a difference with Treasury?",
      answer: "Compare 101000 in the ledger with the CARS Account Statement for the same month, by Treasury account, then by type: warrants and transfers, payments, collections, IPAC. Match single items, newest month first, while documents are at hand. Sort the rest by cause: timing, missing or twice on one side, wrong account, wrong amount. Correct whichever side is wrong, by reclassification in CARS or by a ledger entry, never by a plug. A wrong TAS/BETC is reclassified in CARS. Suspense clears by the same steps, and so does a statement of differences in deposits or payments: F3875 holds unidentified amounts from the public, F3885 those between agencies. Age what is left, and give each item an owner.",
    },
    {
      question: "How do we reconcile the SF 133 to the Statement of Budgetary Resources?",
      answer: "Start from one adjusted trial balance for each Treasury account, because both use the same budgetary accounts. Add up the SF 133s of all accounts. Compare total budgetary resources, new obligations and upward adjustments, the two totals of the status, and outlays with the statement, line by line. Usual reasons for a difference: distributed offsetting receipts, which only the statement has, accounts that another agency reports for you, entries made after the GTAS window closed, and rounding. The SF 133 is due with GTAS, in the window that Treasury publishes for each period. This site lists no dates, and has no sample of the comparison. We prepare it each quarter.",
    },
    {
      question: "What are complementary user entity controls, and must we test them?",
      answer: "They are the controls that a provider’s SOC 1 report assumes at its customers, such as approving users. The provider’s auditor does not test yours, so you do: map each to a control of your own, test it, and file the result with the report. For each exception in the report, name the balance that it touches and your control that covers it. A Type 1 report covers design on one date, a Type 2 report also operation over a period. If the period ends before September 30, ask the provider’s management for a bridge letter, and test more if the gap is long.",
    },
    {
      question: "What happens to a Treasury check that nobody cashes?",
      answer: "It can be cashed for one year. In the 14th month, Treasury cancels it (limited payability), returns the money through IPAC to the agency that authorized the payment, and no longer honors the check. The debt behind it stays, so a payee who comes later gets a new payment from the agency. Post each credit by check number to the account that paid, restore the payable or write down why nothing is owed, and let no credit stay in suspense. Executive Order 14247 ended most paper checks on September 30, 2025, so there will be fewer. Stale checks of a city or a nonprofit follow the unclaimed property law of its state. We match the credits to the payments.",
    },
  ],
  buying: { contract: "Firm-fixed-price per month. Labor-hour line items with a ceiling price for old differences of unknown age.", naics: ["541219"], psc: ["R703", "R710"], labor: ["Senior federal accountant", "Federal accountant", "Database specialist"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "a123-support",
    "interagency-agreements-iaa-support",
    "budget-management",
    "audit-support",
    "audit-readiness",
  ],
} satisfies ServiceItem;
