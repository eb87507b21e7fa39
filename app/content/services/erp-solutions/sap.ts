import type { ServiceItem } from "../../types/content-schema.types.ts";

export const sap = {
  name: "SAP",
  meta: {
    title: "SAP S/4HANA and Funds Management for Public Sector",
    description:
      "SAP S/4HANA and ECC for public money: Funds Management, BCS, availability control and the Universal Journal, reconciled ledger to ledger and ready for year-end.",
  },
  promise: "Funds control that stops an order before it binds you.",
  lead: "For federal agencies, states, school systems and universities that run SAP on ECC or S/4HANA: Funds Management, the Budget Control System, grants, buying, assets and the close, repaired, set up or converted.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Apportionment", to: "Reporting" },
  situation: {
    statement:
      "“Which budget did this order hit, and why was it stopped?” In SAP the answer runs through several ledgers. A wrong derivation step is wrong in all of them.",
    paragraphs: [
      "Financial Accounting posts to the Universal Journal, table ACDOCA. Funds Management keeps its actual line items in FMIFIIT and its commitments in FMIOI. Budget is held by the Budget Control System, and availability control checks against a further ledger that derivation fills. A fund or commitment item derived wrongly therefore travels: into the check, into the commitment, into the fund report.",
      "On the surface the symptoms are unrelated. A purchase order is blocked for a reason that the help desk cannot give. A fiscal-year change drops commitments. A fund report misses the trial balance by a round amount. Behind them is nearly always customizing or master data, which means that a fix can be put into a transport and tested.",
    ],
  },
  capabilities: {
    note: "Named as SAP names them, for your functional and Basis teams.",
    items: [
      {
        name: "Funds Management master data",
        text: "FM area, funds, funds centers, commitment items, functional areas and funded programs. Validity dates are checked, owners named, and a procedure written for opening more.",
      },
      {
        name: "Account assignment derivation",
        text: "FMDERIVE strategies are read step by step, shortened, and tested on the documents people really post, payroll and clearing entries among them.",
      },
      {
        name: "Budget Control System",
        text: "Budget structure, budget types, entry documents, releases, transfers and supplements, arranged to keep a legal limit apart from an internal target.",
      },
      {
        name: "Availability control",
        text: "Control objects, activity groups and tolerance profiles are matched to your fund control policy. A warning or a hard stop cites the paragraph that asks for it.",
      },
      {
        name: "US federal postings",
        text: "Budgetary ledger derivations write the 4000-series USSGL entry beside the proprietary one and carry the fund and Treasury attributes that a GTAS file needs.",
      },
      {
        name: "Universal Journal and close",
        text: "Document splitting, GR/IR clearing, asset year-end and balance carryforward in one calendar, into which the agreement of FI and FM is built.",
      },
      {
        name: "Conversion to S/4HANA",
        text: "Readiness Check, simplification items, Business Partner conversion and new Asset Accounting. FI and FM totals are compared before and after a mock run.",
      },
      {
        name: "Roles and conflicts",
        text: "PFCG roles are rebuilt from job tasks and run against a conflict rule set. Where GRC Access Control is in use, firefighter logs go to a reviewer who signs for them.",
      },
    ],
  },
  process: {
    note: "Shown for a repair. A conversion to S/4HANA adds two mock cutovers before the last step.",
    steps: [
      {
        name: "Reconcile",
        time: "Weeks 1 to 3",
        text: "FI, FM and the availability control ledger are compared for one closed year, using FMAVCDIFF and the FM line item reports.",
        output: "Difference list by document and amount",
      },
      {
        name: "Trace to a rule",
        time: "Weeks 3 to 6",
        text: "A difference leads to a derivation step, a customizing entry, a master record or a way of working. Whoever owns that cause is told what it has cost.",
        output: "Cause map, ranked by value and by risk of overspending",
      },
      {
        name: "Correct",
        time: "Weeks 5 to 12",
        text: "Rules change in development, move by transport and pass regression scripts in quality. Ledgers are rebuilt by SAP’s own reconstruction programs.",
        output: "Approved transports with test evidence",
      },
      {
        name: "Rehearse year-end",
        time: "Weeks 10 to 16",
        text: "On a copy of production we run a full fiscal-year change: commitments, budget and balances carried forward, then compared in the old year and the new.",
        output: "Carryforward rehearsal report with open points",
      },
    ],
  },
  deliverables: {
    lead: "Working papers in your own terms, and the transports that carried them out.",
    rows: [
      {
        name: "FI to FM reconciliation",
        shows: "Universal Journal against Funds Management by fund and period, differences explained",
        firstReader: "Chief accountant",
      },
      {
        name: "Derivation map",
        shows: "In plain words, how each document type finds its fund, center and commitment item",
        firstReader: "Functional lead",
      },
      {
        name: "Funds control matrix",
        shows: "Control level, tolerance and message for each activity, beside the policy that requires it",
        firstReader: "Budget officer",
      },
      {
        name: "Year-end calendar",
        shows: "Jobs, transactions, owners and checks in order, from the last posting to opened books",
        firstReader: "Controller",
      },
      {
        name: "Role and conflict report",
        shows: "PFCG roles by job task, critical authorizations, remaining conflicts and how they are mitigated",
        firstReader: "Internal audit",
      },
    ],
  },
  engagement: {
    needs:
      "Display authorization in production for FI, FM and budgeting, developer and customizing rights in the development client, and a quality system copied from production within the last quarter. A budget analyst and an FM functional lead for half their week during the cause search. Basis for transports and copies.",
    arrival:
      "The first difference list is run in week one and discussed with budget and accounting in the same hour, because each has usually been explaining it to the other. Interviews come afterward and are about particular documents.",
    team: "Two to four people for a repair (an FM lead, an FI lead, a developer for derivation and reports) and 10 to 20 for a conversion, your own leads counted, which adds data, security and cutover work.",
    length:
      "Repairs run three to five months, conversions 12 to 24. The number of FM areas, years of unreconciled carryforward and the share of custom code in the derivation are what stretches either. A freeze around fiscal year-end is counted in.",
    handover:
      "Your functional lead presents the derivation map to our lead, which shows us what is unclear in it. Transport numbers, scripts and the rehearsal client are signed over to Basis, and we stay on call through the first carryforward in production.",
  },
  standards: [
    {
      rule: "antideficiency-act",
      meaning:
        "Forbids federal obligations or spending beyond what was appropriated or apportioned. Availability control is the first line of defense.",
    },
    {
      rule: "ussgl",
      part: "budgetary accounts",
      meaning:
        "The 4000 series that follows authority from appropriation to expended, posted beside the proprietary entry.",
    },
    {
      rule: "eo-14249",
      also: ["fm-qsmo"],
      part: "section 5",
      meaning:
        "CFO Act agencies are to take standard core finance from Treasury’s marketplace. A plan to convert or replace the ledger has to answer to that.",
    },
    {
      rule: "gasb-54",
      meaning:
        "Fund balance classes and governmental fund types for states and localities, which shape the fund master.",
    },
    {
      rule: "gasb-103",
      meaning:
        "Improvements to the financial reporting model, budgetary comparisons included. It governs fiscal years that began after June 15, 2025.",
    },
    {
      rule: "cfr-2-200",
      meaning: "The Uniform Guidance: what universities, states and non-profits must track for each federal award.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AC-5 and AC-6",
      meaning: "Separation of duties and least privilege, the two controls an SAP role design has to show.",
    },
  ],
  questions: [
    {
      question: "We still run ECC. How urgent is the move?",
      answer:
        "It depends on your enhancement package. SAP’s mainstream maintenance ended on December 31, 2025 for packages 0 to 5 of ECC 6.0 and ends on December 31, 2027 for packages 6 to 8. For the latter SAP offers extended maintenance at a surcharge through 2030. A conversion of 12 to 24 months has to be budgeted two years ahead. Cleaning Funds Management data is useful under any of these dates, and it is the part that takes longest.",
    },
    {
      question: "Is Funds Management the same outside federal agencies?",
      answer:
        "The software is. Its legal basis changes: in a city an adopted budget stands in for the apportionment, encumbrance law for the recording statute, and GASB for FASAB.",
    },
    {
      question: "Some purchases must pass even when others are stopped. Can control be that fine?",
      answer:
        "Tolerance profiles differ by activity, and payroll may warn where a purchase order stops. We write an exception beside the policy that allows it, and then test what else it lets through: a second document type, a prior-year fund, a budget transfer not yet released. Exceptions that cannot name a policy go to the budget officer before they go into customizing.",
    },
    {
      question: "System conversion, new implementation or selective transition?",
      answer: "Reconciled FM data argues for conversion, and years of wrong derivations argue for a fresh start with open items.",
    },
  ],
  buying: { contract: "Fixed price for a repair. Labor hours with a ceiling for a conversion, by phase.", naics: ["541512", "541511"], psc: ["DA01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "budget-management",
    "grants-execution-funds-control",
    "systems-modernizations",
    "financial-system-integration",
    "identity-access-management",
  ],
} satisfies ServiceItem;
