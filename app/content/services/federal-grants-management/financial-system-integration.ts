import type { ServiceItem } from "../../shapes/types.ts";

export const financialSystemIntegration = {
  name: "Financial System Integration",
  meta: {
    title: "Grants and Financial System Integration",
    description:
      "Interfaces between grants systems, ERP ledgers, ASAP, PMS, Grants.gov, SAM.gov and the DATA Act Broker, each with control totals and an owner.",
  },
  promise: "One FAIN, one amount, in every system that holds it.",
  lead: "We link grants systems, ledgers, payments and public reports. An award is entered once, and every later record can be traced back to it.",
  thread: { lifecycle: "grants", from: "Application", here: "Drawdown", to: "Closeout" },
  situation: {
    statement:
      "An award keyed three times will sooner or later be three awards. The interface, not the reconciliation, is where to fix it.",
    paragraphs: [
      "A federal award passes through Grants.gov, a grants management system, the core financial system, ASAP or PMS, SAM.gov and the DATA Act Broker. A recipient adds its own ERP, payroll, procurement and effort records. Where these are joined by spreadsheets, amounts drift, dates differ and nobody can say which copy is right.",
      "The cost shows at reporting time. File C does not agree with the FABS records, the SF-425 does not agree with the draws, and a rejected batch sits unread because no one owns the error file. A good interface carries its own control totals and tells a named person when they fail.",
    ],
  },
  capabilities: {
    note: "An interface is built with its balancing report, or it is not done.",
    items: [
      {
        name: "Award to ledger",
        text: "Awards and modifications posted as commitments and obligations in Oracle, SAP or another core system, with the FAIN as the document reference.",
      },
      {
        name: "Ledger to ASAP and PMS",
        text: "Authorization files out, draw activity back in, and each payment matched to its award, Treasury account and accounting line before it posts.",
      },
      {
        name: "Grants.gov and SAM.gov",
        text: "SF-424 packages taken in through system-to-system web services, and entity data refreshed from SAM.gov so UEI, name and registration status stay current.",
      },
      {
        name: "DATA Act files and FABS",
        text: "File C and financial assistance records drawn from the same award data, then compared by FAIN and amount before the submission is certified.",
      },
      {
        name: "Recipient systems",
        text: "Project, payroll, procurement and indirect cost data joined at award level, so an SF-425 can be produced from the ledger and drilled into.",
      },
      {
        name: "Master data and crosswalks",
        text: "One governed table that ties FAIN, Assistance Listing, fund, project, Treasury account and payment account together, with dates and an owner per row.",
      },
      {
        name: "Control totals and rejects",
        text: "Record counts and dollar totals balanced at both ends, rejects queued with reasons, and an alert to a person when a run fails.",
      },
    ],
  },
  process: {
    note: "Interfaces go live one at a time, each after two clean cycles beside the old method.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "We list every feed, file, screen and spreadsheet that moves award data, with its owner, schedule, volume and the errors of the past quarter.",
        output: "Interface inventory and data flow diagram",
      },
      {
        name: "Define",
        time: "Weeks 3 to 6",
        text: "For each interface we write the field mapping, the key, the transformation, the control totals, and what happens when a record fails.",
        output: "Interface control documents, agreed at both ends",
      },
      {
        name: "Build",
        time: "Weeks 5 to 14",
        text: "Work is done in your integration tools where you have them: REST or SOAP services, Oracle Integration, SAP Integration Suite, MuleSoft or secured file transfer.",
        output: "Code and configuration in your repository",
      },
      {
        name: "Prove",
        time: "Weeks 10 to 18",
        text: "Old and new methods run side by side for two cycles. Totals must agree to the cent, and every reject must reach its owner.",
        output: "Parallel run results, by interface",
      },
      {
        name: "Operate",
        time: "From week 18",
        text: "Runbooks, schedules and monitoring pass to your operations team. We stay on call through the first quarter-end and the first DATA Act certification.",
        output: "Runbooks and a signed handover",
      },
    ],
  },
  deliverables: {
    lead: "The design, the code and the proof that it balances. Nothing depends on a tool that only we hold.",
    rows: [
      {
        name: "Interface control documents",
        shows: "Fields, keys, schedules, security and error rules for each connection",
        firstReader: "System owners",
      },
      {
        name: "Award crosswalk",
        shows: "How FAIN, fund, project, Treasury account and payment account relate, with effective dates",
        firstReader: "Accountants, data stewards",
      },
      {
        name: "Source code and configuration",
        shows: "Every map, script and job, under version control with its tests",
        firstReader: "Integration team",
      },
      {
        name: "Balancing reports",
        shows: "Counts and amounts sent, accepted and rejected, for every run",
        firstReader: "Controllers",
      },
      {
        name: "Parallel run file",
        shows: "Old and new results compared record by record, with each difference resolved",
        firstReader: "Auditors",
      },
      {
        name: "Runbooks",
        shows: "How to start, stop, rerun and recover each job, with contacts at every partner system",
        firstReader: "Operations staff",
      },
    ],
  },
  standards: [
    {
      rule: "cfr-2-200-302",
      meaning:
        "Recipients must identify each award in their accounts by Assistance Listing, FAIN, year, agency and pass-through, and trace its funds.",
    },
    {
      rule: "data-act",
      also: ["gsdm"],
      meaning:
        "The Governmentwide Spending Data Model: elements, files and validation rules behind USAspending.gov, including File C and FABS.",
    },
    {
      rule: "ffata",
      part: "subaward reporting",
      meaning: "Prime recipients report first-tier subawards, and certain executive pay, through SAM.gov.",
    },
    {
      rule: "great-act",
      meaning: "Standard data elements for recipient reporting, so that reports can be exchanged as data and not as documents.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "Managing financial management systems, their risk, and compliance with FFMIA.",
    },
    {
      rule: "nist-sp-800-47",
      meaning: "Managing the security of information exchanges: the agreements and controls for data that crosses a boundary.",
    },
  ],
  questions: [
    {
      question: "Do we have to replace our grants system first?",
      answer:
        "No. An interface needs a stable key and a reliable extract, and most grants systems can give both. We record the limits of the present system, which helps if you replace it later.",
    },
    {
      question: "How do you treat old awards that were never keyed by FAIN?",
      answer:
        "We map legacy award numbers to FAINs in the crosswalk and note the source of each match. Pairs that cannot be proved stay on an open list for the grants office to decide, one by one.",
    },
    {
      question: "Who fixes a rejected record at two in the morning?",
      answer:
        "Usually nobody, and that is by design. The run completes without the bad record, the control report shows it as open, and its owner sees it at start of business with the reason.",
    },
    {
      question: "How is the connection secured?",
      answer:
        "With encryption in transit, service accounts that can do one thing only, an information exchange agreement where the systems have different owners, and a log of every run. Your security team reviews the design first.",
    },
  ],
  related: [
    "grants-execution-funds-control",
    "api-development-and-integrations",
    "us-treasury-accounting-and-reporting-support",
    "ricew-objects",
    "oracle-financials",
  ],
} satisfies ServiceItem;
