import type { Solution } from "../types/content-schema.types.ts";

export const agricultureDataSolutions = {
  id: "agriculture-data-solutions",
  title: "Agriculture Data Solutions",
  tagline: "One set of data from the field to the filing.",
  icon: "agriculture-data-solutions",
  color: "mist",
  meta: {
    title: "Agriculture Data Solutions: Field to Filing",
    description:
      "Acreage, program and ledger data joined on dated keys, with lineage for every figure and reports that tie to the fund and year behind them.",
  },
  features: [
    "Field, program and finance data joined",
    "Lineage shown for every figure",
    "Reports that reconcile to source",
  ],
  metric: "5",
  metricLabel: "stages from field record to report",
  description:
    "One set of data from field boundary to financial statement. Acreage, payment and ledger records share dated keys, and you can trace any figure to its sources.",
  problem: {
    statement:
      "In May, a farm’s largest field passes to three cousins, who hold it in undivided interests. In October, its reported acres and its paid acres come from different maps. Each total is correct under its own rule.",
    paragraphs: [
      "Farm programs keep records by field, producer, practice and crop year. Finance keeps them by fund, document and fiscal year. A producer may be a person, a trust or an estate. A tract may be renumbered even though the land is the same. Joins by name and year fail in all of these cases without raising an error.",
      "Our design builds one set of data from the field up. Once keys are settled and boundaries and shares are dated, each derived figure can be stored with its rule and source records. Any office that asks about acres, contracts or payments then gets its answer from the same rows.",
    ],
  },
  howItWorks: {
    note: "There are five stages. The systems of record stay in place.",
    diagramTitle: "From field record to report, with the path kept",
    steps: [
      {
        name: "Capture",
        time: "Months 1 to 2",
        text: "Acreage reports, conservation contracts, inspections, laboratory results and machine data are taken in as received, and the source, time and version of each are kept.",
        output: "Landing store and source catalog",
      },
      {
        name: "Identify",
        time: "Months 2 to 3",
        text: "Producers, farms, tracts and fields get stable keys. Shares, splits and changes of ownership are dated, so that last year’s answer can be reproduced.",
        output: "Master data with effective dates",
      },
      {
        name: "Join",
        time: "Months 3 to 5",
        text: "Field, program and payment records are joined through spatial and document keys. Records without a match go on a list for a person to work through.",
        output: "Joined data set and exception list",
      },
      {
        name: "Reconcile",
        time: "Months 4 to 6",
        text: "Program totals are tied to the subledger and general ledger by fund and year. Each reconciling item gets a name and an owner.",
        output: "Program-to-ledger reconciliation",
      },
      {
        name: "Report",
        time: "Months 6 to 7",
        text: "Dashboards, filings and public data come from the same tables. Readers can trace the lineage of a figure as far as their access allows.",
        output: "Reports with lineage",
      },
    ],
  },
  capabilities: {
    note: "One team handles geography, program rules and accounting.",
    items: [
      {
        name: "Geospatial data engineering",
        text: "Field boundaries, soil surveys, cropland layers and imagery are stored with projection, date and accuracy, and overlaid by written rules.",
      },
      {
        name: "Producer and farm master data",
        text: "Names, tax identifiers and entity structures are matched under strict access controls. A data steward resolves doubtful matches, and each decision is kept.",
      },
      {
        name: "Program data models",
        text: "We model acreage, yields, practices, eligibility, contracts and claims by program and crop year, and version the code lists as the handbooks change.",
      },
      {
        name: "Finance linkage",
        text: "We tie obligations, payments, offsets and receivables to application and contract numbers, down to the payment file and the ledger document.",
      },
      {
        name: "Lineage and quality rules",
        text: "Rules are written as code, rows are counted at each step, tests can block a load, and any report cell can be traced to its sources.",
      },
      {
        name: "Disclosure control",
        text: "Producer data protected by statute is separated, masked or aggregated. Small cells are suppressed before anything is published.",
      },
      {
        name: "Land-grant reporting",
        text: "We report experiment station and extension awards by project, fund and outcome, reconciled to effort records, drawdowns and the university ledger.",
      },
    ],
  },
  audience: [
    {
      who: "Federal program offices",
      gains: "Answer a question about an acre, a contract or a payment from one place, and see the rule behind the figure.",
    },
    {
      who: "State departments of agriculture",
      gains: "Join licensing, inspection and specialty crop grant records without replacing the systems that hold them.",
    },
    {
      who: "Land-grant universities",
      gains: "Report research and extension funds by project, from the same data that closes the award.",
    },
    {
      who: "Auditors and statisticians",
      gains: "Start from a published figure and trace it to source records within their own access rights.",
    },
  ],
  start: {
    note: "Choose two reports that should agree but do not. With the items below, we can find out why, and the two reports become the first slice.",
    needs: [
      "The reports that must agree, in their last published versions",
      "Read access to, or extracts from, the program, spatial and finance systems",
      "Data-sharing agreements, and the statutes they cite",
      "A specialist who knows the program codes, and an accountant who knows the ledger",
      "A decision on where the data may live, and under which authorization",
    ],
  },
  engagement: {
    needs:
      "The two reports and their source extracts. Read access to program, spatial and finance systems, or a landing area your administrators fill. The sharing agreements. A program specialist and an accountant for half a day a week each. Tax identifiers can stay with you, replaced by tokens, for most of the work.",
    arrival:
      "Before any data moves, we spend the first two weeks on agreements about what may be seen, by whom and under which statute. Staff with access to protected producer records sign the certifications those agreements require.",
    team: "Four to seven people: a spatial data engineer, two data engineers, an accountant who knows federal ledgers, and a program analyst. A first slice needs three of them.",
    length:
      "A first slice of two reports takes about three months, and the five stages take about seven. Each further program adds four to eight weeks, or more if its code lists were never versioned.",
    handover:
      "Models, rules and tests live in your repository and environment from the start. Your data steward takes over the exception list in the final month. The period of performance runs through the next crop-year opening, so that we can answer questions then.",
  },
  standards: [
    {
      rule: "usc-7-8791",
      meaning: "Section 1619 of the 2008 farm bill limits disclosure of producer information and geospatial data by USDA, its contractors and its cooperators.",
    },
    {
      rule: "cipsea",
      meaning: "The Confidential Information Protection and Statistical Efficiency Act, now title III of the Evidence Act. Data provided under its pledge may be used for statistical purposes only.",
    },
    {
      rule: "geospatial-data-act",
      meaning: "Federal agencies’ duties for geospatial data: standards, metadata and sharing.",
    },
    {
      rule: "iso-19115-1",
      meaning: "Metadata for geographic information, including lineage: sources, process steps and quality.",
    },
    {
      rule: "iso-11783",
      meaning: "The communications standard for tractors, implements and farm software, where many field records begin.",
    },
    {
      rule: "open-government-data-act",
      meaning: "Title II of the Evidence Act, signed January 14, 2019: public federal data in open, machine-readable form, listed in an inventory.",
    },
    {
      rule: "cfr-2-200",
      meaning: "Rules for the grants behind many programs: financial reports, records and audit. As of November 25, 2026, we had found no final text of the rewrite proposed in May 2026.",
    },
  ],
  questions: [
    {
      question: "Do you replace our program systems?",
      answer:
        "No. They remain the systems of record. We read from them, settle the keys, and join and reconcile the data. Corrections go back to the owner of the record, who makes them there.",
    },
    {
      question: "Can producer data be kept confidential?",
      answer:
        "Yes. The design starts from the statutes. Under 7 U.S.C. 8791, the information producers give USDA to participate in its programs, and the geospatial information it keeps about their land, may not be disclosed by the department, its contractors or its cooperators except as that section allows. Access is therefore granted by program and county. Identifiers are masked outside the master data area. Public tables pass a disclosure check that suppresses small cells. Each sharing agreement is stored with the data it covers. Statistical data collected under a CIPSEA pledge stays in a separate area and is used only for statistics.",
    },
    {
      question: "How do you handle a field that changes shape?",
      answer:
        "We date every shape. Each boundary has a first and a last valid day, and parent fields point to their children. Acreage for a past season is computed from the shapes in effect then.",
    },
    {
      question: "Which platforms does it run on?",
      answer: "It runs on the platforms you have, once they are authorized for the data: PostgreSQL with PostGIS, Oracle Spatial, Esri, Databricks or Snowflake.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the first slice, and for each program. Labor-hour line items with a ceiling price for code lists without versions.", naics: ["541511", "541512", "541219"], psc: ["DA01", "DH01"], labor: ["Software developer", "Database specialist", "Federal accountant", "Senior ERP consultant"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "financial-system-integration",
    "database-administration",
    "api-development-and-integrations",
    "grants-execution-funds-control",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies Solution;
