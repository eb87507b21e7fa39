import type { ServiceItem } from "../../shapes/types.ts";

export const unisonPrism = {
  name: "Unison PRISM",
  meta: {
    title: "Unison PRISM Support for Federal Contracting Offices",
    description:
      "Unison PRISM configured, connected and reconciled: requisition to closeout, clause sets, FPDS reports, and an interface where each award meets its obligation.",
  },
  promise: "Every signature in PRISM, matched in the ledger.",
  lead: "We set up, connect and support Unison PRISM for federal contracting offices. We guard the link to the ledger, where each signed action becomes a recorded obligation.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Reporting" },
  situation: {
    statement:
      "A contracting officer signs on the last day of the quarter. Three days later the obligation is still an error in an interface queue.",
    paragraphs: [
      "PRISM and the financial system are two products, so they depend on a conversation: funds check, commitment, obligation, receipt, payment status. Each message needs the same document number, line, accounting string and vendor on both sides. If one differs, the award is binding, the ledger is silent, and undelivered orders stay understated until somebody looks.",
      "Looking daily is the first remedy. The second is to remove causes: retired accounting codes, vendor records out of step with SAM.gov, modifications that arrive before their base award, shared accounts used to push a document through, clause sets that no longer match your class deviations.",
    ],
  },
  capabilities: {
    note: "For offices that run PRISM themselves, and for those whose PRISM is hosted.",
    items: [
      {
        name: "Offices, routes and warrants",
        text: "Sites, roles, document types, approval routes and warrant limits set to your acquisition policy, with milestone plans for the procurements that take months.",
      },
      {
        name: "Requisition to award",
        text: "Requisitions, solicitations and awards configured for the contract types you really use, and output forms that need no editing by hand.",
      },
      {
        name: "Clause sets",
        text: "Clauses versioned by effective date and prescription, with deviations and local text marked as such, and taken out on the day they lapse.",
      },
      {
        name: "Financial interface",
        text: "Commitment, obligation, deobligation, receipt and payment messages specified field by field, with alerts, safe resubmission and an owner for each kind of reject.",
      },
      {
        name: "SAM.gov and FPDS",
        text: "Vendor data refreshed by Unique Entity ID. Contract action reports completed from the award and confirmed before the award is released.",
      },
      {
        name: "Closeout in volume",
        text: "Physically complete contracts sorted by age and type, closeout checklists, last-payment checks, and deobligation modifications prepared for signature.",
      },
    ],
  },
  process: {
    note: "The queue comes first: it shows in days what interviews take weeks to find.",
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
        text: "Each orphan is corrected at its source by the office that owns it, oldest fiscal year first, and its cause is coded for later analysis.",
        output: "Cleared list with cause codes and documents",
      },
      {
        name: "Repair",
        time: "Weeks 4 to 12",
        text: "Causes that recur are fixed in configuration, reference data or message mapping, then tested with the very rejects that exposed them.",
        output: "Tested changes and a new interface control document",
      },
      {
        name: "Watch",
        time: "Daily, through fiscal year-end",
        text: "One exception report goes to contracting and finance together. On quarter-end and year-end nights, a person stays with the queue until it is empty.",
        output: "Daily exception report and year-end sign-off",
      },
    ],
  },
  deliverables: {
    lead: "Papers that let contracting and finance argue from the same list, and then stop arguing.",
    rows: [
      {
        name: "Three-way match",
        shows: "Award, obligation and action report by PIID and modification, differences first",
        firstReader: "Deputy CFO and procurement chief",
      },
      {
        name: "Interface control document",
        shows: "Each message, field, code translation, validation, error and retry rule",
        firstReader: "Integration team",
      },
      {
        name: "Reject code book",
        shows: "What each error means, who corrects it, where, and by when",
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
        shows: "Cut-off times, batch order, contacts and the test that says the queue is clear",
        firstReader: "Operations lead",
      },
    ],
  },
  standards: [
    {
      rule: "usc-31-1501",
      meaning: "What may be recorded as an obligation: among others, a binding written agreement made in the period of availability.",
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
      meaning: "The public record of each reportable action, expected to match the signed document.",
    },
    {
      rule: "data-act",
      part: "Files C and D1",
      meaning: "Award spending from the ledger and contract data from FPDS, linked by award number in Treasury’s broker.",
    },
    {
      rule: "nara-grs-1-1",
      meaning: "How long financial and procurement records are kept, which decides when a closed file may go.",
    },
  ],
  questions: [
    {
      question: "Does it matter which financial system we run?",
      answer:
        "Less than people expect. Formats differ among Oracle, SAP and other ledgers, but the events are the same: check, commit, obligate, receive, pay. We specify events first and connectors second.",
    },
    {
      question: "Our PRISM is hosted by Unison. Is there work for you?",
      answer:
        "Yes. The vendor keeps the product and the platform. We work on configuration, reference data, interface behavior and reconciliation, and send product defects to Unison’s desk with steps that reproduce them.",
    },
    {
      question: "What if you find an obligation that was never recorded?",
      answer:
        "You hear the same day, with the document and the dates. Whether it raises an Antideficiency Act question is for your budget officer and counsel. Our part is a complete, ordered set of facts.",
    },
    {
      question: "Can old contracts be closed when files are incomplete?",
      answer:
        "Often, but openly. We list what is missing, ask the contracting officer’s representative, the vendor and the paying office, and draft a memorandum to file. The contracting officer decides and signs.",
    },
  ],
  related: [
    "oracle-clm",
    "financial-system-integration",
    "interagency-agreements-iaa-support",
    "api-development-and-integrations",
    "service-desk-and-support",
  ],
} satisfies ServiceItem;
