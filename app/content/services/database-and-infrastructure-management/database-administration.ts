import type { ServiceItem } from "../../shapes/types.ts";

export const databaseAdministration = {
  name: "Database Administration",
  meta: {
    title: "Database Administration",
    description:
      "Oracle, SQL Server, PostgreSQL and SAP HANA databases patched, tuned, audited with Unified Auditing and restored on a schedule by DBAs who know close.",
  },
  promise: "Quiet databases, with the record of why they are quiet.",
  lead: "We administer Oracle, SQL Server, PostgreSQL and SAP HANA databases under financial and mission systems: patched, tuned, audited, backed up, and watched by people who know month-end.",
  thread: { lifecycle: "platform", from: "Harden", here: "Operate", to: "Recover" },
  situation: {
    statement:
      "The database is fast until the last three days of the fiscal month, which are the only days that anyone remembers.",
    paragraphs: [
      "Database trouble is usually older than the ticket. Statistics were locked years ago, a batch job grew past its window, undo was sized for a smaller ledger, or a patch was skipped because nobody could get downtime. Adding processors hides the cause and can raise the license bill.",
      "Good administration is regular and a little dull. Checks run daily, changes are scripted, privileged sessions are logged to a place the DBA cannot edit, and each tuning change is measured before and after. The same habits answer the auditor, who wants to know who could alter data outside the application.",
    ],
  },
  capabilities: {
    note: "Full administration, a second line for your own DBAs, or a single project.",
    items: [
      {
        name: "Daily administration",
        text: "Health checks, space, jobs, alert logs, sessions and backups reviewed every working day, with a short note of anything unusual.",
      },
      {
        name: "Performance",
        text: "AWR and ASH where the Diagnostics Pack is licensed, Statspack where it is not; Query Store for SQL Server, pg_stat_statements for PostgreSQL.",
      },
      {
        name: "Patching and upgrades",
        text: "Oracle Release Updates applied out of place, datapatch verified, AutoUpgrade rehearsed on a clone; SQL Server cumulative updates node by node.",
      },
      {
        name: "Security and auditing",
        text: "Unified Auditing policies, TDE, least-privilege roles, password profiles and privileged session review, with audit records sent beyond the DBA’s reach.",
      },
      {
        name: "Backup and availability",
        text: "RMAN, Data Guard, RAC, Always On and PostgreSQL replication configured to the stated RPO and RTO, then tested by restore or switchover.",
      },
      {
        name: "ERP database work",
        text: "E-Business Suite cloning, adop patch cycles and statistics; SAP HANA memory, backup and revision planning; masked copies for test instances.",
      },
      {
        name: "License and capacity review",
        text: "DBA_FEATURE_USAGE_STATISTICS, installed options, core counts and growth measured from the database itself before a renewal or a vendor review.",
      },
    ],
  },
  process: {
    note: "A takeover planned over six weeks, so that daily operations need not pause.",
    steps: [
      {
        name: "Read",
        time: "Weeks 1 to 2",
        text: "We collect versions, parameters, patches, jobs, grants, backups and wait profiles by script, and interview whoever carries the knowledge now.",
        output: "Database health report, ranked by risk",
      },
      {
        name: "Secure the ground",
        time: "Weeks 2 to 3",
        text: "A full restore is tested. Default accounts, excess DBA grants and missing audit policies are corrected under change control.",
        output: "Signed restore test and access review",
      },
      {
        name: "Shadow",
        time: "Weeks 3 to 4",
        text: "Our DBAs follow current staff through what the calendar brings, a close, a patch or a clone, and turn what they see into runbooks.",
        output: "Reviewed runbooks",
      },
      {
        name: "Lead",
        time: "Weeks 5 to 6",
        text: "Roles reverse: we act and the current team observes. On-call rotation, escalation and approval rules take effect when both sides agree.",
        output: "Signed takeover checklist",
      },
      {
        name: "Improve",
        time: "Each quarter",
        text: "One measured improvement at a time: a slow batch, an unsupported version, a manual clone. Before and after figures are kept.",
        output: "Quarterly database review",
      },
    ],
  },
  deliverables: {
    lead: "Short documents, kept current by script wherever a script can do it.",
    rows: [
      {
        name: "Database health report",
        shows: "Version, patch, performance, space, security and backup state by instance",
        firstReader: "CIO, system owner",
      },
      {
        name: "Runbooks",
        shows: "Start, stop, patch, clone, restore, switchover and common failures",
        firstReader: "DBAs on call",
      },
      {
        name: "Privileged access review",
        shows: "Who holds DBA, SYSDBA and direct grants, why, and who approved",
        firstReader: "CISO, auditors",
      },
      {
        name: "Audit policy register",
        shows: "What Unified Auditing records, where it goes, who reads it and how long it is kept",
        firstReader: "Auditors",
      },
      {
        name: "Patch and upgrade plan",
        shows: "Target versions, dates, dependencies, and support end for each database",
        firstReader: "Change board",
      },
      {
        name: "Performance baseline",
        shows: "Normal load and response for close, payroll and daily work",
        firstReader: "Application owners",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "AU family",
      meaning: "Which events are logged, what each record holds, who reviews it and how it is protected.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AC-5 and AC-6",
      meaning: "Separation of duties and least privilege, which apply to administrators as well.",
    },
    {
      rule: "disa-stigs",
      part: "for databases",
      meaning: "Product-specific settings for Oracle, SQL Server and others, with check and fix text for each rule.",
    },
    {
      rule: "cis-benchmarks",
      part: "for databases",
      meaning: "Configuration guidance for Oracle, SQL Server, PostgreSQL and others.",
    },
    {
      rule: "oracle-unified-auditing",
      meaning: "One audit trail inside the Oracle database. From release 23ai (now 26ai) traditional auditing is desupported: old settings still run, new ones are refused.",
    },
    {
      rule: "fips-140-3",
      meaning: "Validation standard for the cryptographic modules behind encryption at rest and in transit.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Guides auditors as they test database access, change control and monitoring.",
    },
  ],
  questions: [
    {
      question: "Do you work with Oracle 19c, or must we upgrade?",
      answer:
        "We work with 19c and with later releases. It is a long-term release with published support dates; we plan the next one around your application’s certification, never ahead of it.",
    },
    {
      question: "Who can see our data when you administer it?",
      answer:
        "Named staff who meet your screening rules, through your jump host. Where licensed, Database Vault keeps even DBAs out of application schemas, and sessions are audited to a store they cannot change.",
    },
    {
      question: "Our database is slow. Where do you begin?",
      answer:
        "With a time window and a complaint from a user, not with parameters. We compare that window with a normal one, find the top waits and statements, and change one thing.",
    },
    {
      question: "Do you support databases in cloud services?",
      answer:
        "Yes: Autonomous Database and Exadata services, Amazon RDS, Azure SQL and managed PostgreSQL. Some tasks pass to the provider; access review, audit policy, query tuning and recovery testing do not.",
    },
  ],
  related: [
    "disaster-recovery-and-management",
    "security-and-vulnerability-management",
    "oracle-financials",
    "sap",
    "audit-support",
  ],
} satisfies ServiceItem;
