import type { ServiceItem } from "../../types/content-schema.types.ts";

export const sap = {
  name: "SAP",
  meta: {
    title: "SAP S/4HANA and Funds Management for Public Sector",
    description:
      "SAP S/4HANA and ECC for public money: Funds Management, BCS, availability control and the Universal Journal, reconciled ledger to ledger and ready for year-end.",
  },
  promise: "Funds control that stops an order before it is binding.",
  lead: "We work for federal agencies, states, school systems and universities that run SAP on ECC or S/4HANA. We repair, set up or convert Funds Management, the Budget Control System, grants, procurement, assets and the close.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Apportionment", to: "Reporting" },
  situation: {
    statement:
      "“Which budget did this order hit, and why was it stopped?” In SAP, the answer runs through several ledgers, and an error in one derivation step appears in all of them.",
    paragraphs: [
      "In S/4HANA, Financial Accounting posts to the Universal Journal, table ACDOCA. Funds Management keeps its actual line items in FMIFIIT and its commitments in FMIOI. The Budget Control System holds the budget, and availability control checks against another ledger, which derivation fills. A wrongly derived fund or commitment item therefore carries through to the check, the commitment and the fund report.",
      "The symptoms look unrelated. A purchase order is blocked for a reason that the help desk cannot explain. A fiscal-year change drops commitments. A fund report differs from the trial balance by a round amount. The cause is usually customizing or master data, and a fix to either can be tested before it reaches production.",
    ],
  },
  capabilities: {
    note: "We use SAP’s own terms, which your functional and Basis teams know.",
    items: [
      {
        name: "Funds Management master data",
        text: "For FM areas, funds, funds centers, commitment items, functional areas and funded programs, we check validity dates, assign owners and write a procedure for creating new ones.",
      },
      {
        name: "Account assignment derivation",
        text: "We read FMDERIVE strategies step by step, shorten them, and test them on the documents people actually post, including payroll and clearing entries.",
      },
      {
        name: "Budget Control System",
        text: "We set up budget structure, budget types, entry documents, releases, transfers and supplements so that a legal limit stays separate from an internal target.",
      },
      {
        name: "Availability control",
        text: "We match control objects, activity groups and tolerance profiles to your fund control policy. Each warning or hard stop cites the paragraph that requires it.",
      },
      {
        name: "US federal postings",
        text: "Budgetary ledger derivations write the 4000-series USSGL entry beside the proprietary one and carry the fund and Treasury attributes that a GTAS file needs.",
      },
      {
        name: "Universal Journal and close",
        text: "One calendar covers document splitting, GR/IR clearing, asset year-end, balance carryforward and the reconciliation of FI to FM.",
      },
      {
        name: "Conversion to S/4HANA",
        text: "We work through the Readiness Check, simplification items, Business Partner conversion and new Asset Accounting. FI and FM totals are compared before and after a mock run.",
      },
      {
        name: "Roles and conflicts",
        text: "PFCG roles are rebuilt from job tasks and run against a conflict rule set. Where GRC Access Control is in use, firefighter logs go to a reviewer who signs off on them.",
      },
    ],
  },
  process: {
    note: "The schedule is for a repair. A conversion to S/4HANA adds two mock cutovers before the last step.",
    steps: [
      {
        name: "Reconcile",
        time: "Weeks 1 to 3",
        text: "We compare FI, FM and the availability control ledger for one closed year, using FMAVCDIFF and the FM line item reports.",
        output: "Difference list by document and amount",
      },
      {
        name: "Trace to a rule",
        time: "Weeks 3 to 6",
        text: "We trace each difference to a derivation step, a customizing entry, a master record or a work practice. We report each cause, and what it has cost, to the office responsible.",
        output: "Cause map, ranked by value and by risk of overspending",
      },
      {
        name: "Correct",
        time: "Weeks 5 to 12",
        text: "We change rules in the development system, move them by transport and run regression scripts in the quality system. Ledgers are rebuilt by SAP’s own reconstruction programs.",
        output: "Approved transports with test evidence",
      },
      {
        name: "Rehearse year-end",
        time: "Weeks 10 to 16",
        text: "On a copy of production, we run a full fiscal-year change. Commitments, budgets and balances are carried forward, then compared between the old year and the new.",
        output: "Carryforward rehearsal report with open points",
      },
    ],
  },
  deliverables: {
    lead: "You receive working papers in your own terms and the transports that made the changes.",
    rows: [
      {
        name: "FI to FM reconciliation",
        shows: "Financial Accounting against Funds Management by fund and period, differences explained",
        firstReader: "Chief accountant",
      },
      {
        name: "Derivation map",
        shows: "How each document type derives its fund, center and commitment item, in plain words",
        firstReader: "Functional lead",
      },
      {
        name: "Funds control matrix",
        shows: "Control level, tolerance and message for each activity, with the policy that requires it",
        firstReader: "Budget officer",
      },
      {
        name: "Year-end calendar",
        shows: "Jobs, transactions, owners and checks in order, from the last posting to the opening of the new year",
        firstReader: "Controller",
      },
      {
        name: "Role and conflict report",
        shows: "PFCG roles by job task, critical authorizations, remaining conflicts and their mitigation",
        firstReader: "Internal audit",
      },
    ],
  },
  engagement: {
    needs:
      "Display authorization in production for FI, FM and budgeting, developer and customizing rights in the development client, and a quality system copied from production within the last quarter. A budget analyst and an FM functional lead, half-time, while we look for causes. Basis support for transports and system copies.",
    arrival:
      "We run the first difference list in week one and discuss it with budget and accounting in the same meeting, so that both offices work from one list. Interviews come later and cover particular documents.",
    team: "Two to four people for a repair (an FM lead, an FI lead, a developer for derivation and reports). A conversion takes 10 to 20, including your own leads, and adds data, security and cutover work.",
    length:
      "Repairs run three to five months, conversions 12 to 24. The number of FM areas, years of unreconciled carryforward and the share of custom code in the derivation add time to either. The range includes a freeze around fiscal year-end.",
    handover:
      "Your functional lead presents the derivation map to our lead and corrects any parts that are unclear. Transport numbers, scripts and the rehearsal client are turned over to Basis, and the order prices our on-call support through the first carryforward in production.",
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
        "The 4000 series, which follows authority from appropriation to expenditure and is posted beside the proprietary entry.",
    },
    {
      rule: "eo-14249",
      also: ["fm-qsmo"],
      meaning:
        "Section 5 of the order sends CFO Act agencies to Treasury’s marketplace for core financials, and has OMB direct all others to one Treasury-approved provider. A new ledger must fit that.",
    },
    {
      rule: "gasb-54",
      meaning:
        "Fund balance classes and governmental fund types for states and localities, which determine the fund master.",
    },
    {
      rule: "gasb-103",
      meaning:
        "Improvements to the financial reporting model, including budgetary comparisons. It applies to fiscal years beginning after June 15, 2025.",
    },
    {
      rule: "cfr-2-200",
      meaning: "The Uniform Guidance: what universities, states and nonprofits must track for each federal award. A rewrite is proposed.",
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
        "It depends on your enhancement package. SAP’s mainstream maintenance ended on December 31, 2025, for packages 0 to 5 of ECC 6.0 and ends on December 31, 2027, for packages 6 to 8. For the later group, SAP offers extended maintenance at a surcharge through 2030. A conversion of 12 to 24 months has to be budgeted two years in advance. Cleaning up Funds Management data is useful whichever date applies, and it takes the longest.",
    },
    {
      question: "Is Funds Management the same outside federal agencies?",
      answer:
        "The software is the same, but the legal basis differs. In a city, an adopted budget replaces the apportionment, encumbrances under state or local law replace obligations under the recording statute, and GASB replaces FASAB.",
    },
    {
      question: "Some purchases must go through even when others are stopped. Can controls be set that finely?",
      answer:
        "Yes. Tolerance profiles differ by activity, and a payroll posting may receive only a warning where a purchase order is stopped. We document each exception with the policy that allows it, and then test what else it lets through: a second document type, a prior-year fund, a budget transfer not yet released. An exception with no policy behind it goes to the budget officer before anyone configures it.",
    },
    {
      question: "System conversion, new implementation or selective transition?",
      answer: "If your FM data reconcile, we suggest conversion. After years of wrong derivations, we suggest a new implementation with open items and balances. Selective transition suits an agency that needs some closed years in the new system but not all of them.",
    },
  ],
  buying: { contract: "Firm-fixed-price for a repair. Labor-hour line items with a ceiling price, by phase, for a conversion.", naics: ["541512", "541511"], psc: ["DA01"], labor: ["Senior ERP consultant", "Software developer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "budget-management",
    "grants-execution-funds-control",
    "systems-modernizations",
    "financial-system-integration",
    "identity-access-management",
  ],
} satisfies ServiceItem;
