import type { ServiceItem } from "../../shapes/types.ts";

export const usTreasuryAccountingAndReportingSupport = {
  name: "US Treasury Accounting and Reporting Support",
  meta: {
    title: "US Treasury Accounting and Reporting Support: GTAS, CARS",
    description:
      "Fund balance reconciliation, GTAS edits, CARS differences, SF 133 tie-outs and DATA Act files, prepared so each balance agrees with Treasury’s record.",
  },
  promise: "Balances that agree with Treasury’s, month by month.",
  lead: "We reconcile fund balance, clear CARS differences and prepare GTAS files. Each amount you report is traced to the entry behind it, so the official who certifies can see what it rests on.",
  thread: { lifecycle: "finance", from: "Disbursement", here: "Reporting", to: "Audit" },
  situation: {
    statement:
      "Treasury keeps its own record of your cash. Any gap between account 101000 and the CARS Account Statement must be explained, item by item, every month.",
    paragraphs: [
      "Differences start small: an IPAC charge no one matched, a payment schedule with the wrong TAS/BETC, a collection left in clearing account F3875. Left alone, they outlast the person who could explain them. By year-end the reconciliation holds a line called “unidentified,” and the auditor asks what is in it.",
      "GTAS raises the stakes. A trial balance cannot be certified until it passes every fatal edit, and some edits compare your balances with Treasury’s own. An edit report names the accounts that disagree, not the journal behind the failure. Finding that journal takes someone who reads USSGL transactions, attributes and crosswalks together.",
    ],
  },
  capabilities: {
    note: "From the cash side to the statement side. Take the whole close, or one part of it.",
    items: [
      {
        name: "Fund balance reconciliation",
        text: "Account 101000 compared with the CARS Account Statement for every TAS, with timing items separated from errors and each error given a correcting entry.",
      },
      {
        name: "Differences and suspense",
        text: "Statement of Differences items researched to the document, IPAC charges matched to orders, and clearing accounts F3875 and F3885 emptied before their items lose their history.",
      },
      {
        name: "GTAS trial balances",
        text: "Bulk files prepared, attributes validated, fatal edits cleared by cause, other failed edits explained, and written support made ready before certification.",
      },
      {
        name: "SF 133 and budgetary tie-outs",
        text: "The SF 133 that GTAS derives, compared with the SF 132, the Statement of Budgetary Resources and the year-end Schedule P, line by line.",
      },
      {
        name: "Financial statements and notes",
        text: "Principal statements and notes drafted to Circular A-136, including the budget and accrual reconciliation, with every line traced to the trial balance.",
      },
      {
        name: "Intragovernmental differences",
        text: "Trading partner balances compared by reciprocal category each quarter, differences researched with the partner, and agreed corrections recorded before the next GTAS window closes.",
      },
      {
        name: "DATA Act files",
        text: "Files A, B and C checked against GTAS and the award systems, Broker warnings explained, and awards missing between File C and Files D1 and D2 found.",
      },
    ],
  },
  process: {
    note: "One quarter to bring a close under control. After that the calendar repeats.",
    steps: [
      {
        name: "Baseline",
        time: "Weeks 1 to 2",
        text: "We list every TAS, agency location code, feeder and report, pull the last certified GTAS file, and rank open differences by age and amount.",
        output: "Account inventory and ranked list of differences",
      },
      {
        name: "Reconcile",
        time: "Weeks 2 to 6",
        text: "Cash is matched in detail: payments, collections, IPAC, reclassifications, warrants and nonexpenditure transfers. Each unmatched item gets a cause code and an owner.",
        output: "Fund balance reconciliation with support for each item",
      },
      {
        name: "Correct",
        time: "Weeks 4 to 9",
        text: "Corrections go in at the source: the posting rule, the TAS/BETC mapping, the reclassification in CARS. Journal vouchers are the exception, and each says why.",
        output: "Posted corrections, each with its approval",
      },
      {
        name: "Report",
        time: "Weeks 8 to 12",
        text: "We test the file against the published validations and edits before the window opens, then tie the SF 133, statements and DATA Act files to it.",
        output: "Submission package ready for certification",
      },
      {
        name: "Hand over",
        time: "Week 13, then each period",
        text: "Your staff run the next close from the calendar while we watch. Steps that still need us are written down, with a date to stop.",
        output: "Close calendar and desk procedures your team has used once",
      },
    ],
  },
  deliverables: {
    lead: "Each one is kept by TAS and period, so a reader can ask about one account in one month and find it.",
    rows: [
      {
        name: "Close calendar and desk procedures",
        shows: "Who does which step on which workday, in which system, and what they check",
        firstReader: "Accounting operations chief",
      },
      {
        name: "Fund balance with Treasury reconciliation",
        shows: "Ledger balance, CARS balance and every reconciling item by TAS, cause and age",
        firstReader: "Controller",
      },
      {
        name: "GTAS submission file and edit log",
        shows: "The trial balance as certified, each edit that failed on the way and how it was resolved",
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
        shows: "Each financial statement line with the USSGL accounts and attributes beneath it",
        firstReader: "Auditors",
      },
    ],
  },
  standards: [
    {
      rule: "tfm-1-2-5100",
      meaning: "Agencies reconcile fund balance to the CARS Account Statement at least monthly and resolve what differs.",
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
      meaning: "Form and content of agency financial statements, their notes and the annual report around them.",
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
        "Often, and never by writing them off first. We sort items by surviving documents, likely cause and account status. What cannot be supported goes to management in a memo that sets out the research done and the options left.",
    },
    {
      question: "Do you need access to CARS and GTAS?",
      answer:
        "View access helps, but work can begin without it. Your staff can export the Account Statement, edit reports and bulk files. Submission and certification roles stay with people your agency enrolls with the Bureau of the Fiscal Service.",
    },
    {
      question: "What if a shared service provider keeps our books?",
      answer:
        "Then we work on the customer side. We review the provider’s reconciliations and GTAS packages, test the user controls named in its SOC 1 report, and give you specific questions to take to the service review.",
    },
    {
      question: "Is year-end too late to begin?",
      answer:
        "No, but the aim narrows. In September and October we work fatal edits, canceling accounts, abnormal balances and material reconciling items. Root causes wait for the first quarter, when the calendar leaves room to change setups.",
    },
  ],
  related: [
    "a123-support",
    "interagency-agreements-iaa-support",
    "budget-management",
    "oracle-financials",
    "audit-readiness",
  ],
} satisfies ServiceItem;
