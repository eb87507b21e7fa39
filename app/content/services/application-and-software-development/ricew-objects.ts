import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const ricewObjects = {
  name: "RICEW Objects",
  meta: {
    title: "RICEW Objects for Oracle and SAP",
    description:
      "Reports, interfaces, conversions, extensions and workflows for Oracle and SAP, built in BI Publisher, FBDI, OIC and ABAP, listed in one register.",
  },
  promise: "Fewer custom objects, with a reason on file for each one that stays.",
  lead: "Most Oracle and SAP systems have custom reports, interfaces, conversions, extensions and workflows. We write them, take them through upgrades, and retire those that the standard product can replace.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Evidence" },
  situation: {
    statement:
      "A common and expensive mistake is to specify a custom object before looking for a seeded report, a flexfield or a change in procedure that would make it unnecessary.",
    paragraphs: [
      "RICEW stands for reports, interfaces, conversions, extensions and workflows. SAP teams add an F for forms. These objects contain rules that the package lacks: a Treasury payment format, an agency approval chain, a funds check. Each must be retested at every upgrade, at your cost.",
      "Upgrades now come more often. Updates to Oracle’s cloud ERP arrive quarterly on the vendor’s calendar, and since May 2026 Oracle has issued security patches monthly as well as quarterly. Anything that must be custom therefore gets a functional design, a technical design, a test written by finance staff and an owner named in the register.",
    ],
  },
  capabilities: {
    note: "One register covers five object types and the upgrade work that follows.",
    items: [
      {
        name: "Object register and fit review",
        text: "We list custom objects by owner, use, complexity and upgrade risk. The functional lead marks each one keep, replace with standard, or retire.",
      },
      {
        name: "Reports",
        text: "We build BI Publisher data models and RTF layouts, OTBI analyses, SAP CDS views and forms. Each report prints its parameters and control totals, so that a rerun can be compared.",
      },
      {
        name: "Interfaces",
        text: "We build OIC flows, FBDI loads, open interface tables, IDocs and BAPIs that balance, restart and route errors to a correction screen finance can use.",
      },
      {
        name: "Conversions",
        text: "We map suppliers, open obligations, fixed assets and balances by Treasury account, clean them up, run mock loads and reconcile to the legacy trial balance.",
      },
      {
        name: "Extensions",
        text: "We keep PL/SQL packages, Visual Builder pages, flexfields, BAdIs and applications on SAP BTP apart from vendor code, so that the next patch can be applied safely.",
      },
      {
        name: "Workflows",
        text: "In Oracle Workflow and AME, Fusion approval rules and SAP flexible workflow, we set up delegation, escalation and an approval history that survives archiving.",
      },
      {
        name: "Patch and upgrade remediation",
        text: "We check custom code for Oracle E-Business Suite 12.2 online patching or for SAP S/4HANA readiness, then fix it in order of priority and run regression tests.",
      },
    ],
  },
  process: {
    note: "The steps are the same for one report or a full inventory. The weeks shown are those of a register and its first objects.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "We extract code, concurrent programs, templates and transports from the running instance, match them with design documents, and check them against run history.",
        output: "RICEW register with owner, usage and risk",
      },
      {
        name: "Decide",
        time: "Weeks 3 to 4",
        text: "Functional leads decide on each object based on evidence: last run date, users, standard alternative and the hours it took at the last upgrade.",
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
        text: "Objects are coded to standard, reviewed by a peer, kept in source control, and moved between instances by script or transport.",
        output: "Reviewed code, unit tests and install scripts",
      },
      {
        name: "Test with finance",
        time: "Weeks 11 to 15",
        text: "Your staff run cycle tests from requisition to trial balance. Converted balances are reconciled by fund, account and Treasury account symbol.",
        output: "Signed test results and reconciliations",
      },
      {
        name: "Migrate and monitor",
        time: "Weeks 15 to 17",
        text: "We rehearse installation in a clone. During the first close after migration, defects are logged in the register by object number.",
        output: "Migrated objects and first-close report",
      },
    ],
  },
  deliverables: {
    lead: "Documents are filed by object number, and the register is their index.",
    rows: [
      {
        name: "RICEW register",
        shows: "Type, owner, purpose, usage, risk and disposition of all objects",
        firstReader: "ERP program manager",
      },
      {
        name: "Functional and technical designs",
        shows: "What the object does, how it does it, and which requirement it meets",
        firstReader: "Business owner, developers",
      },
      {
        name: "Conversion mapping and reconciliation",
        shows: "Source-to-target rules, load counts, rejects and balances that agree",
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
  engagement: {
    needs:
      "A recent clone of production with scrambled personal data. In that clone, developer responsibilities for E-Business Suite, an integration role for Fusion, or SAP development authorization and transport rights (ECC still requires a developer key). Business owners should expect two hours per object for design review and a day per cycle test. Please stop the purge of the concurrent request history before we arrive.",
    arrival:
      "In the first week a technical lead pulls the custom schema, the request history and the transports, and asks the functional leads to correct the resulting list.",
    team: "Three to nine people, depending on the number of modules: a technical lead, developers for the tools in use, a functional analyst who knows the USSGL and a tester during cycles.",
    length:
      "A register for one instance takes four to six weeks. A single complex object takes eight to 12. An upgrade program lasts as long as the upgrade. Clone refreshes and freeze periods around year-end affect the schedule.",
    handover:
      "Your ERP support team installs the last package from our instructions alone, then owns the source code, the register and the open defects. We answer questions through the first quarterly patch that follows.",
  },
  standards: [
    {
      rule: "oracle-aim",
      meaning: "Oracle’s older implementation method. Many programs still file designs as MD.050, MD.070 and CV.040.",
    },
    {
      rule: "sap-activate",
      meaning: "SAP’s implementation method, with fit-to-standard workshops before development is approved.",
    },
    {
      rule: "oracle-ebs-12-2",
      meaning: "Edition-based patching while users stay online. Custom code must follow its development standards.",
    },
    {
      rule: "ussgl",
      meaning: "The accounts and posting rules that federal extensions and conversions must follow, reissued for each fiscal year.",
    },
    {
      rule: "ffmia",
      meaning:
        "CFO Act agencies’ financial systems must meet federal system requirements and accounting standards, and use the USSGL at the transaction level.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "How agencies manage risk and compliance for their financial management systems. Dated December 2022, and not confirmed since the circular’s revision of 2026.",
    },
    {
      rule: "pam-spr",
      meaning: "The file format in which agencies send payment requests to Treasury’s Payment Automation Manager.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The audit manual for federal information system controls. Auditors may sample changes to custom objects.",
    },
  ],
  questions: [
    {
      question: "Is it RICE, RICEW or RICEFW?",
      answer: "All three terms are in use. W stands for workflows and F for forms. We use your program office’s term.",
    },
    {
      question: "Can we get to zero customizations in the cloud?",
      answer:
        "Zero is rarely reached, and pursuing it can cost more than it saves. In cloud ERP you cannot change the vendor’s code, so the same logic moves into integrations, reports and approval rules. A better target is a short list: objects that stay outside vendor code, have an owner, and are tested automatically at each vendor update.",
    },
    {
      question: "The auditors asked how we know a report is complete. Can you help?",
      answer:
        `Yes. They are asking about information produced by the entity, the auditors’ term for a report that is itself used as evidence. We document its query, parameters and source tables, and rerun it for the sample date while the audit team watches. We tie the record count and total to the ledger, and use change history to show that the code has not changed since. If it did change, the test covers both versions. A key spreadsheet is treated alike: locked formulas, a version, an owner, and totals tied to its source. The expectation comes from auditing standards and the ${cite("gao-fam")}.`,
    },
    {
      question: "Do you convert full history or only balances?",
      answer:
        "Open items and balances by fund and account must be converted. Whether to convert closed history depends on cost and need. It often stays in a read-only archive that records staff can reach until its retention period ends.",
    },
    {
      question: "Do you build reports and dashboards in Power BI or Tableau?",
      answer:
        "Yes, in the reporting tool you license, such as Power BI, Tableau or Oracle Analytics. We define each measure once and in words, load it from the ledger, and compare count and total with the trial balance after every load. Access follows office and fund. A report that does not tie shows no figures until it does. You own the data model and the report files.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the register and for each object. Labor-hour line items with a ceiling price during an upgrade program.", naics: ["541511", "541512"], psc: ["DA01"], labor: ["Senior ERP consultant", "Software developer", "Test engineer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "oracle-financials",
    "sap",
    "financial-system-integration",
    "release-management",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
