import type { ServiceItem } from "../../types/content-schema.types.ts";

export const oracleFixedAssets = {
  name: "Oracle Fixed Assets",
  inMenu: false,
  meta: {
    title: "Oracle Fixed Assets for Federal Property",
    description:
      "Oracle Assets in E-Business Suite or Fusion: mass additions, construction in progress, depreciation and retirements, tied from invoice line to balance sheet.",
  },
  promise: "From invoice line to net book value with no side schedule.",
  lead: "We maintain property, plant and equipment as a subledger in Oracle Assets, in E-Business Suite or Fusion Cloud. We complete and correct it, connect its feeders, and reconcile it with the general ledger.",
  thread: { lifecycle: "finance", from: "Receipt", here: "Reporting", to: "Audit" },
  situation: {
    statement:
      "Take any building, server or vehicle on the balance sheet and ask for its cost, its in-service date and its remaining life. If the answer comes from a workbook outside the system, the subledger is incomplete.",
    paragraphs: [
      "This happens gradually. Mass additions wait in the queue after a close. Construction is finished and never capitalized. A disposal is booked by journal because the asset record was never made. Each of these is then carried on a tab in a workbook, and that tab becomes the property balance.",
      "Since fiscal year 2024, leases have been on the list too. SFFAS 54 gives a federal lessee a right-to-use asset to amortize, and a liability, for leases longer than 24 months that are neither intragovernmental nor transfers of ownership. You can keep that asset in Oracle Assets, in a lease module or on a schedule. Make that design decision once and write it down.",
    ],
  },
  capabilities: {
    note: "If today’s balance is in doubt, start with the last item.",
    items: [
      {
        name: "Books, categories, flexfields",
        text: "We set up asset books, calendars, categories, prorate conventions, and asset key and location flexfields. Lives and thresholds come from your capitalization policy.",
      },
      {
        name: "Additions from Payables and Projects",
        text: "Mass additions are created, reviewed and posted on a fixed day of the period. Lines under the threshold are expensed with a reason, and the queue is emptied.",
      },
      {
        name: "Construction and software in progress",
        text: "We accumulate costs by project, capitalize them when the asset is placed in service or accepted, and tie them to USSGL 172000 and 183200 each quarter.",
      },
      {
        name: "Leases under SFFAS 54",
        text: "We inventory leases and contracts that may contain one, build the liability schedule, and keep right-to-use assets in their own book, amortized over the lease term or the asset’s life, whichever ends sooner.",
      },
      {
        name: "Transfers, impairments, retirements",
        text: "Changes are entered as asset transactions with their documents attached, and the system computes the gain, the loss or the remaining basis.",
      },
      {
        name: "Subledger Accounting for assets",
        text: "Account rules carry fund, organization and program from the distribution, so that depreciation in USSGL 671000 posts to the fund that bought the asset.",
      },
      {
        name: "Tie-out to the ledger",
        text: "We reconcile Cost Summary, Reserve Summary and CIP Summary reports to their accounts every period and list any difference by asset number.",
      },
    ],
  },
  process: {
    note: "Connections come last. A book has to be complete and then correct before anything new feeds it.",
    steps: [
      {
        name: "Complete",
        time: "Weeks 1 to 5",
        text: "We match ledger activity in the asset accounts to asset transactions. Entries that exist only as a journal are listed by amount, document and preparer.",
        output: "Journal-to-asset match, unmatched items first",
      },
      {
        name: "Correct",
        time: "Weeks 5 to 12",
        text: "We add missing assets with their true placed-in-service dates, review catch-up depreciation before it posts, and retire duplicates.",
        output: "Corrected book with support for each entry",
      },
      {
        name: "Connect",
        time: "Weeks 10 to 16",
        text: "We configure Payables, Projects, receiving and the property system to create, move and retire assets. Manual journals to these accounts can then be restricted.",
        output: "Tested interfaces and restricted journal access",
      },
      {
        name: "Close",
        time: "Two quarter-ends",
        text: "Your accountants post additions, run depreciation, reconcile the reports and close the period from a checklist. We review the first file line by line and a sample of the second.",
        output: "Two quarter-end files prepared by your staff",
      },
    ],
  },
  deliverables: {
    lead: "The roll-forward is produced from the setup, and the other files let you trace it back.",
    rows: [
      {
        name: "Asset roll-forward",
        shows: "Opening balance, additions, transfers, retirements, depreciation and closing balance by class",
        firstReader: "Financial reporting lead",
      },
      {
        name: "Journal-to-asset match",
        shows: "Each ledger entry in a property account with its asset transaction, or a note that none exists",
        firstReader: "Chief accountant",
      },
      {
        name: "Capitalization decisions",
        shows: "For each large purchase or lease: capitalize, expense or bulk, with the policy line applied",
        firstReader: "Auditors",
      },
      {
        name: "Setup workbook",
        shows: "Books, categories, lives, conventions and accounts, with approval for each value",
        firstReader: "System owner",
      },
    ],
  },
  engagement: {
    needs:
      "The workbook with all of its tabs, and a morning with the person who keeps it. Inquiry access to Assets, Payables, Projects and General Ledger. The capitalization policy and its past versions. Contracts for large construction, software and leases. Decisions on useful life and placed-in-service dates stay with your accounting policy office, which should expect two meetings a month.",
    arrival:
      "Matching journals to assets requires only extracts and starts the day they arrive. We visit program offices afterward with a list of the particular assets we have questions about.",
    team: "A lead federal property accountant and one Assets analyst. We add a second accountant while many records are added, and a developer for a few weeks if Projects or a property system is connected.",
    length:
      "Four months to a connected book where the workbook is sound, then two quarter-ends of lighter support. Up to ten months where construction in progress reaches back several years or lease contracts have yet to be read.",
    handover:
      "Your asset accountants hold the checklist, the report parameters and two quarter-end files they prepared themselves. The workbook is frozen, dated and archived with the conversion totals, and the order prices our answers to the audit team until that year’s opinion is issued.",
  },
  standards: [
    {
      rule: "sffas-6",
      meaning: "Accounting for property, plant and equipment: what is capitalized, at what cost, and how it is depreciated.",
    },
    {
      rule: "sffas-54",
      also: ["sffas-62"],
      meaning:
        "Since fiscal year 2024, lessees record a liability and a right-to-use asset, unless the lease is short-term, intragovernmental or transfers ownership.",
    },
    {
      rule: "sffas-10",
      meaning: "Internal use software: which development costs are capitalized and when amortization begins.",
    },
    {
      rule: "sffas-44",
      meaning: "Impairment of general property, plant and equipment that remains in use.",
    },
    {
      rule: "sffas-21",
      meaning: "Correction of errors and changes in accounting principles, which governs prior-year cleanup.",
    },
    {
      rule: "omb-a-136",
      part: "property note",
      meaning: "The disclosure of cost, accumulated depreciation and net book value by major class, for a single year since fiscal year 2025.",
    },
    {
      rule: "cfr-2-200-313",
      meaning: "Equipment bought under federal awards: records, a physical inventory at least every two years, disposition. A rewrite is proposed.",
    },
  ],
  questions: [
    {
      question: "What do federal books need that a commercial setup misses?",
      answer:
        "We test four things first: a fund on each distribution, trading partners on transfers between agencies, memorandum accounts 880100 and 880200 for capitalized purchases, and disposal entries that follow the USSGL.",
    },
    {
      question: "Where do our leases belong?",
      answer:
        "Sort them before you choose a module. SFFAS 54 has four groups. Contracts that transfer ownership are treated as purchases. Intragovernmental leases, such as space from GSA, and leases of 24 months or less are expensed. Only the rest need a liability and the record of a right-to-use asset: a few in an Oracle Assets book with a liability schedule, a large portfolio in a lease product that feeds the ledger. Contracts that merely contain a lease are easily missed: the SFFAS 62 accommodation for them ended by October 1, 2025, at the latest, so new or modified ones must be assessed. A state, a city or a town follows GASB 87 for leases and GASB 96 for subscriptions instead.",
    },
    {
      question: "Can you clean up while depreciation keeps running?",
      answer:
        "Yes. Corrections post to the open period, expensed or amortized under your policy. We list their prior-year effect for evaluation under SFFAS 21. A capital asset policy, for a city as for an agency, states thresholds, useful lives, the day on which an asset is in service, how it is tagged and counted, transfers, disposal, impairment, and who approves each.",
    },
    {
      question: "How is straight-line depreciation computed?",
      answer:
        "Cost less expected salvage value, divided by useful life. An asset of $48,000 with a life of six years and no salvage value costs $8,000 a year, or $666.67 a month. Your policy sets the month in which it begins. SFFAS 6 asks for a systematic and rational method, and straight line is the usual one.",
    },
    {
      question: "What do GASB 100, 101 and 103 change for a state, a city or a university?",
      answer: "GASB 100, for years that begin after June 15, 2023: a new principle or an error restates earlier periods, a change in the reporting entity adjusts opening balances, an estimate changes only from now on, and a table in the notes shows the effects. GASB 101, after December 15, 2023: a liability for compensated absences, sick leave included, if leave was earned, accumulates, and more likely than not will be used or paid. Take two to five years of leave records, by kind of leave. GASB 103, after June 15, 2025: management’s analysis must say why figures changed, and variances from budget are explained in notes. We prepare the schedules your auditor tests.",
    },
    {
      question: "What belongs in an inventory of GASB 87 leases and GASB 96 subscriptions?",
      answer: "A row for each contract: vendor, department, what is used, first day in service, noncancellable term, options to renew or end and how certain they are, fixed and variable payments, discount rate, implementation costs, the decision and why. Both statements record a right-to-use asset and a liability at present value. GASB 87 is for buildings, land and equipment, GASB 96 for software, cloud services included. Contracts of at most 12 months, options included, need neither, and perpetual licenses are outside GASB 96. Each year, split payments into interest and principal, and amortize. A spreadsheet does for a few and a lease product for many. This site has no sample of one.",
    },
    {
      question: "Which phases of internal-use software do we capitalize?",
      answer: "Under SFFAS 10, only development: detailed design, coding, installation and tests, at full cost with your own staff, from the day on which management has committed to the project and the choice among alternatives is made. The preliminary design phase before it is expense. After final acceptance testing, the software is in service, amortization begins, and later cost is expense. Data conversion, training and maintenance always are. An enhancement counts if it adds significant capability. Technical Release 16 applies this to modules and newer ways of development. We set up the asset categories and feeds.",
    },
    {
      question: "What belongs in a roll-forward of property, plant and equipment?",
      answer: "A row for each asset class, with cost and accumulated depreciation apart: opening balance, additions, transfers in and out, disposals, corrections, depreciation, closing balance. The opening is last year’s audited closing. The closing agrees with the ledger and with the property system. Tie additions to invoices and to 880200, and disposals to approved documents. Usual differences: assets not yet entered, retired in one system only, or below the threshold. SFFAS 6 leaves the capitalization threshold to your policy, which should also say whether a bulk purchase, such as 500 laptops, is one asset. The sample follows one asset. We build and reconcile it.",
    },
    {
      question: "How do we estimate environmental and disposal liabilities?",
      answer: "Sort them first. Under SFFAS 6, cleanup that comes when property is closed, such as asbestos or a fuel tank, is estimated when the property enters service, and a part of it is expensed in each period of use. A past spill follows SFFAS 5: record the cost if it is probable and can be estimated, and disclose it if it is reasonably possible. Keep one list of sites: owner, contaminant, stage, engineer’s estimate, method, date, who pays. Update it each year for prices, plans and work done, and explain the change. Tie it to the property register and the note. Technical Release 2 says when such a cost is probable and estimable. Engineers estimate, and we reconcile.",
    },
    {
      question: "How do we account for progress payments and retainage?",
      answer: "By the work accepted, not by the payment. Post construction in progress at the full value of that work, and what is held back as a liability of its own until it is released. The rest of the order stays undelivered. FAR 32.103 lets a contracting officer hold back at most 10 percent, case by case, if progress is unsatisfactory, and it is paid promptly once the contract is complete. A city’s limit is in its contract or state law. Keep a schedule for each contract: value, approved, held back, paid, left, and tie it to both ledgers. The asset enters service when it is ready for use, even if money is still held back. We build the schedule.",
    },
  ],
  buying: { contract: "Firm-fixed-price by phase. Labor-hour line items with a ceiling price to review several years of construction in progress.", naics: ["541512", "541219"], psc: ["DA01", "R703"], labor: ["Senior federal accountant", "Federal accountant", "Senior ERP consultant", "Software developer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "sunflower",
    "oracle-financials",
    "us-treasury-accounting-and-reporting-support",
    "audit-support",
  ],
} satisfies ServiceItem;
