import { pictures } from "../pictures.ts";
import type { DatabaseAndInfrastructurePage } from "../shapes/practice-pages.ts";

export const databaseAndInfrastructurePage = {
  meta: {
    title: "Database and infrastructure management, on record",
    description:
      "Databases, servers and cloud assessed, designed, built and run: hardened to a baseline, patched on a calendar, and restored against the clock.",
  },
  carousel: {
    label: "What we look after",
    slides: [
      {
        id: "infrastructure",
        image: "db-infrastructure",
        alt: pictures["db-infrastructure"].alt,
        title: "Know every machine.",
        subtitle: "An inventory that matches what is running, with an owner, a version and an end date for each line.",
      },
      {
        id: "storage",
        image: "db-storage",
        alt: pictures["db-storage"].alt,
        title: "Keep the data whole.",
        subtitle: "Schema, storage and statistics cared for, so that the slow query is found before the user calls.",
      },
      {
        id: "security",
        image: "db-security",
        alt: pictures["db-security"].alt,
        title: "Guard the vault. Log the key.",
        subtitle: "Hardened builds, few privileged accounts, and an audit trail that administrators cannot edit.",
      },
      {
        id: "continuity",
        image: "db-continuity",
        alt: pictures["db-continuity"].alt,
        title: "Practice the bad day.",
        subtitle: "Failover and restore rehearsed with a clock running, until the runbook needs no author in the room.",
      },
    ],
  },
  services: {
    heading: "Five services",
    note: "Together they cover a platform from its first baseline to the auditor’s last request. Each can be ordered alone.",
  },
  framework: {
    heading: "Five steps, then round again",
    note: "The same order for one database or a whole data center. Each step ends in something you can hold.",
    output: "Output:",
    steps: [
      {
        name: "Assess",
        text: "We inventory instances, versions, patch levels, links, accounts and backups, and compare each with its baseline: DISA STIG, CIS Benchmark or your own.",
        output: "Inventory and gap list, ranked by risk",
      },
      {
        name: "Design",
        text: "Each owner agrees how much data may be lost and how long an outage may last. Architecture, sizing, encryption and monitoring follow from that.",
        output: "Target design, recovery objectives signed by owners",
      },
      {
        name: "Implement",
        text: "Builds are scripted. A migration is rehearsed on a copy, row counts and control totals are compared, and the way back stays open until users accept.",
        output: "Scripted builds, reconciliation report, rollback plan",
      },
      {
        name: "Manage",
        text: "Patches, backups, capacity, access and alerts follow a calendar and a runbook. Every run leaves a ticket with its result, good or bad.",
        output: "Monthly operations record",
      },
      {
        name: "Evolve",
        text: "Incidents, costs and end-of-support dates are reviewed each quarter. Whatever has been outgrown returns to the first step with a date.",
        output: "Quarterly roadmap, updated inventory",
      },
    ],
  },
  sections: [
    {
      kind: "list",
      id: "platforms",
      heading: "What we look after",
      note: "By name, so that you can tell at once whether yours is among them.",
      items: [
        {
          name: "Databases",
          text: "Oracle Database with RAC, Data Guard and RMAN; Microsoft SQL Server with Always On availability groups; PostgreSQL with streaming replication; SAP HANA with system replication.",
        },
        {
          name: "Servers and virtualization",
          text: "Red Hat Enterprise Linux, Oracle Linux and Windows Server, on VMware vSphere, KVM or bare metal, built from images that are kept under version control.",
        },
        {
          name: "Cloud",
          text: "AWS, Microsoft Azure, Oracle Cloud Infrastructure and Google Cloud, in government regions where the data calls for them, with infrastructure written as code.",
        },
        {
          name: "Middleware and jobs",
          text: "WebLogic, Tomcat and IIS, batch schedulers, file transfer and message queues: the parts between application and database that fail at two in the morning.",
        },
        {
          name: "Storage and backup",
          text: "SAN, NAS and object storage, snapshots, encrypted copies off site, and one copy that no production account can alter or delete.",
        },
      ],
    },
    {
      kind: "prose",
      id: "two-numbers",
      heading: "Two numbers before any hardware",
      paragraphs: [
        "The recovery point objective says how much work may be lost, counted in time. The recovery time objective says how long the system may be down. Payroll two days before payday and a training catalog in August deserve different answers, and the business owner has to give them.",
        "Both come out of a business impact analysis, as NIST SP 800-34 describes it, and they decide nearly everything else: log shipping or a nightly backup, one site or two, a standby that is always applying changes or a copy that has to be fetched. When an owner asks for zero loss in zero minutes, we price it, and the conversation becomes useful.",
        "An objective that has never been timed is a hope. We restore to separate equipment on a schedule, and file the start, the end, the row counts and the name of the person who accepted the result.",
      ],
    },
    {
      kind: "list",
      id: "record",
      heading: "The record a platform keeps",
      note: "What an auditor or an authorizing official usually asks for. We keep it ready while the work is done.",
      items: [
        {
          name: "Who may do what",
          text: "Privileged accounts by person, with approval and last review. Default and shared accounts are shown as disabled, or explained.",
        },
        {
          name: "What changed",
          text: "For each change to a schema, parameter, firewall rule or image: the ticket, the approver, the script, the test and the time.",
        },
        {
          name: "What was logged",
          text: "Oracle unified auditing, SQL Server Audit or pgAudit, sent off the host at once and kept for as long as your policy says.",
        },
        {
          name: "What is still weak",
          text: "Scan results beside the plan of action and milestones: finding, owner, date, and the accepted risk where a fix has to wait.",
        },
      ],
    },
  ],
  form: {
    heading: "Start with one platform.",
    lead: "Name the one you would least like to restore tonight. We will answer with the checks we would run first.",
    service: "databaseinfrastructuremanagement",
    messageLabel: "Message",
    placeholder: "Databases, servers and versions; what worries you about them; any audit or end-of-support date.",
  },
} satisfies DatabaseAndInfrastructurePage;
