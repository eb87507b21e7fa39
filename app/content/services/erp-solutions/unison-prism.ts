import type { ServiceItem } from "../../types/content-schema.types.ts";

export const unisonPrism = {
  name: "Unison PRISM",
  meta: {
    title: "Unison PRISM Support for Federal Contracting Offices",
    description:
      "Unison PRISM configured, connected and reconciled: requisition to closeout, clause sets, FPDS reports, and an interface where each award meets its obligation.",
  },
  promise: "Every PRISM award matched to the ledger.",
  lead: "We configure, connect and support Unison PRISM for federal contracting offices. We also take responsibility for its link to the ledger, where a signed action becomes a recorded obligation.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Reporting" },
  situation: {
    statement:
      "Five messages connect PRISM to a ledger: funds check, commitment, obligation, receipt and payment status. A rejected message leaves a binding award out of the books until someone reads the queue.",
    paragraphs: [
      "All five must carry the same document number, line, accounting string and vendor on both sides. The usual reasons for a reject are simple: a retired accounting code, a vendor record that does not match SAM.gov, a modification that arrives before its base award. An award is an obligation from the time it is signed, so a reject understates undelivered orders until it is cleared.",
      "Two calendars put pressure on that queue. One-year money expires on September 30, after the heaviest weeks of buying. Clause sets have been changing with class deviations since 2025, ahead of a FAR rewrite that was still at the proposal stage on November 25, 2026. We handle both from one list that contracting and finance read each morning.",
    ],
  },
  capabilities: {
    note: "We support offices that run PRISM themselves and offices whose PRISM is hosted.",
    items: [
      {
        name: "Offices, routes and warrants",
        text: "We set up sites, roles, document types, approval routes and warrant limits to match your acquisition policy, with milestone plans for procurements that take months.",
      },
      {
        name: "Requisition to award",
        text: "We configure requisitions, solicitations and awards for the contract types you actually use, with output forms that need no manual editing.",
      },
      {
        name: "Clause sets",
        text: "Clauses carry an effective date and a prescription. Deviations and local text are marked and removed from the set on the day they lapse.",
      },
      {
        name: "Financial interface",
        text: "We specify the five messages field by field and define alerts, safe resubmission and a responsible office for every reject code you receive.",
      },
      {
        name: "SAM.gov and FPDS",
        text: "We refresh vendor data by Unique Entity ID. Contract action reports are completed from the award and confirmed before its release.",
      },
      {
        name: "Closeout in volume",
        text: "We sort physically complete contracts by age and type, work closeout checklists and last-payment checks, and prepare deobligation modifications for signature.",
      },
    ],
  },
  process: {
    note: "We start with the queue. Reading it takes days, and interviews would take weeks to find the same problems.",
    steps: [
      {
        name: "Match",
        time: "Weeks 1 and 2",
        text: "PRISM awards and modifications, ledger obligations and FPDS action reports are joined on PIID, modification number and line, for all open years.",
        output: "Three-way match with every orphan listed",
      },
      {
        name: "Clear",
        time: "Weeks 2 to 6",
        text: "The office that owns an orphan corrects it at the source. We work by fiscal year, oldest first, and code the causes as we go.",
        output: "Cleared list with cause codes and documents",
      },
      {
        name: "Repair",
        time: "Weeks 4 to 12",
        text: "Recurring causes are fixed in configuration, reference data or message mapping, then tested with the same rejects that exposed them.",
        output: "Tested changes and a new interface control document",
      },
      {
        name: "Watch",
        time: "Daily, through fiscal year-end",
        text: "Contracting and finance receive the same exception report. At quarter-end and year-end, one of our people stays with the queue until it is empty.",
        output: "Daily exception report and year-end sign-off",
      },
    ],
  },
  deliverables: {
    lead: "Contracting and finance own these documents jointly, with both names on the cover.",
    rows: [
      {
        name: "Three-way match",
        shows: "Award, obligation and action report, rather than order, receipt and invoice, by PIID and modification",
        firstReader: "Deputy CFO and procurement chief",
      },
      {
        name: "Interface control document",
        shows: "Each message, field, code translation, validation, error and retry rule",
        firstReader: "Integration team",
      },
      {
        name: "Reject code book",
        shows: "The meaning of each error, the office that corrects it, the screen and the deadline",
        firstReader: "Contract specialists",
      },
      {
        name: "Clause set register",
        shows: "Current clauses, deviations, local text and the date of the next review",
        firstReader: "Policy office",
      },
      {
        name: "Closeout worklist",
        shows: "Completed contracts by age, with open balance, missing item and next step",
        firstReader: "Contracting officers",
      },
      {
        name: "Year-end runbook",
        shows: "Cut-off times, batch order, contacts and the test that shows the queue is clear",
        firstReader: "Operations lead",
      },
      {
        name: "Access list",
        shows: "PRISM accounts by site and role, with shared or dormant ones marked and the date of the last review",
        firstReader: "Information system security officer",
      },
    ],
  },
  engagement: {
    needs:
      "Extracts of awards, modifications and interface logs for all years not yet canceled. The undelivered orders detail from the ledger. An FPDS report for the same years. A contract specialist and an accounts analyst for two half-days a week each, and contact information for Unison’s support desk, with permission to open cases in your name.",
    arrival:
      "Extracts of awarded actions, sent through your secure transfer without taxpayer or bank fields, are enough for the first two weeks. Meanwhile, we request PRISM accounts, one per person and with no warrant attached, since our people must not be able to release a document.",
    team: "Two or three to match and clear (an acquisition analyst, an accountant, a data analyst), or four with an integration developer while messages are being changed.",
    length:
      "Two weeks for the match, three months to a repaired interface and a full fiscal year if we monitor the queue. The time depends on the number of open years and on whether receipts use the interface too.",
    handover:
      "The exception report runs on your scheduler under your account. A closing memorandum lists cause codes, cases open with the vendor and the match queries, and names the two offices that share the queue afterward.",
  },
  standards: [
    {
      rule: "usc-31-1501",
      meaning: "What may be recorded as an obligation, including a binding written agreement made within the period of availability.",
    },
    {
      rule: "usc-31-1552",
      meaning: "Fixed-year accounts close on September 30 of the fifth year after they expire, and balances are canceled.",
    },
    {
      rule: "far",
      meaning: "Sets the documents, clauses, reporting and closeout duties that PRISM is configured to follow.",
    },
    {
      rule: "fpds",
      part: "contract action reports",
      meaning: "The official record of each reportable action, searched in SAM.gov and expected to match the signed document.",
    },
    {
      rule: "data-act",
      part: "Files C and D1",
      meaning: "Award spending from the ledger and contract data from FPDS, linked by award number in Treasury’s broker.",
    },
    {
      rule: "nara-grs-1-1",
      meaning: "How long financial and procurement records are kept, and therefore when a closed file may be destroyed.",
    },
  ],
  questions: [
    {
      question: "Does it matter which financial system we run?",
      answer: "Not much. Formats differ among Oracle, SAP and other ledgers, but the five events are the same.",
    },
    {
      question: "Our PRISM is hosted by Unison. Is there work for you?",
      answer:
        "Yes. The vendor is responsible for the product and the platform. Configuration, reference data, interface behavior and reconciliation remain with your agency, and that is where we work. Product defects go to Unison’s support desk under your case number, with steps to reproduce them.",
    },
    {
      question: "What if you find an obligation that was never recorded?",
      answer:
        "We tell you the same day. We send the signed document, its dates, the accounting string it cites and the log line that shows where it stopped to the contracting officer and the budget officer together. The entry belongs to the year whose appropriation the award cites, expired or not. Your budget officer and counsel decide whether the amount was covered and whether the Antideficiency Act is involved.",
    },
    {
      question: "Should we plan for a governmentwide contract writing system?",
      answer:
        "Plan for data that can move. GSA has led an Acquisition QSMO since OMB’s March 2026 announcement, which said nearly 230 systems would be consolidated. As of November 25, 2026, we found no schedule for individual agencies.",
    },
    {
      question: "How do you close an old contract whose file is incomplete?",
      answer:
        "We list what is missing and ask the contracting officer’s representative, the vendor and the paying office for it. We describe anything still missing in a draft memorandum to file for the contracting officer to approve and sign.",
    },
    {
      question: "What if the contractor never sends its final invoice?",
      answer: "Ask in writing, with a date. Under a cost-reimbursement contract, the completion voucher is due within 120 days after the final indirect rates of all its years are settled. If it does not come, the contracting officer may determine what is due and record that in a unilateral modification, as a final decision (FAR 42.705). For a fixed price, compare what was accepted with what was paid. If all of it is paid, no invoice is missing. If not, the difference is owed, so keep it as a payable and release only the rest. Watch the year in which the account cancels, since a later bill then falls on current funds. We prepare the comparison. The officer signs.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the match and the repaired interface. Firm-fixed-price per month to monitor the queue.", naics: ["541512", "541511", "541219"], psc: ["DA01"], labor: ["Senior ERP consultant", "Federal accountant", "Database specialist", "Software developer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "oracle-clm",
    "financial-system-integration",
    "interagency-agreements-iaa-support",
    "api-development-and-integrations",
    "service-desk-and-support",
  ],
} satisfies ServiceItem;
