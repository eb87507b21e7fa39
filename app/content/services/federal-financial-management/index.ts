import type { ServiceCategory } from "../../shapes/types.ts";
import { a123Support } from "./a123-support.ts";
import { budgetManagement } from "./budget-management.ts";
import { businessOperationsSupport } from "./business-operations-support.ts";
import { interagencyAgreementsIaaSupport } from "./interagency-agreements-iaa-support.ts";
import { usTreasuryAccountingAndReportingSupport } from "./us-treasury-accounting-and-reporting-support.ts";

export const federalFinancialManagement = {
  name: "Federal Financial Management",
  icon: "federal-financial-management",
  meta: {
    title: "Federal Financial Management Consulting",
    description:
      "Treasury reporting, interagency agreements, payment operations, budget execution and A-123 assessment for federal CFO, budget and accounting offices.",
  },
  promise: "From the Treasury account to the signed statement.",
  lead: "We work in the accounts, forms and systems that carry an appropriation: SF 132, SF 133, GTAS, CARS, G-Invoicing, IPP. The aim is one ledger that Treasury, OMB and the auditor read alike.",
  lifecycle: "finance",
  situation: {
    statement:
      "Treasury, OMB and the auditor all read your general ledger through different reports. When two of them disagree, the agency has to explain both.",
    paragraphs: [
      "One payment appears in many places: as an outlay on the CARS Account Statement, as balances in the GTAS trial balance, as an amount on the SF 133, and as part of a line in the financial statements. Each view has its own deadline and its own preparer. An error posted in October can look right in three of them.",
      "Our consultants start where the entry starts. We ask which document supports it, which Treasury account and USSGL accounts it touched, and who checked. The same record should then carry the monthly certification, the statement line and the answer to the auditor’s sample.",
    ],
  },
  starts: {
    note: "Find the sentence closest to yours. It leads to the page that answers it.",
    rows: [
      {
        when: "Our fund balance disagrees with CARS, and part of the difference is older than a year.",
        slug: "us-treasury-accounting-and-reporting-support",
      },
      {
        when: "GTAS edits fail at every close and we pass them with journal vouchers.",
        slug: "us-treasury-accounting-and-reporting-support",
      },
      {
        when: "A trading partner charged us through IPAC and no one here recognizes the order.",
        slug: "interagency-agreements-iaa-support",
      },
      {
        when: "G-Invoicing orders wait for approval while the work is already under way.",
        slug: "interagency-agreements-iaa-support",
      },
      {
        when: "Invoices reach IPP on time and still earn the vendor interest.",
        slug: "business-operations-support",
      },
      {
        when: "Two people left, and the month-end close left with them.",
        slug: "business-operations-support",
      },
      {
        when: "We cannot say today how much of the apportionment is left to obligate.",
        slug: "budget-management",
      },
      {
        when: "The statement of assurance is due and the testing is still in spreadsheets.",
        slug: "a123-support",
      },
    ],
  },
  principles: {
    note: "Four habits that hold on every engagement, from a single reconciliation to a full close.",
    items: [
      {
        name: "The document comes first",
        text: "No balance is called reconciled until each reconciling item names its document, its cause, its owner and the date by which it will clear.",
      },
      {
        name: "Read both sides of the entry",
        text: "Budgetary and proprietary accounts are read together. An order still in 480100 after acceptance often means a payable that no one recorded.",
      },
      {
        name: "Correct where the error began",
        text: "We change the feeder, mapping or posting rule that made the error. A top-side journal gets a reason, an approver and a retirement date.",
      },
      {
        name: "We prepare, officials decide",
        text: "Federal officials obligate, certify and approve. That line is written into each procedure, because those acts carry legal responsibility that a contractor cannot hold.",
      },
    ],
  },
  standards: [
    {
      rule: "usc-31-15",
      meaning: "Appropriation accounting: recording obligations, apportionment, orders between agencies, and closing accounts.",
    },
    {
      rule: "omb-a-11",
      meaning: "Preparation, submission and execution of the budget, from the first estimate to the SF 133.",
    },
    {
      rule: "omb-a-123",
      meaning: "How management assesses risk and internal control, and reports on both each year.",
    },
    {
      rule: "omb-a-136",
      meaning: "Financial reporting requirements for the annual agency report and its statements.",
    },
    {
      rule: "tfm-1",
      meaning: "Treasury’s instructions to federal agencies on accounting, reporting, payments and collections.",
    },
    {
      rule: "ussgl",
      meaning: "United States Standard General Ledger: the accounts and transactions that federal ledgers follow.",
    },
    {
      rule: "fasab-handbook",
      meaning: "Statements of Federal Financial Accounting Standards, the accounting principles for federal entities.",
    },
    {
      rule: "data-act",
      meaning: "Spending data in a standard form, linked from account to award and open to the public.",
    },
  ],
  questions: [
    {
      question: "Can you work in the accounting system we already have?",
      answer:
        "Yes. Most of this work needs no new software: read access, extracts and your crosswalks are enough to begin. Where a setup has to change, the request goes through your change control, or to your service provider.",
    },
    {
      question: "Who certifies the reports you prepare?",
      answer:
        "Your officials do. We draft, reconcile and explain, then hand over the file with its support. Certifying a payment, obligating funds or attesting to a report stays with the people your agency has designated.",
    },
    {
      question: "Is this practice only for federal agencies?",
      answer:
        "Mostly. It is written for entities that hold Treasury accounts. States, universities and non-profits that spend federal awards usually start with our grants practice, which works to 2 CFR 200 and the awarding agency’s payment system.",
    },
    {
      question: "How soon can a team be useful?",
      answer:
        "As soon as you can share documents. Background investigations and system accounts take time, so we begin with extracts and past submissions you may lawfully send. Those are usually enough to rank open items and plan the close.",
    },
  ],
  items: [
    usTreasuryAccountingAndReportingSupport,
    interagencyAgreementsIaaSupport,
    businessOperationsSupport,
    budgetManagement,
    a123Support,
  ],
} satisfies ServiceCategory;
