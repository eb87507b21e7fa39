import type { ServiceItem } from "../../shapes/types.ts";

export const ricewObjects = {
  name: "RICEW Objects",
  meta: {
    title: "RICEW Objects for Oracle and SAP",
    description:
      "Reports, interfaces, conversions, extensions and workflows for Oracle and SAP, built in BI Publisher, FBDI, OIC and ABAP, listed in one register.",
  },
  promise: "Every custom object earns its place, on paper and in the ledger.",
  lead: "We write, build, test and retire the reports, links, loads, add-ons and workflows around Oracle and SAP. One register says why each exists, and who still needs it.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Evidence" },
  situation: {
    statement:
      "Nobody planned to own hundreds of custom objects. They arrived one exception at a time, and now every patch is a project.",
    paragraphs: [
      "RICEW stands for reports, interfaces, conversions, extensions and workflows; SAP teams add an F for forms. These objects carry the rules that the package did not: a Treasury payment format, an agency approval chain, a funds check. They are also where upgrades stall, because the specification is missing and the author is gone.",
      "Much of the remedy is restraint. Before building, we ask whether a seeded report, a flexfield, a configuration or a changed procedure would do. What must be built gets a functional design, a technical design, a test that finance staff wrote, and a line in the register.",
    ],
  },
  capabilities: {
    note: "One register, five object types, and the upgrade work that follows them.",
    items: [
      {
        name: "Object register and fit review",
        text: "Every custom object listed with owner, use, complexity and upgrade risk, then marked keep, replace with standard, or retire.",
      },
      {
        name: "Reports",
        text: "BI Publisher data models and RTF layouts, OTBI analyses, SAP CDS views and forms, with parameters and totals that an auditor can rerun.",
      },
      {
        name: "Interfaces",
        text: "OIC flows, FBDI loads, open interface tables, IDocs and BAPIs, each with control totals, an error correction path and a restart point.",
      },
      {
        name: "Conversions",
        text: "Suppliers, open obligations, fixed assets and balances by Treasury account, mapped, cleansed, mock-loaded and reconciled to the legacy trial balance.",
      },
      {
        name: "Extensions",
        text: "PL/SQL packages, Visual Builder pages, flexfields, BAdIs and applications on SAP BTP, kept apart from vendor code so patches can pass.",
      },
      {
        name: "Workflows",
        text: "Oracle Workflow and AME, Fusion approval rules, and SAP flexible workflow, with delegation, escalation and an approval history that survives archiving.",
      },
      {
        name: "Patch and upgrade remediation",
        text: "Custom code checked for Oracle E-Business Suite 12.2 online patching or for SAP S/4HANA readiness, fixed by priority and regression-tested.",
      },
    ],
  },
  process: {
    note: "The same path for one report or for a full inventory; only the weeks differ.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "Code, concurrent programs, templates and transports are extracted from the system itself, matched with documents, and checked against run history.",
        output: "RICEW register with owner, usage and risk",
      },
      {
        name: "Decide",
        time: "Weeks 3 to 4",
        text: "Functional leads judge each object with evidence in hand: last run date, users, standard alternative, and the cost to carry it.",
        output: "Signed keep, replace or retire list",
      },
      {
        name: "Specify",
        time: "Weeks 4 to 7",
        text: "Functional and technical designs follow your method, such as MD.050 and MD.070 in Oracle AIM. Business owners sign before coding starts.",
        output: "Approved designs with RTM identifiers",
      },
      {
        name: "Build and unit test",
        time: "Weeks 6 to 12",
        text: "Objects are coded to standard, peer-reviewed, kept in source control and moved between instances by script or transport, never by hand.",
        output: "Reviewed code, unit tests and install scripts",
      },
      {
        name: "Test with finance",
        time: "Weeks 11 to 15",
        text: "Staff run cycle tests from requisition to trial balance. Converted balances are reconciled by fund, account and Treasury account symbol.",
        output: "Signed test results and reconciliations",
      },
      {
        name: "Move and watch",
        time: "Weeks 15 to 17",
        text: "Install instructions are rehearsed in a clone. After migration, the first close is watched object by object, and defects are logged against the register.",
        output: "Migrated objects and first-close report",
      },
    ],
  },
  deliverables: {
    lead: "The register stays alive after us; everything else is filed under its object’s number.",
    rows: [
      {
        name: "RICEW register",
        shows: "Every object with type, owner, purpose, usage, risk and disposition",
        firstReader: "ERP program manager",
      },
      {
        name: "Functional and technical designs",
        shows: "What the object does, how it does it, and the requirement it answers",
        firstReader: "Business owner, developers",
      },
      {
        name: "Conversion mapping and reconciliation",
        shows: "Source to target rules, load counts, rejects and balances that agree",
        firstReader: "Controller, auditors",
      },
      {
        name: "Unit and system test results",
        shows: "Scripts, data, expected and actual results, and defects closed",
        firstReader: "Test lead",
      },
      {
        name: "Migration package",
        shows: "Scripts, setups and ordered steps to install in any instance",
        firstReader: "DBA",
      },
      {
        name: "Upgrade impact report",
        shows: "Objects that a patch or release touches, and the fix for each",
        firstReader: "CIO",
      },
    ],
  },
  standards: [
    {
      rule: "oracle-aim",
      meaning: "Oracle’s older implementation method; many programs still file designs as MD.050, MD.070 and CV.040.",
    },
    {
      rule: "sap-activate",
      meaning: "SAP’s implementation method, with fit-to-standard workshops before development is approved.",
    },
    {
      rule: "oracle-ebs-12-2",
      meaning: "Edition-based patching while users work; custom code must follow its development standards.",
    },
    {
      rule: "ussgl",
      meaning: "The accounts and posting rules that federal extensions and conversions must respect.",
    },
    {
      rule: "ffmia",
      meaning:
        "Financial systems must meet federal system requirements, accounting standards and the USSGL at the transaction level.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "How agencies manage the risk and compliance of their financial management systems.",
    },
    {
      rule: "pam-spr",
      meaning: "The file format in which agencies send payment requests to Treasury’s Payment Automation Manager.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Audit manual for federal system controls; its reviewers may sample changes to custom objects.",
    },
  ],
  questions: [
    {
      question: "Is it RICE, RICEW or RICEFW?",
      answer:
        "All three circulate. RICE leaves out workflows, RICEW adds them, and SAP’s RICEFW adds forms too. We use whichever your program office uses, because the register matters more than the letters.",
    },
    {
      question: "Can we get to zero customizations in the cloud?",
      answer:
        "Rarely to zero, and it is seldom the right goal. Cloud ERP moves logic into integrations, reports and approval rules. We aim for few objects, each with an owner, outside vendor code.",
    },
    {
      question: "The auditors asked how we know a report is complete. Can you help?",
      answer:
        "Yes. We document the query, parameters and source tables, rerun the report for the sample date, and tie counts and totals to the ledger. Auditors call such reports information produced by the entity.",
    },
    {
      question: "Do you convert full history or only balances?",
      answer:
        "That is a decision about cost and need. Open items and balances by fund and account move; closed history often stays in a read-only archive, provided records staff and auditors can reach it.",
    },
  ],
  related: [
    "oracle-financials",
    "sap",
    "financial-system-integration",
    "release-management",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
