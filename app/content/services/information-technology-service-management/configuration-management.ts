import type { ServiceItem } from "../../shapes/types.ts";

export const configurationManagement = {
  name: "Configuration Management",
  meta: {
    title: "Configuration Management and CMDB",
    description:
      "A CMDB people believe, baselines measured with SCAP, and change control that catches drift, built on NIST SP 800-128 and the CM control family.",
  },
  promise: "Know what you run, and what changed.",
  lead: "We build a record of your systems that people believe, and baselines that can be measured. Drift is then caught before an auditor or an attacker finds it.",
  thread: { lifecycle: "operations", from: "Record", here: "Record", to: "Support" },
  situation: {
    statement:
      "A CMDB that is sometimes wrong is soon never used. Staff go back to spreadsheets, and change control loses the ground it stands on.",
    paragraphs: [
      "Configuration data usually fails for one reason: it was loaded as a project and then left to good intentions. Servers are retired, containers come and go, cloud accounts appear, and no process tells the database. Within a year the inventory the security team reports differs from the one the service desk uses.",
      "We start smaller: a few services that matter, the items beneath them, and a named source for every attribute. Discovery fills in facts, people own the relationships, and a reconciliation report says each week what changed without a ticket. Then the scope grows, at the pace that accuracy allows.",
    ],
  },
  capabilities: {
    note: "Inventory, baseline, control, monitoring: four duties, six pieces of work.",
    items: [
      {
        name: "CMDB design",
        text: "Classes, attributes and relationships limited to what incident, change and security teams will use, with one authoritative source named for each.",
      },
      {
        name: "Discovery and inventory",
        text: "Agent, agentless and cloud API discovery reconciled into the component inventory that CM-8 requires, including software, firmware and unauthorized items.",
      },
      {
        name: "Secure baselines",
        text: "DISA STIGs or CIS Benchmarks adapted to your platforms under CM-2 and CM-6, with each deviation approved, dated and justified.",
      },
      {
        name: "Compliance scanning",
        text: "SCAP content run on schedule with OpenSCAP or the scanner you own, results kept by rule and host, failures sent on as tickets.",
      },
      {
        name: "Change control",
        text: "Change types, impact analysis, approval authority and checks after the change, built into one workflow that answers CM-3, CM-4 and CM-5.",
      },
      {
        name: "Drift and unapproved software",
        text: "Running state compared with the baseline, the infrastructure code and the approved software list. A difference without a ticket becomes one.",
      },
    ],
  },
  process: {
    note: "One service first, shown to be accurate, then the next.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "With service owners we pick the first services, list the questions the CMDB must answer, and write the plan that CM-9 asks for.",
        output: "Configuration management plan",
      },
      {
        name: "Model",
        time: "Weeks 2 to 5",
        text: "We define classes, naming, relationships and sources, and drop every attribute that nobody has promised to use or to maintain.",
        output: "Data model with sources and owners",
      },
      {
        name: "Load and reconcile",
        time: "Weeks 4 to 10",
        text: "Discovery, cloud, virtualization and asset records are merged. Duplicates, orphans and strangers are resolved with the teams that own them.",
        output: "Reconciled inventory of the first services",
      },
      {
        name: "Baseline",
        time: "Weeks 8 to 14",
        text: "Baselines are approved, scanned and scored. Each deviation is either fixed or given an owner, a reason and an end date.",
        output: "Approved baselines and deviation register",
      },
      {
        name: "Keep true",
        time: "From week 12",
        text: "Weekly drift reports, monthly attestation by owners and a spot check against running systems keep accuracy measured and not assumed.",
        output: "Accuracy measure, published each month",
      },
    ],
  },
  deliverables: {
    lead: "A practice your staff can run and your assessor can test.",
    rows: [
      {
        name: "Configuration management plan",
        shows: "Roles, scope, tools, naming, baselines and change authority, as CM-9 requires",
        firstReader: "System owner, ISSO",
      },
      {
        name: "CMDB data model",
        shows: "Classes, attributes, relationships and the source of each",
        firstReader: "Service and tool owners",
      },
      {
        name: "Component inventory",
        shows: "What is running, where, at what version, and who owns it",
        firstReader: "Security and operations",
      },
      {
        name: "Baseline set",
        shows: "Approved settings for each platform, with deviations and their approvals",
        firstReader: "Control assessors",
      },
      {
        name: "Scan and drift results",
        shows: "Status of each rule over time, linked to the ticket that corrected it",
        firstReader: "ISSO, auditors",
      },
      {
        name: "Change control procedure",
        shows: "Types, risk questions, approvers and records for every change",
        firstReader: "Change authority",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-128",
      meaning:
        "Security-focused configuration management in four phases: plan, identify and implement configurations, control changes, monitor.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM family",
      meaning: "The controls behind inventory, baselines, settings, change control, least functionality and software use.",
    },
    {
      rule: "nist-sp-800-126",
      meaning: "The Security Content Automation Protocol: machine-readable checklists and results, XCCDF and OVAL among its parts.",
    },
    {
      rule: "nist-sp-800-70",
      meaning: "The National Checklist Program, the public source of security configuration checklists.",
    },
    {
      rule: "itil",
      part: "service configuration management",
      meaning: "Keeps reliable information about services, and the items that support them, available where it is needed.",
    },
    {
      rule: "iso-iec-20000-1",
      part: "clause 8.2.6",
      meaning: "Configuration items are recorded and controlled, and the accuracy of the records is verified at planned intervals.",
    },
  ],
  questions: [
    {
      question: "Our CMDB failed once. Why would it work this time?",
      answer:
        "Because it starts with questions, not with discovery. Each attribute has a user, a source and an owner before it is loaded, and accuracy is measured every month where everyone can see it.",
    },
    {
      question: "How do you handle cloud and containers?",
      answer:
        "By recording what lasts. We track accounts, clusters, images, services and the code that defines them; short-lived instances are inventoried through the provider’s API and tied to the image they came from.",
    },
    {
      question: "Do you use DISA STIGs or CIS Benchmarks?",
      answer:
        "Whichever your authorization names. Defense systems use STIGs; civilian agencies choose. What matters is one approved baseline for each platform, checked by a tool, with every deviation on record.",
    },
    {
      question: "Does a change board have to meet every week?",
      answer:
        "No. Standard changes are approved in advance and logged, normal changes are approved by the people closest to the risk, and a board meets for the few that cross services or could do harm.",
    },
  ],
  related: [
    "release-management",
    "security-and-vulnerability-management",
    "infrastructure-management",
    "endpoint-device-protection",
    "cicd",
  ],
} satisfies ServiceItem;
