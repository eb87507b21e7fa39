import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const databaseAdministration = {
  name: "Database Administration",
  meta: {
    title: "Database Administration",
    description:
      "Oracle, SQL Server, PostgreSQL and SAP HANA databases patched, tuned, audited with Unified Auditing and restore-tested by DBAs who know the close.",
  },
  promise: "Databases that run reliably, with the records to prove it.",
  lead: "Our DBAs run Oracle, SQL Server, PostgreSQL and SAP HANA databases under financial and mission systems, and they plan patches, clones and tuning around the close calendar.",
  thread: { lifecycle: "platform", from: "Harden", here: "Operate", to: "Recover" },
  situation: {
    statement:
      "“Who can change a posted payment without going through the application?” The answer is in three lists: grants, privileged logins and the reviews of both.",
    paragraphs: [
      "A typical ledger database shows two kinds of neglect. The first is neglect of control: a service account has kept DBA rights since the first go-live, or an upgrade dropped an audit policy. The second is neglect of performance: statistics locked for an old release, undo space sized for a smaller ledger, a batch job too long for its window. Adding processors hides the second kind and can raise the license bill.",
      `End dates matter as well. PostgreSQL 14 reached end of life on November 12, 2026, according to the project’s calendar. Cryptographic modules validated only under the version before ${cite("fips-140-3")} moved to the historical list after September 21, 2026, and may be used in existing systems but not in new ones. We keep a table of such dates for each database, with the patch that each is waiting for.`,
    ],
  },
  capabilities: {
    note: "We offer full administration, Tier 2 support for your own DBAs, or a single project.",
    items: [
      {
        name: "Daily administration",
        text: "Every business day we review space, jobs, alert logs, blocked sessions and the latest backups, and write up anything unusual in a short note.",
      },
      {
        name: "Performance",
        text: "We use AWR and ASH where the Diagnostics Pack is licensed, Statspack elsewhere, Query Store for SQL Server and pg_stat_statements for PostgreSQL. We measure each change before and after.",
      },
      {
        name: "Patching and upgrades",
        text: "We apply Oracle Release Updates out of place and verify datapatch, rehearse AutoUpgrade on a clone, and install SQL Server cumulative updates node by node.",
      },
      {
        name: "Security and auditing",
        text: "We set Unified Auditing policies, TDE, least-privilege roles and password profiles. Audit records go to a store that the DBA can neither edit nor purge.",
      },
      {
        name: "Backup and availability",
        text: "RMAN, Data Guard, RAC, Always On and PostgreSQL replication are configured to meet the stated RPO and RTO, then tested by a restore or a switchover.",
      },
      {
        name: "ERP database work",
        text: "We handle E-Business Suite cloning, adop patch cycles and statistics, plan SAP HANA memory, backup and revisions, and make masked copies for test instances.",
      },
      {
        name: "License and capacity review",
        text: "Before a renewal or a vendor’s license review, we read DBA_FEATURE_USAGE_STATISTICS, installed options, core counts and growth from the database itself.",
      },
    ],
  },
  process: {
    note: "Transition takes six weeks. During that time, your current DBAs stay in charge of production.",
    steps: [
      {
        name: "Review",
        time: "Weeks 1 to 2",
        text: "Scripts collect versions, parameters, patches, jobs, grants, backups and wait profiles. We interview staff to learn what was never written down.",
        output: "Database health report, ranked by risk",
      },
      {
        name: "Fix the basics",
        time: "Weeks 2 to 3",
        text: "One full restore is tested. We correct default accounts, excess DBA grants and missing audit policies through your change control.",
        output: "Signed restore test and access review",
      },
      {
        name: "Shadow, then lead",
        time: "Weeks 3 to 6",
        text: "At first we follow current staff through a close, a patch or a clone and write runbooks. Then the roles reverse, until both sides sign off on the takeover.",
        output: "Reviewed runbooks and transition checklist",
      },
      {
        name: "Improve",
        time: "Quarterly",
        text: "We take up one item at a time: a slow batch, an unsupported version, a clone still made by hand. We record the figures before and after.",
        output: "Quarterly database review",
      },
    ],
  },
  deliverables: {
    lead: "We keep these current by script wherever possible.",
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
        shows: "Who holds DBA, SYSDBA and direct grants, why and who approved them",
        firstReader: "CISO, auditors",
      },
      {
        name: "Audit policy register",
        shows: "What Unified Auditing records, where it goes, who reads it and how long it is kept",
        firstReader: "Auditors",
      },
      {
        name: "Patch and upgrade plan",
        shows: "Target versions, dates, dependencies and end of support for each database",
        firstReader: "Change board",
      },
    ],
  },
  engagement: {
    needs:
      "Named accounts through your jump host, My Oracle Support or vendor portal access under your contract, the license order documents and two dates on which we may test a restore. Staff are screened to your standard before any accounts are issued. Production data does not leave your systems.",
    arrival:
      "Two DBAs start, one for the platform and one for the application’s own patching. For their first five days they change nothing: they read, run the collection scripts and listen in on the daily call.",
    team: "One DBA part-time for a few stable databases, and two to four for an ERP with standbys. Coverage outside business hours is scheduled separately.",
    length:
      "Transition-in takes six weeks, or about ten with more than one database product. Administration is then ordered by the year. A single upgrade, such as 19c to 26ai on one application, takes three to six months, most of it testing.",
    handover:
      "Before the last month, we list our grants and set dates to remove them. Runbooks, collection scripts and up to two years of quarterly reviews remain in your repository. One DBA can be reached by phone through the following month-end close.",
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
      also: ["cis-benchmarks"],
      part: "for databases",
      meaning: "Settings for Oracle, SQL Server, PostgreSQL and others. A STIG gives check and fix text for every rule.",
    },
    {
      rule: "oracle-unified-auditing",
      meaning: "One audit trail inside the Oracle database. From release 23ai (now 26ai) traditional auditing is desupported: old settings still work, but new ones are rejected.",
    },
    {
      rule: "fips-140-3",
      meaning:
        "Validation of the cryptographic modules behind encryption. Certificates under the previous edition moved to the historical list after September 21, 2026.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Guides auditors in testing database access, change control and monitoring.",
    },
  ],
  questions: [
    {
      question: "Must we upgrade from Oracle 19c?",
      answer:
        "Not immediately. According to dates published in May 2026, Premier Support for 19c runs to December 31, 2029, and for 26ai to December 31, 2031. Older notices gave earlier dates, so check the current support note before you plan. We work with 19c and later releases. The choice of the next release should depend on your application’s certification.",
    },
    {
      question: "Who can see our data when you administer it?",
      answer:
        "Only staff you have named and screened, and only through your jump host. Where Database Vault is licensed, it can keep even DBAs out of application schemas. In every case, their actions are recorded in an audit store they do not control.",
    },
    {
      question: "Our database is slow. Where do you begin?",
      answer:
        "We prefer to start with a user’s complaint and a time window. We compare that window with a normal one at the same point in the calendar, find the waits and statements that differ, and change one thing. If the difference is in the application’s SQL, the developers get the plan, the row counts and a rewritten statement to test. We change parameters last and record the old value with the new.",
    },
    {
      question: "Do you support databases in cloud services?",
      answer:
        "Yes. We support Autonomous Database and Exadata services, Amazon RDS, Azure SQL and managed PostgreSQL. Some tasks pass to the provider. Access reviews, audit policy, query tuning and recovery testing stay with you and us.",
    },
    {
      question: "How do you move Access to SQL Server, or Oracle to PostgreSQL?",
      answer: "List tables, queries, code, jobs and links first. From Access, Microsoft’s Migration Assistant converts tables and loads data. Check queries, forms and macros one by one. Forms can stay in Access with linked tables. From Oracle, packages and empty strings, which Oracle treats as null, need rewriting and tests. Rehearse, and compare counts and totals. On the cutover weekend: stop entry, copy the last changes, reconcile, repoint the application, run the first reports, and keep the old database read-only. We plan such a move as a systems modernization.",
    },
    {
      question: "SQL Server 2016 is past its end of support. What do we do?",
      answer: "SQL Server 2016 reached its end of support on July 14, 2026, so it gets no more security updates unless you pay Microsoft for extended ones, which it sells for a limited time. List every instance, its owner and its applications. Ask each application’s vendor which release it supports, and choose the target from that, such as 2022 or 2025, or a cloud service. Restore a backup on the new release, and test reports, jobs, logins and linked servers before you set a date. Until then, buy the updates, isolate the server, keep tested backups, and record the risk. SQL Server 2017 follows on October 12, 2027.",
    },
  ],
  buying: { contract: "Firm-fixed-price per month, by the number of databases and hours of coverage. Firm-fixed-price for a single upgrade.", naics: ["541513", "541512"], psc: ["DH01"], labor: ["Database specialist"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "disaster-recovery-and-management",
    "security-and-vulnerability-management",
    "oracle-financials",
    "sap",
    "audit-support",
  ],
} satisfies ServiceItem;
