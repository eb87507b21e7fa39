import type { ServiceItem } from "../../types/content-schema.types.ts";

export const configurationManagement = {
  name: "Configuration Management",
  meta: {
    title: "Configuration Management and CMDB",
    description:
      "A CMDB that staff trust, baselines measured with SCAP and change control that catches drift, built on NIST SP 800-128 and the CM control family.",
  },
  promise: "Know what you run and what changed.",
  lead: "A configuration record is useful only if people rely on it during an outage. We build one for your most important services, with baselines that a scanner can measure.",
  thread: { lifecycle: "operations", from: "Record", here: "Record", to: "Support" },
  situation: {
    statement:
      "The usual mistake with a CMDB is to populate it before deciding what it is for. Attributes that answer no question go unmaintained. Within weeks, staff find wrong entries and return to their spreadsheets.",
    paragraphs: [
      "Upkeep fails when no routine process follows the initial load. Servers are retired, containers run for minutes, cloud accounts are opened, and the database stays as it was. After a year, the inventory in the security report no longer matches the one at the service desk.",
      "We start smaller, with a handful of services, the items beneath them and a named source for every attribute. Discovery tools supply the facts, and people maintain the relationships. A weekly reconciliation lists what changed without a ticket. We widen the scope only as measured accuracy allows.",
    ],
  },
  capabilities: {
    note: "We cover inventory, baseline, change control and monitoring in the language of the CM family.",
    items: [
      {
        name: "CMDB design",
        text: "We limit classes, attributes and relationships to those that incident, change and security teams will use. Where two sources conflict, one is declared authoritative.",
      },
      {
        name: "Discovery and inventory",
        text: "We merge agent, agentless and cloud API discovery into the component inventory that CM-8 requires, down to software, firmware and unauthorized items.",
      },
      {
        name: "Secure baselines",
        text: "We adapt DISA STIGs or CIS Benchmarks to your platforms under CM-2 and CM-6. Deviations are justified in writing, approved and dated.",
      },
      {
        name: "Compliance scanning",
        text: "SCAP content runs on a schedule in OpenSCAP or the scanner you own. Results are stored by rule and host, and failures become tickets.",
      },
      {
        name: "Change control",
        text: "One workflow covers change types, impact analysis, approval authority and verification after the change. It carries out CM-3 and CM-4, and keeps the approvals that CM-5 calls for.",
      },
      {
        name: "Drift and unapproved software",
        text: "We compare the running state with the baseline, the infrastructure code and the list of approved software. Any difference without a ticket opens one.",
      },
    ],
  },
  process: {
    note: "We repeat the steps for each group of services, and later groups are larger.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "Service owners pick the first group and write down the questions that the CMDB must answer. The plan that CM-9 requires starts from that list.",
        output: "Configuration management plan",
      },
      {
        name: "Model and load",
        time: "Weeks 2 to 10",
        text: "We define classes, naming and sources, and merge discovery, cloud, virtualization and asset records. Duplicates and orphans go to the teams that can explain them.",
        output: "Data model and reconciled inventory",
      },
      {
        name: "Baseline",
        time: "Weeks 8 to 14",
        text: "Scans are run against the approved baselines and scored. Each deviation is either fixed or accepted by an owner until a stated date.",
        output: "Approved baselines and deviation register",
      },
      {
        name: "Keep it accurate",
        time: "From week 12",
        text: "Drift is reported weekly, owners attest monthly, and a spot check against running systems produces the accuracy figure.",
        output: "Accuracy figure, published each month",
      },
    ],
  },
  deliverables: {
    lead: "Your staff need these to run the practice, and an assessor of the CM controls will ask for them.",
    rows: [
      {
        name: "Configuration management plan",
        shows: "Roles, scope, systems, naming, baselines and change authority, as CM-9 requires",
        firstReader: "System owner, ISSO",
      },
      {
        name: "CMDB data model",
        shows: "Classes, attributes, relationships and the source of each",
        firstReader: "Service and product owners",
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
    ],
  },
  engagement: {
    needs:
      "An administrator role in the CMDB test instance, read-only credentials for discovery, exports from purchasing and the cloud consoles, and network paths open to the scanner. Each service in scope provides an owner for about two hours a week.",
    arrival:
      "Our analyst first reads a month of incident and change tickets to see which facts people looked for and could not find. Those become the questions for the first step.",
    team: "Two or three people: a configuration manager, a discovery engineer and a security engineer while baselines are set.",
    length:
      "From 14 to 18 weeks for the first three to five services, then six to eight for each later group. Segmented networks, duplicate host names and platforms without a published benchmark add time.",
    handover:
      "Your configuration manager chairs the weekly reconciliation from the second group on, and ours becomes the deputy. By the end, the discovery schedules, import maps and SCAP tailoring files run under your accounts.",
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
      meaning:
        "The Security Content Automation Protocol, version 1.4 by the notes of NIST’s tool: machine-readable checklists and results, including XCCDF and OVAL.",
    },
    {
      rule: "nist-sp-800-70",
      meaning:
        "The National Checklist Program. The May 2026 update maps settings to CSF outcomes and controls, and covers cloud, IoT and AI.",
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
        "We work in a different order. We add an attribute to the model only after someone has identified the question it answers and the source that will keep it current. We remove it when no one asks the question anymore. We sample accuracy every month against running systems and publish the figure, good or bad. If it falls below the threshold that you set, the scope stops growing until it recovers.",
    },
    {
      question: "How do you handle cloud and containers?",
      answer:
        "We record what lasts: accounts, clusters, images, services and the code that defines them. Short-lived instances are inventoried through the provider’s API and tied to the image they came from.",
    },
    {
      question: "Do you use DISA STIGs or CIS Benchmarks?",
      answer:
        "It depends on your authorization. Defense systems use STIGs. Civilian agencies choose platform by platform.",
    },
    {
      question: "Does a change board have to meet every week?",
      answer:
        "No. The board handles changes that cross services or could do harm. Standard changes are approved in advance and logged, normal changes go to the people closest to the risk, and many weeks pass without a meeting.",
    },
    {
      question: "What must a change request say before a change board approves it?",
      answer:
        "A change management policy, of which this site has no sample, sets who approves: a standard change in advance, a normal change by its owner or the board, and an emergency change by one person, with a review afterward. A change request says what changes and why, the services and configuration items it touches, its type and risk, the impact on security and privacy (CM-4 of NIST SP 800-53), the test and its result, the window, the steps, the way back, and who is told. CM-3 asks you to keep the decision and the record. A change advisory board (CAB) needs a one-page charter: members, decisions, quorum, who decides between meetings. We write all three in your own ticketing product.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each group of services. Labor-hour line items with a ceiling price where networks are segmented.", naics: ["541512", "541513"], psc: ["DF01", "DD01"], labor: ["Program manager", "Database specialist", "Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "release-management",
    "security-and-vulnerability-management",
    "infrastructure-management",
    "endpoint-device-protection",
    "cicd",
  ],
} satisfies ServiceItem;
