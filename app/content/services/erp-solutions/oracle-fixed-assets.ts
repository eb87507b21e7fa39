import type { ServiceItem } from "../../shapes/types.ts";

export const oracleFixedAssets = {
  name: "Oracle Fixed Assets",
  inMenu: false,
  meta: {
    title: "Oracle Fixed Assets for Federal Property",
    description:
      "Oracle Assets in E-Business Suite or Fusion: mass additions, construction in progress, depreciation and retirements, tied from invoice line to balance sheet.",
  },
  promise: "From invoice line to net book value, without a side schedule.",
  lead: "We set up, clean and reconcile Oracle Assets, in E-Business Suite or Fusion Cloud. Property, plant and equipment then comes from a subledger and not from a workbook.",
  thread: { lifecycle: "finance", from: "Receipt", here: "Reporting", to: "Audit" },
  situation: {
    statement:
      "Property, plant and equipment is often one line on the balance sheet and forty tabs in a workbook. Auditors ask for the tabs.",
    paragraphs: [
      "Oracle Assets can hold all of it: cost, location, life, depreciation, improvements, transfers and retirements, each with a transaction and an accounting event. That is lost when mass additions wait unposted, construction is never capitalized, or a disposal is booked by journal because the asset record was never made.",
      "Repair is patient work. The subledger is made complete, then made right, and then the way around it is closed. From that day depreciation for any period can be explained, and followed from FA_DEPRN_DETAIL to the ledger by anyone with read access. The workbook can be archived.",
    ],
  },
  capabilities: {
    note: "Six pieces of one subledger. Begin with the sixth if today’s balance is in doubt.",
    items: [
      {
        name: "Books, categories, flexfields",
        text: "Asset books, calendars, categories, prorate conventions, asset key and location flexfields, with lives and thresholds taken from your capitalization policy.",
      },
      {
        name: "Additions from Payables and Projects",
        text: "Mass additions created, reviewed and posted on a fixed day each period. Lines under the threshold are expensed with a reason, and the queue ends empty.",
      },
      {
        name: "Construction and software in progress",
        text: "Costs held by project and capitalized when placed in service or accepted, with balances agreed to USSGL 172000 and 183200 each quarter.",
      },
      {
        name: "Transfers, impairments, retirements",
        text: "Changes entered as asset transactions with papers attached, so that the system computes the gain, the loss or the remaining basis.",
      },
      {
        name: "Subledger Accounting for assets",
        text: "Account rules that carry fund, organization and program from each distribution, so depreciation in USSGL 671000 lands in the fund that bought the asset.",
      },
      {
        name: "Tie-out to the ledger",
        text: "Cost Summary, Reserve Summary and CIP Summary reports agreed to their accounts every period, with any difference listed by asset number.",
      },
    ],
  },
  process: {
    note: "Complete first, correct second, connect third. The order matters more than the speed.",
    steps: [
      {
        name: "Complete",
        time: "Weeks 1 to 5",
        text: "Ledger activity in the asset accounts is matched to asset transactions. Whatever exists only as a journal is listed with amount, document and preparer.",
        output: "Journal-to-asset match, unmatched items first",
      },
      {
        name: "Correct",
        time: "Weeks 5 to 12",
        text: "Missing assets are added with their true date placed in service, catch-up depreciation is reviewed before it posts, and duplicates are retired.",
        output: "Corrected book with support for each entry",
      },
      {
        name: "Connect",
        time: "Weeks 10 to 16",
        text: "Payables, Projects, receiving and the property system are set to create, move and retire assets, which removes the excuse for manual journals.",
        output: "Tested interfaces and restricted journal access",
      },
      {
        name: "Close",
        time: "Two quarter-ends",
        text: "Your accountants post additions, run depreciation, agree the reports and close the period from a checklist. We review and stand aside.",
        output: "Two quarter-end files prepared by your staff",
      },
    ],
  },
  deliverables: {
    lead: "Five files, from the roll-forward behind the statements back to the setup that produces it.",
    rows: [
      {
        name: "Asset roll-forward",
        shows: "Opening balance, additions, transfers, retirements, depreciation and closing balance by class",
        firstReader: "Financial reporting lead",
      },
      {
        name: "Journal-to-asset match",
        shows: "Each ledger entry in a property account beside its asset transaction, or its absence",
        firstReader: "Chief accountant",
      },
      {
        name: "Capitalization decisions",
        shows: "For each large purchase: capitalize, expense or bulk, with the policy line applied",
        firstReader: "Auditors",
      },
      {
        name: "Setup workbook",
        shows: "Books, categories, lives, conventions and accounts, with approval for each value",
        firstReader: "System owner",
      },
      {
        name: "Period-end kit",
        shows: "Report parameters, tie-out templates and expected results for a clean close",
        firstReader: "Asset accountants",
      },
    ],
  },
  standards: [
    {
      rule: "sffas-6",
      meaning: "Accounting for property, plant and equipment: what is capitalized, at which cost, and how it is depreciated.",
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
      meaning: "Correction of errors and changes in accounting principles, which governs prior-year clean-up.",
    },
    {
      rule: "omb-a-136",
      part: "property note",
      meaning: "The disclosure of cost, accumulated depreciation and net book value by major class.",
    },
    {
      rule: "cfr-2-200-313",
      meaning: "Equipment bought under federal awards: records, a physical inventory at least every two years, disposition.",
    },
  ],
  questions: [
    {
      question: "What do federal books need that a commercial setup misses?",
      answer:
        "A fund on each distribution, trading partners on transfers between agencies, memorandum accounts 880100 and 880200 for capitalized purchases, and disposal entries that follow the USSGL. We test those four before anything else.",
    },
    {
      question: "Can you clean up while depreciation keeps running?",
      answer:
        "Yes. Corrections enter the open period, expensed or amortized as your policy says, and the prior-year effect is kept on a separate list so management and auditors can weigh it under SFFAS 21.",
    },
    {
      question: "How does Oracle Assets divide the work with Sunflower?",
      answer:
        "Oracle keeps cost and depreciation; Sunflower keeps custody, location and condition. Barcode and asset number join the two records, and a retirement in either must appear in the other before the period closes.",
    },
  ],
  related: [
    "sunflower",
    "oracle-financials",
    "us-treasury-accounting-and-reporting-support",
    "audit-support",
  ],
} satisfies ServiceItem;
