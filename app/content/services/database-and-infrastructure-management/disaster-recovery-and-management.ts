import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../shapes/types.ts";

export const disasterRecoveryAndManagement = {
  name: "Disaster Recovery and Management",
  meta: {
    title: "Disaster Recovery and Management",
    description:
      `RPO and RTO set with mission owners, RMAN and Data Guard built to meet them, and timed exercises under ${cite("nist-sp-800-34")} contingency plans.`,
  },
  promise: "A recovery you have timed, not one you assume.",
  lead: "We set recovery targets with the people who need the system, build backups and standbys to meet them, then rehearse until the clock and the plan agree.",
  thread: { lifecycle: "platform", from: "Back up", here: "Recover", to: "Attest" },
  situation: {
    statement:
      "The plan says four hours. The last test restored one small table, on a quiet Sunday, with the vendor already on the phone.",
    paragraphs: [
      "Recovery time is the sum of many small waits: finding the decision maker, the encryption keystore, the DNS change, the license file, the interface partner who must resend Tuesday’s batch. Backup software measures none of these. Only a full exercise does.",
      "Two numbers hold the plan together. The recovery point objective (RPO) says how much data may be lost; the recovery time objective (RTO) says how long restoring may take. Both come from a business impact analysis, and both cost money, so system owners should choose them knowing the price.",
    ],
  },
  capabilities: {
    note: "From the impact analysis to the after-action report.",
    items: [
      {
        name: "Business impact analysis",
        text: "Mission processes, dependencies, maximum tolerable downtime, RTO and RPO agreed with the owners who will live with them.",
      },
      {
        name: "Contingency plans",
        text: "Information system contingency plans on the SP 800-34 pattern: activation and notification, recovery, reconstitution, with call lists that are tested.",
      },
      {
        name: "Oracle backup and recovery",
        text: "RMAN strategies with block change tracking, validated restores, a protected catalog and keystore copies, so encrypted backups can be opened later.",
      },
      {
        name: "Standby databases",
        text: "Data Guard physical standbys in the right protection mode, broker-managed, with switchover practiced in both directions and apply lag alarmed.",
      },
      {
        name: "Other platforms",
        text: "SQL Server Always On availability groups, PostgreSQL streaming replication and WAL archiving, SAP HANA system replication, and virtual machine recovery.",
      },
      {
        name: "Copies that ransomware cannot reach",
        text: "Immutable or offline copies, separate administrator credentials, and a clean room in which to restore and inspect before reconnecting.",
      },
      {
        name: "Exercises",
        text: "Tabletop, component and full failover tests, timed by an observer, with interface partners and the service desk taking part.",
      },
    ],
  },
  process: {
    note: "A plan for one system of moderate impact; a portfolio repeats the middle steps.",
    steps: [
      {
        name: "Weigh",
        time: "Weeks 1 to 4",
        text: "Interviews and data show what each hour of outage costs the mission, and which upstream and downstream systems must return first.",
        output: "Business impact analysis with RTO and RPO",
      },
      {
        name: "Choose",
        time: "Weeks 4 to 6",
        text: "Options are priced side by side: backup only, warm standby, synchronous copy, second region. Owners pick, and the remaining risk is signed.",
        output: "Recovery strategy decision paper",
      },
      {
        name: "Build",
        time: "Weeks 6 to 12",
        text: "Backups, replication, runbooks and monitoring are put in place. Each runbook step names its command, its expected output and its owner.",
        output: "Working recovery platform and runbooks",
      },
      {
        name: "Rehearse",
        time: "Weeks 12 to 14",
        text: "First a tabletop, then a timed failover to the alternate site, a business check of the data, and a return.",
        output: "After-action report with measured times",
      },
      {
        name: "Maintain",
        time: "Quarterly and yearly",
        text: "Restore tests rotate through the systems each quarter. Plans are revised after every major change and exercised at least once a year.",
        output: "Test calendar, updated plan and POA&M items",
      },
    ],
  },
  deliverables: {
    lead: "We print these as well, because the document server may be what failed.",
    rows: [
      {
        name: "Business impact analysis",
        shows: "Processes, dependencies, tolerable downtime, RTO and RPO",
        firstReader: "Mission owners",
      },
      {
        name: "Information system contingency plan",
        shows: "Roles, triggers, recovery steps and reconstitution",
        firstReader: "System owner",
      },
      {
        name: "Recovery runbooks",
        shows: "Commands, order, expected output and checks for each component",
        firstReader: "On-call administrators",
      },
      {
        name: "Backup and replication design",
        shows: "What is copied, where, how often, how long, and under whose keys",
        firstReader: "DBA, CISO",
      },
      {
        name: "Restore test log",
        shows: "Date, source, target, duration, result and signature of each test",
        firstReader: "Auditors",
      },
      {
        name: "After-action report",
        shows: "Times achieved against targets, gaps, and corrections with owners",
        firstReader: "CIO",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-34",
      meaning: "A seven-step contingency planning process, with plan templates for low, moderate and high impact systems.",
    },
    {
      rule: "nist-sp-800-84",
      meaning: "How to design and run tests, training and exercises for IT plans.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CP family",
      meaning: "Contingency plans, testing, alternate sites, backup, recovery and reconstitution.",
    },
    {
      rule: "fips-199",
      meaning: "Categorizes systems by impact; the availability level drives the recovery strategy.",
    },
    {
      rule: "fisma",
      meaning: "Asks each agency program for plans and procedures that keep its information systems in operation.",
    },
    {
      rule: "nist-csf",
      part: "Recover function",
      meaning: "Restore assets and operations affected by an incident, and tell those concerned.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Treats contingency planning as a category of general controls that auditors test.",
    },
    {
      rule: "iso-22301",
      meaning: "Requirements for a business continuity management system.",
    },
  ],
  questions: [
    {
      question: "Is a standby database a substitute for backup?",
      answer:
        "No. A standby repeats a bad update or a dropped table within seconds unless apply is delayed. You need both: replication for the loss of a site, backups for mistakes and malice.",
    },
    {
      question: "We are in the cloud. Is recovery the provider’s job?",
      answer:
        "Only in part. The provider recovers its service; your data, configuration, identities and interfaces remain yours. We read the shared responsibility statement line by line and test the parts you own.",
    },
    {
      question: "How do you test without stopping users?",
      answer:
        "Most tests touch only copies. Restores go to an isolated network, a Data Guard snapshot standby allows read-write testing, and full switchovers use a published window outside close and payment runs.",
    },
    {
      question: "What do auditors ask for first?",
      answer:
        "Usually the current plan, recent test reports, proof that earlier gaps were fixed, and a sample of backup logs. Then they pick a failed job and ask what happened next.",
    },
    {
      question: "How often should the plan be tested?",
      answer:
        "At least once a year for most systems, and again after a major change. Your policy and the system’s impact level set the frequency; sample restores should run far more often than that.",
    },
  ],
  related: [
    "database-administration",
    "infrastructure-management",
    "incident-response-forensics",
    "cloud-security",
    "audit-support",
  ],
} satisfies ServiceItem;
