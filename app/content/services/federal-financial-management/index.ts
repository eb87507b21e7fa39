import { cite } from "../../rules/index.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";
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
  promise: "We follow an appropriation from Treasury account to signed statement.",
  lead: "We offer five services for offices that hold Treasury accounts. They cover the forms and systems an appropriation passes through: SF 132, SF 133, GTAS, CARS, G-Invoicing and IPP.",
  lifecycle: "finance",
  situation: {
    statement:
      "Why do unpaid obligations on our SF 133 differ from our lists of open orders and unpaid invoices by the same amount each quarter?",
    paragraphs: [
      "To answer that, you have to read one entry in four reports, each on its own calendar. Take a single payment. CARS shows it as an outlay. GTAS shows a change in several USSGL balances. The SF 133, which GTAS derives from the same file, includes it in gross outlays. On the balance sheet, Fund Balance with Treasury and the payable are both lower. The cost was booked earlier, at receipt. A posting error made in October can agree with three of these reports and surface in the fourth in March.",
      "That is why our work starts at the document. We establish which invoice, order or warrant supports the entry, which Treasury account and budget year it belongs to, and which USSGL accounts it moved. Once a transaction is traced this way, the monthly certification, the statement line and the reply to a sample request can all come from one file.",
    ],
  },
  starts: [
    {
      when: "Our fund balance disagrees with CARS, and part of the difference is older than a year.",
      slug: "us-treasury-accounting-and-reporting-support",
    },
    {
      when: "Invoices reach IPP on time, and we still pay the vendor interest.",
      slug: "business-operations-support",
    },
    {
      when: "The statement of assurance is due, and the testing is still in spreadsheets.",
      slug: "a123-support",
    },
    {
      when: "GTAS edits fail at every close, and we clear them with journal vouchers.",
      slug: "us-treasury-accounting-and-reporting-support",
    },
    {
      when: "A trading partner charged us through IPAC for an order we cannot identify.",
      slug: "interagency-agreements-iaa-support",
    },
    {
      when: "G-Invoicing orders wait for approval while the work is already under way.",
      slug: "interagency-agreements-iaa-support",
    },
    {
      when: "The accountant who ran our month-end close has taken a job at another agency.",
      slug: "business-operations-support",
    },
    {
      when: "It takes us a day to say how much of the apportionment is left to obligate.",
      slug: "budget-management",
    },
  ],
  principles: {
    note: "These rules apply whether the order covers one reconciliation or the whole close.",
    items: [
      {
        name: "The document comes first",
        text: "We count a balance as reconciled when each open item has a document, a cause, an owner and a date by which it will clear.",
      },
      {
        name: "Read both sides of the entry",
        text: "We read budgetary and proprietary accounts together. An order still in 480100 after acceptance often points to a payable that was never recorded.",
      },
      {
        name: "Correct where the error began",
        text: "We change the feeder, mapping or posting rule that caused the error. Any top-side journal gets a reason, an approver and a retirement date.",
      },
      {
        name: "We prepare and officials decide",
        text: "Obligating, certifying and approving are acts of federal officials, who are accountable for them by law. Our procedures show where that line falls at each step.",
      },
    ],
  },
  standards: [
    {
      rule: "usc-31-15",
      meaning: "Appropriation accounting: recording obligations, apportionment, orders between agencies and closing accounts.",
    },
    {
      rule: "omb-a-11",
      meaning: "Preparation, submission and execution of the budget. OMB reissues it most summers. The register names the edition we cite.",
    },
    {
      rule: "omb-a-123",
      meaning: "Management’s Responsibility for Internal Control, as reissued in 2026. The title no longer mentions enterprise risk management.",
    },
    {
      rule: "omb-a-136",
      meaning: "Form and content of the annual financial report. Since fiscal year 2025, the statements have presented a single year.",
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
        "Yes, and most orders need no new software. Read access, extracts and your crosswalks are enough to begin. If a setup has to change, the request goes through your change control board or through the service provider that runs the system for you.",
    },
    {
      question: "Who certifies the reports you prepare?",
      answer: "Your officials do. We prepare the draft, the reconciliation and the support behind them.",
    },
    {
      question: "Is this practice only for federal agencies?",
      answer:
        "It is written for entities that hold Treasury accounts. A state, local government, university or nonprofit that spends federal awards is better served by our grants practice, which works under 2 CFR 200 and with the payment system its awarding agency uses.",
    },
    {
      question: "What is the difference between an obligation, an expenditure and an outlay?",
      answer:
        "A commitment sets money aside for a request. An obligation binds the Government to pay, now or later, as a signed order does. An outlay is the payment that settles it, usually in cash. An expenditure is the same as an outlay in the federal budget, but under a grant it is what the recipient or subrecipient charges to the project or program, reported on a cash or accrual basis. A commitment needs funds certified as available, and can be withdrawn. The sources are section 20 of OMB Circular A-11 and, for grants, 2 CFR 200.1.",
    },
    {
      question: "How soon can a team start useful work?",
      answer:
        "Access takes the longest. A background investigation and system accounts often take weeks, sometimes months, and we cannot speed up either one. In the meantime, we work from material you may lawfully send: the last certified GTAS file, the CARS Account Statement, the aging of open invoices and last year’s findings. From those, a senior accountant can rank open items, draft the close calendar and prepare the questions for the first week. When the accounts arrive, the team already knows which transactions to open first.",
    },
    {
      question: "How do budgetary and proprietary accounts differ, as with 480100, 490100 and 211000?",
      answer: "Budgetary accounts begin with 4 and follow authority: what was appropriated, apportioned, obligated and paid. Proprietary accounts follow assets (1), liabilities (2), net position (3), revenue (5) and cost (6). Most events post to both. A signed order is in 480100, undelivered orders, unpaid, and nothing is owed yet. On acceptance it moves to 490100, delivered orders, unpaid, and a payable is posted to 211000. Payment moves it to 490200. Charts of four digits write 4801, 4901 and 4902. A balance on the side that is not normal for its account is abnormal: find the error, or explain it.",
    },
    {
      question: "When is a journal voucher (JV) needed, and what must support it?",
      answer: "A journal voucher is needed when an entry comes from no subledger or interface, such as an accrual, a correction or a reclassification. This site has no sample or template of a journal voucher. It gives the reason, the budgetary and proprietary accounts, the amount, the period, whether it reverses, and the approval. Attach the calculation and the documents behind it. One person prepares it, and another with authority for its amount approves it before it is posted. Number vouchers in sequence and keep a log, because auditors draw their sample from it. A voucher that comes back every month points to a cause in a process or a system, which costs less to fix.",
    },
    {
      question: "How is an error of an earlier year corrected?",
      answer: `Under ${cite("sffas-21")}, a material error is a prior period adjustment. If only the current year is shown, the effect adjusts the opening balance of cumulative results of operations, in the statement of changes in net position. Earlier years that are shown are restated. A change of accounting principle also adjusts the opening balance, and the earlier years stay as reported. A note says what was wrong, and by how much. Post errors to 740000 and changes of principle to 740100. An error that is not material goes into the current year. Settle with the auditor which it is before you post.`,
    },
    {
      question: "What does a statement of assurance say, and who signs it?",
      answer: "The agency head signs it every year (FMFIA, 31 U.S.C. 3512(d)). It says whether controls give reasonable assurance, in one of three forms: unmodified, or unqualified, without a material weakness; modified, with each weakness named; or no assurance. It also says whether financial systems conform to requirements. Each material weakness comes with its corrective action and date. Support every sentence with test results and a letter from each office head. It is published with the annual report, normally in mid-November. We draft it from that evidence.",
    },
    {
      question: "What belongs in a process narrative, a control matrix and a test plan?",
      answer: "Testing a control under Appendix A of OMB Circular A-123 needs a test plan: the population and the proof that it is complete, the sample, the attributes, and what counts as a failure. A narrative says who does what in which system. A risk and control matrix has a row for each risk: assertion, key control, owner, frequency, evidence. For a daily control, figure 450.1 of the Financial Audit Manual begins with 45 items and no deviation. A yearly control is tested the one time it acts, and your plan sets the items for those between. Entity-level controls have a sheet of their own. This site has no sample of a matrix or a plan. The A-123 page shows workpapers.",
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
