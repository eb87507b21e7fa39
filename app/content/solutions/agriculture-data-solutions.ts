import type { Solution } from "../shapes/types.ts";

export const agricultureDataSolutions = {
  id: "agriculture-data-solutions",
  title: "Agriculture Data Solutions",
  tagline: "From the field to the filing, in one set of data.",
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
    "Field, program and finance records joined on shared keys, with the path of every figure shown, so that acreage, payments and statements tell the same story.",
  problem: {
    statement:
      "The acreage is in one system, the payment in another, the ledger in a third. Each is right by itself, and the totals differ.",
    paragraphs: [
      "Farm programs count in fields, producers, practices and crop years. Finance counts in funds, documents and fiscal years. A producer may be a person, a trust or three cousins with shares; a field is split in May. Joins made by name and year break on all of these.",
      "We build one set of data from the field up. Keys are settled first, boundaries and shares are dated, and each derived number carries its rule and its source records. A question from a program manager, a statistician or an auditor then ends at the same rows.",
    ],
  },
  howItWorks: {
    note: "Five stages. The systems of record stay where they are.",
    diagramTitle: "From field record to report, with the path kept",
    steps: [
      {
        name: "Capture",
        time: "Months 1 to 2",
        text: "Acreage reports, conservation contracts, inspections, laboratory results and machine data are taken in as received, with source, time and version kept.",
        output: "Landing store and source catalog",
      },
      {
        name: "Identify",
        time: "Months 2 to 3",
        text: "Producers, farms, tracts and fields get stable keys. Shares, splits and changes of ownership are dated, so last year’s answer can be repeated.",
        output: "Master data with effective dates",
      },
      {
        name: "Join",
        time: "Months 3 to 5",
        text: "Field, program and payment records meet through spatial and document keys. Records without a match are listed for people, not dropped.",
        output: "Joined data set and exception list",
      },
      {
        name: "Reconcile",
        time: "Months 4 to 6",
        text: "Program totals are tied to subledger and general ledger by fund and year, and every reconciling item gets a name and an owner.",
        output: "Program-to-ledger reconciliation",
      },
      {
        name: "Report",
        time: "Months 6 to 7",
        text: "Dashboards, filings and public data come from the same tables. Each figure opens to its lineage, as far as the reader’s rights allow.",
        output: "Reports with lineage",
      },
    ],
  },
  capabilities: {
    note: "Geography, program rules and accounting, handled by one team.",
    items: [
      {
        name: "Geospatial data engineering",
        text: "Field boundaries, soil surveys, cropland layers and imagery stored with projection, date and accuracy, and overlaid by rules that are written down.",
      },
      {
        name: "Producer and farm master data",
        text: "Names, tax identifiers and entity structures matched under strict access; a steward decides the doubtful pairs, and the decision is kept.",
      },
      {
        name: "Program data models",
        text: "Acreage, yields, practices, eligibility, contracts and claims by program and crop year, with code lists versioned as the handbooks change.",
      },
      {
        name: "Finance linkage",
        text: "Obligations, payments, offsets and receivables tied to application and contract numbers, down to the payment file and the ledger document.",
      },
      {
        name: "Lineage and quality rules",
        text: "Rules as code, row counts at each hop, tests that can block a load, and a path from any report cell back to its sources.",
      },
      {
        name: "Disclosure control",
        text: "Producer data protected by statute is separated, masked or aggregated, and small cells are suppressed before anything is published.",
      },
      {
        name: "Land-grant reporting",
        text: "Experiment station and extension awards by project, fund and outcome, with effort and drawdowns that agree with the university ledger.",
      },
    ],
  },
  audience: [
    {
      who: "Federal program offices",
      gains: "Answer a question about acres, contracts or payments from one place, with the rule and the rows behind it.",
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
      gains: "Start from a published figure and walk down to source records within their own access rights.",
    },
  ],
  start: {
    note: "Choose two reports that ought to agree and do not. Five things let us find out why, and they become the first slice.",
    needs: [
      "The reports that must agree, in their last published versions",
      "Read access to, or extracts from, the program, spatial and finance systems",
      "Data-sharing agreements, and the statutes they cite",
      "A specialist who knows the program codes, and an accountant who knows the ledger",
      "A decision on where the data may live, and under which authorization",
    ],
  },
  standards: [
    {
      rule: "usc-7-8791",
      meaning: "Limits disclosure of producer information and geospatial data by USDA, its contractors and its cooperators.",
    },
    {
      rule: "cipsea",
      meaning: "The Confidential Information Protection and Statistical Efficiency Act: data given under its pledge serves statistical purposes only.",
    },
    {
      rule: "geospatial-data-act",
      meaning: "Duties of federal agencies for standards, metadata and sharing of geospatial data.",
    },
    {
      rule: "iso-19115-1",
      meaning: "Metadata for geographic information, lineage included: sources, process steps and quality.",
    },
    {
      rule: "iso-11783",
      meaning: "The data standard between tractors, implements and farm software, where many field records begin.",
    },
    {
      rule: "open-government-data-act",
      meaning: "Public federal data in open, machine-readable form and listed in an inventory.",
    },
    {
      rule: "cfr-2-200",
      meaning: "Uniform guidance for the grants behind many programs: financial reports, records and audit.",
    },
  ],
  questions: [
    {
      question: "Do you replace our program systems?",
      answer:
        "No. They remain the systems of record. We read from them, settle keys, join and reconcile, and send corrections to their owners instead of repairing numbers in a copy.",
    },
    {
      question: "Can producer data be kept confidential?",
      answer:
        "Yes. Access follows program and county, identifiers are masked outside the master data area, public tables pass a disclosure check, and sharing agreements are recorded with the data they cover.",
    },
    {
      question: "How do you handle a field that changes shape?",
      answer:
        "By date. Each boundary has a first and a last valid day, parent and child fields are linked, and acreage for a past season is computed from the shapes in force then.",
    },
    {
      question: "Which platforms does it run on?",
      answer:
        "Yours. PostgreSQL with PostGIS, Oracle Spatial, Esri, Databricks or Snowflake can all serve, in an environment authorized for the data. The rules are plain, versioned code, so they can move.",
    },
  ],
  related: [
    "financial-system-integration",
    "database-administration",
    "api-development-and-integrations",
    "grants-execution-funds-control",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies Solution;
