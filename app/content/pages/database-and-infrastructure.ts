import { pictures } from "../pictures.ts";
import { cite } from "../rules/index.ts";
import type { DatabaseAndInfrastructurePage } from "../types/practice-pages.types.ts";

export const databaseAndInfrastructurePage = {
  meta: {
    title: "Database and infrastructure management, on record",
    description:
      "Databases, servers and cloud accounts assessed, designed, built and run: hardened to a baseline, patched on schedule, and restored in timed tests.",
  },
  carousel: {
    label: "What we manage",
    slides: [
      {
        id: "infrastructure",
        image: "db-infrastructure",
        alt: pictures["db-infrastructure"].alt,
        title: "Know every machine.",
        subtitle: "The inventory agrees with what is running, down to the version, the owner and the date support ends.",
      },
      {
        id: "storage",
        image: "db-storage",
        alt: pictures["db-storage"].alt,
        title: "Keep the data intact.",
        subtitle: "Schema, storage and statistics are maintained, and query times are tracked so that slow ones stand out early.",
      },
      {
        id: "security",
        image: "db-security",
        alt: pictures["db-security"].alt,
        title: "Limit access and log its use.",
        subtitle: "Hardened builds, privilege granted for one task at a time, and an audit trail that administrators cannot edit.",
      },
      {
        id: "continuity",
        image: "db-continuity",
        alt: pictures["db-continuity"].alt,
        title: "Rehearse the outage.",
        subtitle: "The people who would be on call practice failover and restore against the clock.",
      },
    ],
  },
  services: {
    note: "Together or individually, they cover a platform from its first baseline to the last audit request.",
  },
  framework: {
    heading: "Five steps, then repeat",
    note: "The order is the same whether it is one database or a whole data center.",
    more: "What each step does",
    less: "Only the steps and their outputs",
    output: "Output:",
    steps: [
      {
        name: "Assess",
        text: "Instances, versions, patch levels, links, accounts and backups are listed and compared with a baseline: DISA STIG, CIS Benchmark or your own.",
        output: "Inventory and gap list, ranked by risk",
      },
      {
        name: "Design",
        text: "The business owner decides how much data loss and downtime are tolerable. Architecture, sizing, encryption and monitoring follow from those figures.",
        output: "Target design, recovery objectives signed by owners",
      },
      {
        name: "Implement",
        text: "Builds are scripted, and a migration is rehearsed on a copy until row counts and control totals agree. The rollback path stays open until users accept the result.",
        output: "Scripted builds, reconciliation report, rollback plan",
      },
      {
        name: "Manage",
        text: "Patches, backups, and reviews of capacity, access and alerts run on a calendar. Each run is recorded in a ticket, whether it succeeded or failed.",
        output: "Monthly operations record",
      },
      {
        name: "Evolve",
        text: "A quarterly review covers incidents, costs and end-of-support dates and sends outgrown parts back to the first step.",
        output: "Quarterly roadmap, updated inventory",
      },
    ],
  },
  sections: [
    {
      kind: "list",
      id: "platforms",
      heading: "Which platforms do you manage?",
      note: "Listed by product name, so that you can quickly find yours.",
      items: [
        {
          name: "Databases",
          text: "Oracle Database with RAC, Data Guard and RMAN. Microsoft SQL Server with Always On availability groups. PostgreSQL with streaming replication. SAP HANA with system replication.",
        },
        {
          name: "Servers and virtualization",
          text: "Red Hat Enterprise Linux, Oracle Linux and Windows Server, on VMware vSphere, KVM or bare metal. Their images are kept under version control.",
        },
        {
          name: "Cloud",
          text: "AWS, Microsoft Azure, Oracle Cloud Infrastructure and Google Cloud, in government regions where the data requires them. Accounts are built from code.",
        },
        {
          name: "Middleware and jobs",
          text: "WebLogic, Tomcat and IIS, batch schedulers, file transfer and message queues: the layer between application and database where interfaces fail.",
        },
        {
          name: "Storage and backup",
          text: "SAN, NAS and object storage, snapshots, encrypted off-site copies, and one copy that no production account can reach.",
        },
      ],
    },
    {
      kind: "prose",
      id: "two-numbers",
      heading: "How are recovery objectives set?",
      paragraphs: [
        "One is the recovery point objective, which sets how old the restored data may be. The other is the recovery time objective, which sets how long recovery may take. Payroll two days before payday and a training catalog in August need different answers, and the business owner must give them.",
        `Both belong in a business impact analysis, as ${cite("nist-sp-800-34")} describes. They determine nearly everything else: log shipping or a nightly backup, one site or two, a standby that applies changes all day or a copy that must be fetched. If an owner asks for no loss and no delay, we price that option so that it can be compared with the others.`,
        "To test an objective, we restore to separate equipment on a schedule and file the start and end times, the row counts and the signature of the manager who accepted the result.",
      ],
    },
    {
      kind: "list",
      id: "record",
      heading: "Which records do you keep for a platform?",
      note: "What auditors and authorizing officials usually request, kept current throughout the work.",
      items: [
        {
          name: "Who may do what",
          text: "Privileged accounts by person, approval and last review. Default and shared accounts are shown as disabled or explained.",
        },
        {
          name: "What changed",
          text: "For each change to a schema, parameter, firewall rule or image: the ticket, the approver, the script, the test and the time.",
        },
        {
          name: "What was logged",
          text: "Oracle unified auditing, SQL Server Audit or pgAudit, sent off the host immediately and kept for the period your policy sets.",
        },
        {
          name: "What is still weak",
          text: "Scan results with the plan of action and milestones: finding, owner, date and a signed acceptance of risk where a fix must wait.",
        },
      ],
    },
  ],
  form: {
    heading: "Start with one platform.",
    lead: "Tell us which one you would least like to have to restore. Our reply will list the checks to run on it first.",
    service: "databaseinfrastructuremanagement",
    messageLabel: "Message",
    placeholder: "Databases, servers and versions. What worries you about them. Any audit or end-of-support date.",
  },
} satisfies DatabaseAndInfrastructurePage;
