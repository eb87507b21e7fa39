import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const grantsCloseoutReconciliation = {
  name: "Grants Closeout & Reconciliation",
  meta: {
    title: "Grants Closeout and Reconciliation",
    description:
      "Expired awards reconciled across ledger, ASAP or PMS and the final SF-425, balances deobligated, and the file closed under 2 CFR 200.344.",
  },
  promise: "Expired awards settled before their funds cancel.",
  lead: "To close an award, you reconcile three balances, account for property, and return or deobligate what is left. We do it for one award or a whole backlog.",
  thread: { lifecycle: "grants", from: "Drawdown", here: "Closeout", to: "Audit" },
  situation: {
    statement:
      "A recipient has 120 calendar days after the period of performance ends to file final reports and liquidate its obligations. A subrecipient has 90. The agency must make every effort to finish within one year of the end date.",
    paragraphs: [
      "Those deadlines come from 200.344 as revised in 2024. When a recipient does not finish, the agency closes the award with the information it has and reports the material failure in SAM.gov. When the agency does not finish, the balance stays in its ledger as an undelivered order until the appropriation cancels.",
      "A small share of the awards takes most of the effort: those whose SF-425, payment account and ledger show three different figures, with a final indirect cost rate pending and a subaward unsettled. We rank them by the cancellation date of their funds. An award paid from an appropriation that closes on September 30 comes before a larger one with four years left.",
    ],
  },
  capabilities: {
    note: "The same steps work for a single award and for a backlog.",
    items: [
      {
        name: "Backlog triage",
        text: "We rank expired awards by age, balance, Treasury account, cancellation date and missing documents, so work starts where funds are about to cancel.",
      },
      {
        name: "Three-way reconciliation",
        text: "We reconcile obligations and expenses in the ledger, draws in ASAP or PMS, and the final SF-425. Each adjustment has documented support.",
      },
      {
        name: "Final SF-425 support",
        text: "We check cash, federal share, unliquidated obligations, recipient share, program income and indirect expense line by line against the source.",
      },
      {
        name: "Subaward settlement",
        text: "We collect final invoices, reports, matching shares and refunds from subrecipients within their shorter deadline, so that the prime recipient’s report is based on final numbers.",
      },
      {
        name: "Property and other reports",
        text: "We track tangible property on the SF-428 series, real property on the SF-429, invention reports and final performance reports until acceptance.",
      },
      {
        name: "Deobligation and returns",
        text: "We prepare downward adjustments in the right account and year, match refunds of unspent cash to their award, and refer debts that remain.",
      },
    ],
  },
  process: {
    note: "Cancellation dates set the order of work.",
    steps: [
      {
        name: "Rank and sort",
        time: "Weeks 1 to 5",
        text: "We pull all awards past their end date and join the three balances. We sort them into groups: ready to close, missing one document, awaiting reconciliation, and awaiting a decision.",
        output: "Ranked worklist by route, with owners",
      },
      {
        name: "Reconcile",
        time: "Weeks 4 to 16",
        text: "Analysts work award by award. They trace each difference to a draw, a posting, a refund or an error and attach the evidence.",
        output: "Signed reconciliation for each award",
      },
      {
        name: "Close",
        time: "Weeks 6 to 20",
        text: "Your officials accept final reports and approve deobligations. Payment accounts are closed and the closeout notice goes out. Files are indexed as they close.",
        output: "Closed awards with complete files",
      },
      {
        name: "Stay current",
        time: "From week 16",
        text: "A monthly routine starts 90 days before each award ends, early enough to ask for a missing subaward invoice while project staff are still assigned.",
        output: "Closeout calendar and monthly report",
      },
    ],
  },
  deliverables: {
    lead: "One file for each award and one list that tracks the whole portfolio.",
    rows: [
      {
        name: "Ranked award inventory",
        shows: "Age, balances, cancellation date and missing items for every open award",
        firstReader: "Chief grants management officer",
      },
      {
        name: "Award reconciliation",
        shows: "Ledger, payment system and SF-425 side by side, with differences explained",
        firstReader: "Accountants",
      },
      {
        name: "Deobligation packages",
        shows: "Amount, account, budget year, support and approval for each adjustment",
        firstReader: "Budget officer",
      },
      {
        name: "Closeout checklist file",
        shows: "Reports, property, subawards, refunds and notices, each with its date and document",
        firstReader: "Grants officers, auditors",
      },
      {
        name: "Portfolio status report",
        shows: "Awards opened, closed and stalled each month, with reasons",
        firstReader: "CFO",
      },
      {
        name: "Closeout procedure",
        shows: "Duties from 90 days before the end date to disposal of the records",
        firstReader: "New staff",
      },
    ],
  },
  engagement: {
    needs:
      "A ledger extract of undelivered orders by FAIN, a balance file from ASAP or PMS, final SF-425s received so far, and the award files, scanned or on paper. A grants officer with authority to accept reports should be free for an hour each week, because complete files cannot close without that signature.",
    arrival:
      "Where the rules allow, we join the three extracts off site before analysts arrive. By then, we can usually identify the awards that are ready to close.",
    team: "Four analysts and a lead for a midsize backlog. A single analyst can handle a current portfolio. Property specialists join for awards with equipment or real estate.",
    length:
      "Five to nine months for a backlog of 400 to 900 awards, some of them ready to close on the day the extracts are joined. Paper files, unsettled indirect cost rates and recipients that no longer exist add time. A clean payment extract saves time.",
    handover:
      "Files go into your grants system as they close, and none are held until the end. Your staff and ours run the monthly routine jointly for a quarter. A memo on stalled awards says what each one is waiting for.",
  },
  standards: [
    {
      rule: "cfr-2-200-344",
      meaning: "Closeout: reporting, liquidation, payment and refund duties of recipients, and the agency’s duty to finish.",
    },
    {
      rule: "cfr-2-200-345",
      meaning: "Adjustments and continuing responsibilities after closeout, and collection of amounts due.",
    },
    {
      rule: "cfr-2-200-334",
      meaning:
        "Record retention: generally three years from the final financial report, and longer while a claim, an audit or property is open.",
    },
    {
      rule: "sf-425",
      also: ["sf-428", "sf-429"],
      meaning: "The Federal Financial Report, the Tangible Personal Property Report and the Real Property Status Report.",
    },
    {
      rule: "usc-31-1552",
      meaning: "A fixed-year account closes, and its balance cancels, on September 30 of the fifth fiscal year after availability ends.",
    },
    {
      rule: "gone-act",
      meaning: "The Grants Oversight and New Efficiency Act of 2016: agencies had to count and explain expired awards left open.",
    },
    {
      rule: "ussgl",
      meaning: "Accounts for undelivered orders, advances and downward adjustments of prior-year obligations.",
    },
  ],
  questions: [
    {
      question: "Can closeout wait for a final indirect cost rate?",
      answer:
        "No, the report cannot wait. Under the Uniform Guidance, the final SF-425 is due without a final rate, and a revised report follows once all applicable rates are settled. The file holds both versions and a reconciliation of the two.",
    },
    {
      question: "What if the recipient no longer exists?",
      answer:
        "The agency closes the award with the information available, and the grants officer decides. To prepare for that decision, we set out the ledger and payment history, the reports that did arrive, single audit results in the FAC, state dissolution records, and any property that may still exist. Funds never drawn can be deobligated on that record. Funds drawn without support may be a debt. The memo says so, names any entity that took over the obligations, and leaves collection to counsel.",
    },
    {
      question: "How do you close a terminated award?",
      answer:
        "An agency may terminate for noncompliance, with your consent, or as the award’s terms say, changed priorities included (200.340). Closeout follows 200.344, with an earlier end date: the termination sets the end of the period of performance, and the 120 days run from there unless they are extended. We add three items to the file: the notice, with its authority and effective date; the list of commitments that could not be canceled, tested under 200.343 and 200.472; and the status of any appeal or lawsuit. While an appeal or lawsuit is open, we ask counsel before a balance is deobligated, and we hold and label the balance until we have an answer.",
    },
    {
      question: "How many days does a recipient have to close out an award, and how long are records kept?",
      answer:
        "Under 200.344 as revised in 2024, it is 120 calendar days for a recipient and 90 for a subrecipient, unless extended. If final reports stay missing, the agency closes the award on what it has, and reports the failure in SAM.gov. The cost of publishing results may still be charged then, to the last budget period (200.461). Records are kept for three years after the final financial report (200.334), and longer while an audit or a claim is open. State or local law may ask for more. Awards under earlier revisions follow the text they cite, and the rewrite proposed in May 2026 would change nothing for them until it is final.",
    },
    {
      question: "Do you close awards on the recipient side too, such as ARPA money?",
      answer:
        `Yes. We bring cost transfers, cost share, subaward invoices, receivables and the last draw into agreement with the final report. Fiscal recovery money of the American Rescue Plan Act (ARPA), under ${cite("fiscal-recovery-funds")}, must be spent by December 31, 2026. What came through your state may have an earlier date, which your agreement gives, and project and expenditure reports continue until Treasury closes the award. Disaster awards, such as FEMA’s Public Assistance, have other rules and the same work: one file for each project, with scope, procurement, time sheets, invoices and proof of payment, tied to cash.`,
    },
    {
      question: "What is modified total direct cost (MTDC), and who may use the de minimis rate?",
      answer: "The base of an indirect cost rate. Under 200.1 it has direct salaries and wages, fringe benefits, supplies, services, travel, and the first $50,000 of each subaward. It excludes equipment, capital expenditures, patient care, rent, tuition remission, scholarships and fellowships, participant support costs, and the rest of each subaward. An organization without a current negotiated rate may usually charge up to 15 percent of it as its de minimis rate (200.414). A cost allocation plan (Appendix V) spreads a city’s central services, such as payroll and IT, over its departments by a base that shows use. This site has no calculator or worksheet of a rate. Our sample grant accrual workbook uses a negotiated rate of 10 percent.",
    },
    {
      question: "How do we ask for a no-cost extension, or carry over an unobligated balance?",
      answer: "Read the award first. Under 200.308 an agency may let you extend an award once by up to 12 months, and carry over an unobligated balance, without its approval. For research awards it does unless it says otherwise. You give notice with the reasons and the new end date at least 10 calendar days before the award ends. An extension may not change the scope, need more money, or only use up a balance. In all other cases, ask for approval in the way the award names. A subrecipient asks its pass-through entity. A budget period is the part of the period of performance (project period) for which money is funded.",
    },
    {
      question: "What belongs on a recipient’s grant closeout checklist?",
      answer: "A grant closeout checklist, in this order (200.344): stop new charges on the end date. Close subawards and purchase orders. Pay what is owed within 120 days, or 90 as a subrecipient. Settle indirect costs, match and program income. Bring ledger, draws and the final SF-425 into agreement. Send the final financial and performance reports and any other the award names. Refund cash you may not keep. Account for equipment (200.313). Index the file, and note the day on which its three years end (200.334). Give each line an owner and a date. We work through it with you, for one award or a backlog.",
    },
    {
      question: "What goes into an indirect cost (F&A) rate proposal, and who approves it?",
      answer: "Pools of indirect costs, the base, the rate, a reconciliation to the audited statements, unallowable costs taken out, and a certificate signed by an officer (200.415). Appendix III to 2 CFR Part 200 tells universities how, IV nonprofits, VII states and localities. The cognizant agency for indirect costs approves the rate for all federal agencies. Nonprofits with a rate and governments prepare a new proposal within six months after the fiscal year. Without a rate, up to 15 percent de minimis may serve. A fringe benefit rate is benefits divided by salaries, by group of employees if their costs differ (200.431). None of our services prepares the proposal. We check that the rate is charged to the right base.",
    },
    {
      question: "What is a fixed amount award, and who keeps what is left at its end?",
      answer: "An award with an agreed total, paid by milestone, by unit or at the end. Performance is monitored, not actual costs, and programs that require cost sharing may not use it (200.201). At the end, you certify in writing that the work was completed, or name what was not, and that spending meets 200.403. If it was completed as agreed, you keep the balance, and it is not profit (200.400). If not, the award is reduced. A fixed amount subaward of up to $500,000 needs the agency’s prior approval (200.333). Keep the records all the same. In a closeout, we trace each payment to its milestone.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each closeout file, by type of award. Labor-hour line items with a ceiling price for paper files.", naics: ["541219", "541611"], psc: ["R703", "R710"], labor: ["Program manager", "Senior federal accountant", "Federal accountant"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "audit-readiness",
    "grants-execution-funds-control",
    "us-treasury-accounting-and-reporting-support",
    "business-process-automation",
  ],
} satisfies ServiceItem;
