import type { ServiceItem } from "../../types/content-schema.types.ts";

export const grantsExecutionFundsControl = {
  name: "Grants Execution & Funds Control",
  meta: {
    title: "Grants Execution and Funds Control",
    description:
      "Funds checks, award setup, ASAP and PMS payment limits and grant accruals that keep every federal award inside its appropriation.",
  },
  promise: "No award without funds and no draw without an award.",
  lead: "Five controls stand between an appropriation and a grantee: apportionment, allotment, commitment, obligation and payment authority. We set up the last three and prove them over one month-end.",
  thread: { lifecycle: "grants", from: "Announcement", here: "Award", to: "Performance" },
  situation: {
    statement:
      "Do not treat the grants system’s budget as a funds check. A grant obligates the agency on the day of award. The ledger, which holds the allotment, may record it days later.",
    paragraphs: [
      "Before payment, grant money passes the first four controls: apportionment on the SF 132, allotment, commitment and obligation. If the grants system and the core ledger apply different rules at any of them, an award can be issued against funds that have expired, belong to another Treasury account or are already committed. Antideficiency Act inquiries can begin with that kind of clerical gap.",
      "After award, the risk moves to payment. The authorization in ASAP or PMS has to follow the obligation, award by award, through supplements, deobligations, carryover and specific conditions. Since March 17, 2025, a payment request in PMS has also required a written justification of up to 1,000 characters at the subaccount level, and a drawdown policy written earlier needs a procedure for it.",
    ],
  },
  capabilities: {
    note: "The services follow the path of a dollar.",
    items: [
      {
        name: "Funds control design",
        text: "We write rules for commitment, obligation and payment by fund, budget year, program activity and object class, set to stop, warn or report.",
      },
      {
        name: "Pre-award checks",
        text: "We gather SAM.gov registration, exclusions and responsibility records, Treasury’s Do Not Pay and single audit history in one file before signature.",
      },
      {
        name: "Award data at source",
        text: "FAIN, UEI, Assistance Listing, period of performance and budget period are captured once at award and passed on without rekeying.",
      },
      {
        name: "Payment authority",
        text: "We derive ASAP or PMS account structure, authorization amounts, draw limits and agency review flags from the obligation and the award’s own terms.",
      },
      {
        name: "Drawdown monitoring",
        text: "We report draws that are too early, too large, suspiciously round or missing, and review them against the recipient’s written justification.",
      },
      {
        name: "Amendments and extensions",
        text: "Supplements, deobligations, carryover and no-cost extensions follow one controlled path, in which period, amount and payment ceiling change together in every system.",
      },
      {
        name: "Grant accruals",
        text: "Under FASAB Technical Release 12, we build quarter-end and year-end estimates of what grantees have spent but not drawn, and test them against later reports.",
      },
    ],
  },
  process: {
    note: "The work takes about four months and ends with one month closed under the new controls.",
    steps: [
      {
        name: "Trace",
        time: "Weeks 1 to 3",
        text: "We follow a sample of live awards from apportionment to last draw, and mark each place where an amount is retyped, approved or assumed.",
        output: "Traced sample, with every hand-off marked",
      },
      {
        name: "Set the rules",
        time: "Weeks 3 to 6",
        text: "Budget, grants and finance agree on one funds control matrix of checks, systems and levels, with the officials who may override them.",
        output: "Funds control matrix, signed by three offices",
      },
      {
        name: "Configure",
        time: "Weeks 5 to 10",
        text: "We build and test checks, award templates and payment account settings in a copy of your system. We use deliberate overspending as test cases.",
        output: "Tested configuration and its results",
      },
      {
        name: "Reconcile opening balances",
        time: "Weeks 8 to 12",
        text: "We compare open awards across the grants system, the ledger and ASAP or PMS, and correct differences before the new rules go live.",
        output: "Reconciled opening position, by FAIN",
      },
      {
        name: "Run and hand over",
        time: "Weeks 12 to 16",
        text: "We work one full month-end together, from the first funds check to the accrual. Procedures and exception reports stay with the staff named in them.",
        output: "One month closed under the new controls",
      },
    ],
  },
  deliverables: {
    lead: "For your budget office, grants officers and auditors. Wherever a system report can prove a statement, the document names the report.",
    rows: [
      {
        name: "Funds control matrix",
        shows: "Every check, its level, its system and its override authority",
        firstReader: "Budget officer",
      },
      {
        name: "Award execution procedure",
        shows: "Steps and approvals from commitment to signed award and recorded obligation",
        firstReader: "Grants officers",
      },
      {
        name: "Payment authority standard",
        shows: "How ASAP or PMS accounts, limits and review flags follow from award terms",
        firstReader: "Certifying officers",
      },
      {
        name: "Award-level reconciliation",
        shows: "Obligation, authorization, draws and undelivered orders for each FAIN, with differences explained",
        firstReader: "Accounting operations",
      },
      {
        name: "Grant accrual workbook",
        shows: "Method, data, estimate and comparison with later actuals",
        firstReader: "Financial statement auditors",
      },
      {
        name: "Exception report set",
        shows: "Unusual draws, expired periods and overridden checks, by owner",
        firstReader: "Chief grants management officer",
      },
    ],
  },
  engagement: {
    needs:
      "Award-level obligations by Treasury account and budget year, a payment export from ASAP or PMS, the fund control regulation, and a test copy of the grants system. Decision makers from budget, grants and finance in one room for two half-days. The matrix depends on their agreement.",
    arrival:
      "The grants accountant starts first and pulls 25 award files across your programs, formula and discretionary. At the first design meeting, one page shows the three offices where an award’s amounts begin to differ.",
    team: "Three to five people: a federal budget specialist, a grants accountant, someone to configure your grants system and part-time help for the accrual model.",
    length:
      "From 12 to 20 weeks where the funds check runs inside one system. If it has to cross to a separate core ledger, plan on another eight to 12 weeks and an interface order.",
    handover:
      "The exception reports move to named owners during the last month-end, and we read the next two of them remotely. Accrual assumptions are documented for the look-back that follows.",
  },
  standards: [
    {
      rule: "usc-31-1501",
      meaning: "The documentary evidence required before an obligation, including a grant, may be recorded.",
    },
    {
      rule: "antideficiency-act",
      meaning:
        "No obligation or expenditure beyond what Congress appropriated, OMB apportioned, or the agency’s own regulation allotted.",
    },
    {
      rule: "omb-a-11",
      meaning: "Budget execution rules: the SF 132 apportionment, the SF 133 report and administrative control of funds.",
    },
    {
      rule: "cfr-2-200-206",
      meaning: "The agency’s review of an applicant’s risk, and what every federal award must say. A rewrite was proposed on May 29, 2026.",
    },
    {
      rule: "cfr-2-200-305",
      meaning: "Federal payment: advances timed to immediate cash needs, or reimbursement where advances are not allowed.",
    },
    {
      rule: "cmia",
      part: "31 CFR Part 205",
      meaning: "Timing of transfers of federal funds to states, and the interest that either side may owe the other.",
    },
    {
      rule: "eo-14332",
      meaning:
        "Dated August 7, 2025: senior appointees review discretionary awards. Terms must allow termination for convenience and require authorization and written reasons for draws.",
    },
    {
      rule: "fasab-tr-12",
      meaning: "Accrual estimates for grant programs: acceptable methods and the support each one needs.",
    },
  ],
  questions: [
    {
      question: "Can funds checks run when grants and finance are separate systems?",
      answer:
        "Yes. In the better design, the grants system checks availability in the ledger and reserves the amount before the award may be released. Without a real-time call, a same-day reservation file works, as long as nothing is released until the file is accepted and reservations expire when an award is withdrawn. We test four cases either way: a fund one dollar short, an expired fund, two awards competing for the same balance and a reservation that is never used.",
    },
    {
      question: "Who can override a funds check?",
      answer:
        "No one may override an apportionment or allotment limit. Other checks may be overridden only by the officials your fund control regulation names, never by the preparer of the award. An override is logged with its reason and appears on the next exception report.",
    },
    {
      question: "Do you handle formula grants as well as discretionary awards?",
      answer:
        "Yes, and the matrix treats them separately. Formula and block grants depend on allocation tables, apportionment timing and state cash agreements. Discretionary awards depend on review, risk and terms. By 2 CFR 200.1, a grant supports a public purpose without substantial federal involvement, and a cooperative agreement with it. A contract buys something for the buyer’s own use.",
    },
    {
      question: "When may we move a cost from one award to another?",
      answer:
        "When it corrects an error or moves a cost to the work that it benefited, and the file shows why. Under 200.405, a cost of one award may not be charged to another to cover an overrun or to avoid a restriction, and 200.403 asks for adequate documentation. 2 CFR 200 sets no limit of 90 days, but an agency’s terms or your own policy may. What exceeds an award is paid from your own funds, unless the agency adds money. In a test of cost transfers, we look for the reason, the evidence, the approval and the days that have passed, and we read late ones and those near the end of an award first.",
    },
    {
      question: "What is program income, and how may we use it?",
      answer: "Gross income that an award’s activity earns during its period, such as fees for services or the sale of what it produced. Gifts and general revenue are not. Under 200.307 it is deducted from the cost, added to the award, or used as cost share, whichever the award says. If the award says nothing, it is deducted, except at universities and nonprofit research institutions, where it is added.",
    },
    {
      question: "Should we pay through ASAP or PMS?",
      answer: "Department policy usually decides. In either system, one account or subaccount should match one FAIN. To set up an award, read the notice first and record FAIN, Assistance Listing, dates, budget, match, indirect rate, reports due and special terms. Then open it in the ledger and the payment system, load the budget, name who may spend and who approves, and put each report on the calendar. The award’s file holds application, notice and amendments, budget, procurement, subawards, payroll support, reports and letters.",
    },
    {
      question: "May a recipient draw money before it spends it?",
      answer:
        "Only shortly before. Under 200.305, a recipient with written procedures may draw in advance, as close as is practicable to the payment it is for, and limited to what it needs at once. Otherwise it pays first and asks for reimbursement. States follow their agreement under the Cash Management Improvement Act. We compare each draw with the ledger by award, because a draw that nobody can tie to a cost becomes a finding. Whoever drew too much tells the agency, returns the money or offsets it against the next draw as the agency says, and pays interest above $500 a year to PMS.",
    },
    {
      question: "Which records does cost sharing need?",
      answer: "A record of each contribution and of how it was valued. Under 200.306 it must be verifiable, necessary, reasonable and allowable, and in the approved budget if the agency asks for that. It may not count toward another federal award, or be paid by one unless a statute allows it. Indirect costs that you do not recover count only with prior approval. A commitment form, signed before the proposal goes out, names the award, who gives, what, its value and how it was computed, the account it comes from, and the dates. Some programs, NSF’s among them, take no voluntary cost sharing in a proposal.",
    },
    {
      question: "What must we check before we sign a contract paid from an award?",
      answer: "First the method: your written procedures and the thresholds of 200.320. Then exclusions. For a contract of $25,000 or more, one that needs federal consent, or the audit itself, 2 CFR Part 180 has you check SAM.gov, obtain a certification, or add a clause (180.220 and 180.300). A subaward is always checked (200.332). Keep the dated result. Then price: a cost or price analysis above the simplified acquisition threshold (200.324), and the contract provisions of Appendix II (200.327), with prevailing wages for construction if the program’s law asks for them. A consultant’s agreement adds scope, dates, rate, deliverables and records. We test these files, and help you write the procedures.",
    },
    {
      question: "Which changes to an award need prior approval?",
      answer: "Ask in writing first (200.308): another scope or objective; other key personnel named in the award; a principal investigator away for more than three months, or with 25 percent less effort; costs that Subpart E makes subject to approval; participant support used for other costs; subawards that were not in the application; another total of cost share; more money; an extension that you may not make yourself. An agency may also restrict transfers between direct categories above 10 percent of the budget, if its share exceeds the simplified acquisition threshold. A subrecipient asks its pass-through entity. Pre-award costs of the last 90 days need no approval if the award waives it, and are at your own risk.",
    },
  ],
  buying: { contract: "Firm-fixed-price by phase. Labor-hour line items with a ceiling price where the check crosses to a separate ledger.", naics: ["541219", "541611"], psc: ["R710"], labor: ["Budget analyst", "Senior federal accountant", "Federal accountant", "Senior ERP consultant"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "financial-system-integration",
    "grants-closeout-reconciliation",
    "budget-management",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
