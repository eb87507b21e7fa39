import type { ServiceItem } from "../../types/content-schema.types.ts";

export const financialSystemIntegration = {
  name: "Financial System Integration",
  meta: {
    title: "Grants and Financial System Integration",
    description:
      "Interfaces between grants systems, ERP ledgers, ASAP, PMS, Grants.gov, SAM.gov and the DATA Act Broker, each with control totals and an owner.",
  },
  promise: "One FAIN and one amount in every system.",
  lead: "An award should be entered once. Interfaces then carry it to the ledger, the payment account and the public record, and a balancing report confirms what arrived.",
  thread: { lifecycle: "grants", from: "Application", here: "Drawdown", to: "Closeout" },
  situation: {
    statement:
      "“Which of these three amounts is the award?” If people have to ask, someone has keyed the same document three times.",
    paragraphs: [
      "A federal award passes through Grants.gov, a grants management system, the core financial system, ASAP or PMS, SAM.gov and the DATA Act Broker. A recipient adds its own ERP, payroll, procurement and effort records. Spreadsheets kept between any two of these systems drift apart in amount or date, and people decide by habit which copy to trust. The copies then have to be reconciled every month.",
      "The problems appear at reporting time. File C does not agree with the FABS records, or the SF-425 with the draws, while a rejected batch sits in an error file that no one checks. A good interface carries its own control totals and alerts a named person when they do not agree.",
    ],
  },
  capabilities: {
    note: "Each interface comes with its balancing report.",
    items: [
      {
        name: "Award to ledger",
        text: "Awards and modifications post as commitments and obligations in Oracle, SAP or another core system, with the FAIN as the document reference.",
      },
      {
        name: "Ledger to ASAP and PMS",
        text: "Authorization files go out and draw activity comes back. A payment is matched to its award, Treasury account and accounting line before it posts.",
      },
      {
        name: "Grants.gov and SAM.gov",
        text: "We receive SF-424 packages through system-to-system web services, and refresh SAM.gov entity data to keep UEI, name and registration status current.",
      },
      {
        name: "DATA Act files and FABS",
        text: "We draw File C and financial assistance records from the same award data, then compare them by FAIN and amount before the submission is certified.",
      },
      {
        name: "Recipient systems",
        text: "We join project, payroll, procurement and indirect cost data at award level, so an SF-425 can be produced and drilled into.",
      },
      {
        name: "Master data and crosswalks",
        text: "One governed table ties FAIN, Assistance Listing, fund, project, Treasury account and payment account together. Every row has a date and an owner.",
      },
      {
        name: "Control totals and rejects",
        text: "Record counts and dollar totals are balanced at both ends, rejects are queued by reason, and a person is alerted when a run fails.",
      },
      {
        name: "Subaward reporting feeds",
        text: "We prepare first-tier subaward data from the prime’s own records for SAM.gov, which took over this reporting in March 2025. Amendments update the earlier report and preserve its history.",
      },
    ],
  },
  process: {
    note: "Interfaces go live one at a time, after two clean cycles in parallel with the old method.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "We list feeds, files, screens and spreadsheets that move award data, with their owners, schedules, volumes and errors from the past quarter.",
        output: "Interface inventory and data flow diagram",
      },
      {
        name: "Define",
        time: "Weeks 3 to 6",
        text: "For each interface, we write the field mapping, the key, the transformation and the control totals, then the path of a record that fails.",
        output: "Interface control documents, approved at both ends",
      },
      {
        name: "Approve the exchange",
        time: "Weeks 4 to 8",
        text: "Where the systems have different owners, we draft an information exchange agreement and both security offices review the connection. We start before the design is finished, since the project controls neither office’s schedule.",
        output: "Signed exchange agreement",
      },
      {
        name: "Build",
        time: "Weeks 5 to 14",
        text: "We use your integration platform where you have one: REST or SOAP services, Oracle Integration, SAP Integration Suite, MuleSoft or secured file transfer.",
        output: "Code and configuration in your repository",
      },
      {
        name: "Prove",
        time: "Weeks 10 to 18",
        text: "Old and new methods run in parallel for two cycles. Totals must agree to the cent, and rejects must reach their owner.",
        output: "Parallel run results, by interface",
      },
      {
        name: "Operate",
        time: "From week 18",
        text: "Runbooks, schedules and monitoring pass to your operations staff. Our developers stay on call through the first quarter-end and the first DATA Act certification.",
        output: "Runbooks and a signed handover",
      },
    ],
  },
  deliverables: {
    lead: "You get the design, the code and proof that it balances, in formats and on platforms you already license.",
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
        shows: "Old and new results compared record by record, and how differences were resolved",
        firstReader: "Auditors",
      },
      {
        name: "Runbooks",
        shows: "How to start, stop, rerun and recover each job, with contacts at every partner system",
        firstReader: "Operations staff",
      },
    ],
  },
  engagement: {
    needs:
      "Technical contacts at both ends of a connection, an integration test environment with test accounts at ASAP, PMS or Grants.gov as needed, sample files from the past quarter and a security officer who can say which exchange agreement applies.",
    arrival:
      "The lead analyst and the grants accountant start together, because a defect in an award feed often traces back to an accounting rule. They collect a week of real runs, including rejects, before proposing a design.",
    team: "A lead analyst, one or two developers and a part-time grants accountant for each interface. A tester joins for parallel runs. Programs with several interfaces add an architect.",
    length:
      "A first interface takes three to five months, and the next on the same platform takes less. The range includes the wait for a partner’s test window and for signatures on an exchange agreement.",
    handover:
      "For one cycle, your operators run the job alone while our developers read the logs. Credentials are rotated on the last day. The repository is yours from the first commit. We correct defects in what we built until the first quarter has closed and, at an agency, its DATA Act certification has been filed.",
  },
  standards: [
    {
      rule: "cfr-2-200-302",
      meaning:
        "Recipients must identify each award in their accounts by Assistance Listing, FAIN, year, agency and pass-through, and trace its funds. A rewrite has been proposed.",
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
      meaning: "Prime recipients report first-tier subawards, and certain executive pay. Since March 2025, this has been done in SAM.gov.",
    },
    {
      rule: "great-act",
      meaning: "Standard data elements for recipient reporting, so that reports can be exchanged as data.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "Managing financial management systems, their risk, and compliance with FFMIA, dated December 2022.",
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
        "No. An interface needs a stable key and a reliable extract, and most grants systems can provide both. We record the limits of the current system along the way.",
    },
    {
      question: "How do you handle old awards that were never keyed by FAIN?",
      answer:
        "We map legacy award numbers to FAINs in the crosswalk and note the source of each match. Matches that cannot be proved stay on an open list for the grants office to resolve.",
    },
    {
      question: "Who fixes a record that is rejected overnight?",
      answer:
        "The owner of the record, at the start of business. The run completes without the bad record, and the control report lists it as open. To test an interface, compare counts and amounts sent, accepted and rejected for a sample of days, and follow each reject to its correction. Send one record twice as well: a unique key must stop the second.",
    },
    {
      question: "What must a subaward say, and where do we report it?",
      answer:
        "200.332 lists it: both parties, the FAIN, Assistance Listing, dates, amounts, the indirect rate, the rules that apply, and the terms on access, reports and closeout. A specific condition (200.208), such as payment by reimbursement, more reports or a review of each phase, comes with its reason, what lifts it and by when. A prime recipient reports each subaward of $30,000 or more by the end of the month after it is made. The reports were made in FSRS until March 2025, and are now made in SAM.gov. A commitment form, before the proposal, gives name, UEI, scope, budget, rate, conflict of interest policy and signature. We take the data from the subaward register, so that it is typed once.",
    },
    {
      question: "How is the connection secured?",
      answer:
        "There are four layers, and your security officer reviews them before the build. Traffic is encrypted in transit with validated modules. A service account can perform one function and is tied to the source address. Where the two systems have different owners, an information exchange agreement specifies the data, the officials and the notice each side owes the other after an incident. Runs are logged with counts and hashes, and the log is kept for the retention period of the financial record it supports.",
    },
    {
      question: "Who signs a subaward at a university, and what is the FDP template?",
      answer: "For each side, an official to whom the institution has delegated it, often in the sponsored programs office and called the authorized organizational representative (AOR). The principal investigator usually may not. The Federal Demonstration Partnership (FDP) publishes subaward templates, which nonmembers may use too, at their own risk. A cover page has the terms and both signatures. Attachments hold certifications, terms of the prime award, contacts, reports, and the statement of work with the budget. The pass-through entity answers for each term that must flow down. Before the signature, check exclusions, risk, dates and the indirect rate (200.332). We compare signed subawards with the award, and sign none.",
    },
    {
      question: "How does an award move when its principal investigator changes universities?",
      answer: "The award is the university’s, which may name another investigator, end it, or give it up. For NIH, the old university signs a relinquishing statement with the date, the unspent balance and the equipment that goes along, and the new one sends a transfer application. NIH has to approve, wants to hear of it months ahead, and seldom moves an award in a no-cost extension. For NSF, both universities agree, and the request names disbursements, unpaid obligations and the unobligated balance. If little is left, a subaward may do instead. Stop charges on the last day, settle payroll, subawards and cost share, and send the old award’s final reports. We reconcile the balance that moves.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each interface. Labor-hour line items with a ceiling price where a partner sets the test dates.", naics: ["541512", "541219"], psc: ["DA01", "R710"], labor: ["Senior ERP consultant", "Software developer", "Federal accountant", "Test engineer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "grants-execution-funds-control",
    "api-development-and-integrations",
    "us-treasury-accounting-and-reporting-support",
    "ricew-objects",
    "oracle-financials",
  ],
} satisfies ServiceItem;
