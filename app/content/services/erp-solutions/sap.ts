import type { ServiceItem } from "../../shapes/types.ts";

export const sap = {
  name: "SAP",
  meta: {
    title: "SAP S/4HANA and Funds Management for Public Sector",
    description:
      "SAP S/4HANA and ECC for public money: Funds Management, BCS, availability control and the Universal Journal, reconciled ledger to ledger and ready for year-end.",
  },
  promise: "Funds control that says no before the obligation, not after.",
  lead: "We set up, repair and convert SAP for public finance, on ECC or S/4HANA. That means Funds Management, the Budget Control System, grants, buying, assets and the close.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Apportionment", to: "Reporting" },
  situation: {
    statement:
      "In SAP the budget, the commitment and the payment sit in different ledgers. When derivation rules drift, those ledgers stop agreeing with each other.",
    paragraphs: [
      "Financial Accounting posts to the Universal Journal, table ACDOCA. Funds Management keeps its own actual line items in FMIFIIT and its commitments in FMIOI. Budget lives in the Budget Control System, and availability control checks against yet another ledger, filled by derivation. One fund or commitment item derived wrongly is wrong in all of them.",
      "Agencies, states, school systems and universities know the symptoms: a purchase order blocked for a reason nobody can give, a fiscal-year change that drops commitments, a fund report that misses the trial balance. The cause is found in customizing or master data, and a fix there can be tested.",
    ],
  },
  capabilities: {
    note: "Named as SAP names them, so your functional and Basis teams know what is meant.",
    items: [
      {
        name: "Funds Management master data",
        text: "FM area, funds, funds centers, commitment items, functional areas and funded programs, each with validity dates, an owner and a rule for opening more.",
      },
      {
        name: "Account assignment derivation",
        text: "FMDERIVE strategies read step by step, shortened, and tested with the documents people really post, including payroll, asset and clearing entries.",
      },
      {
        name: "Budget Control System",
        text: "Budget structure, budget types, entry documents, releases, transfers and supplements, arranged so that legal limits and internal targets are never confused.",
      },
      {
        name: "Availability control",
        text: "Control objects, activity groups and tolerance profiles matched to your fund control policy, with each warning and each hard stop tied to its paragraph.",
      },
      {
        name: "US federal postings",
        text: "Budgetary ledger derivations that write the 4000-series USSGL entry beside the proprietary one, with the fund and Treasury attributes that GTAS will ask for.",
      },
      {
        name: "Universal Journal and close",
        text: "Ledgers, document splitting, GR/IR clearing, asset year-end and balance carryforward, sequenced in one calendar with the FM tie-out built in.",
      },
      {
        name: "Conversion to S/4HANA",
        text: "Readiness Check, simplification items, Business Partner conversion and new Asset Accounting, with FI and FM totals compared before and after each mock run.",
      },
      {
        name: "Roles and conflicts",
        text: "PFCG roles rebuilt from job tasks and run against a conflict rule set. Where GRC Access Control is in use, firefighter logs get a named reviewer.",
      },
    ],
  },
  process: {
    note: "The order of a repair. A conversion to S/4HANA adds two mock cutovers before the last step.",
    steps: [
      {
        name: "Reconcile",
        time: "Weeks 1 to 3",
        text: "FI, FM and the availability control ledger are compared for one closed year. FMAVCDIFF and FM line item reports supply the list of differences.",
        output: "Difference list by document and amount",
      },
      {
        name: "Trace to a rule",
        time: "Weeks 3 to 6",
        text: "Every difference is followed to a derivation step, a customizing entry, a master record or a way of working, and receives an owner.",
        output: "Cause map, ranked by value and by risk of overspending",
      },
      {
        name: "Correct",
        time: "Weeks 5 to 12",
        text: "Rules change in development, travel by transport and pass regression scripts in quality. Data is rebuilt with SAP’s own reconstruction programs, not by hand.",
        output: "Approved transports with test evidence",
      },
      {
        name: "Rehearse year-end",
        time: "Weeks 10 to 16",
        text: "A full fiscal-year change runs on a copy of production. Commitments, budget and balances are carried forward, then compared on both sides of the line.",
        output: "Carryforward rehearsal report with open points",
      },
    ],
  },
  deliverables: {
    lead: "Five working documents and the transports themselves, readable by a team that has never met us.",
    rows: [
      {
        name: "FI to FM reconciliation",
        shows: "Universal Journal against Funds Management by fund and period, with each difference explained",
        firstReader: "Chief accountant",
      },
      {
        name: "Derivation map",
        shows: "In plain words, how each document type finds its fund, center and commitment item",
        firstReader: "Functional lead",
      },
      {
        name: "Funds control matrix",
        shows: "Control level, tolerance and message for each activity, with the policy that requires it",
        firstReader: "Budget officer",
      },
      {
        name: "Year-end calendar",
        shows: "Jobs, transactions, owners and checks in order, from the last posting to opened books",
        firstReader: "Controller",
      },
      {
        name: "Role and conflict report",
        shows: "Business roles, critical authorizations and the remaining conflicts with their mitigation",
        firstReader: "Internal audit",
      },
    ],
  },
  standards: [
    {
      rule: "antideficiency-act",
      meaning:
        "Forbids federal obligations or spending beyond what was appropriated or apportioned; availability control is the first line of defense.",
    },
    {
      rule: "ussgl",
      part: "budgetary accounts",
      meaning:
        "The 4000 series that follows authority from appropriation to expended, posted beside the proprietary entry.",
    },
    {
      rule: "gasb-54",
      meaning:
        "Fund balance classes and governmental fund types for states and localities, which shape the fund master.",
    },
    {
      rule: "gasb-103",
      meaning: "Improvements to the financial reporting model, including budgetary comparison information.",
    },
    {
      rule: "cfr-2-200",
      meaning: "The Uniform Guidance: what universities, states and non-profits must track for each federal award.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AC-5 and AC-6",
      meaning: "Separation of duties and least privilege, the two controls an SAP role design must show.",
    },
  ],
  questions: [
    {
      question: "We still run ECC. How urgent is the move?",
      answer:
        "Urgent enough to plan. SAP’s mainstream maintenance for ECC 6.0 on enhancement packages 6 to 8 runs to the end of 2027. Clean Funds Management data first; it is the slowest part and useful in either release.",
    },
    {
      question: "Do you know Funds Management outside federal agencies?",
      answer:
        "Yes. BCS and availability control are the same software in a city, a state or a university. The legal basis changes: adopted budget instead of apportionment, encumbrance law, and GASB in place of FASAB.",
    },
    {
      question: "Can some purchases pass when others are stopped?",
      answer:
        "They can. Tolerance profiles differ by activity, so payroll may warn where a purchase order stops. We write each exception beside the policy that allows it, and test that nothing else slips through.",
    },
    {
      question: "System conversion, new implementation or selective transition?",
      answer:
        "It depends on how much history is right. Reconciled FM data argues for conversion; years of wrong derivations argue for a fresh start with open items. The difference list decides better than a workshop does.",
    },
  ],
  related: [
    "budget-management",
    "grants-execution-funds-control",
    "systems-modernizations",
    "financial-system-integration",
    "identity-access-management",
  ],
} satisfies ServiceItem;
