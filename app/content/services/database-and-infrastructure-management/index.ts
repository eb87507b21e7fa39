import type { ServiceCategory } from "../../types/content-schema.types.ts";
import { auditSupport } from "./audit-support.ts";
import { databaseAdministration } from "./database-administration.ts";
import { disasterRecoveryAndManagement } from "./disaster-recovery-and-management.ts";
import { infrastructureManagement } from "./infrastructure-management.ts";
import { securityAndVulnerabilityManagement } from "./security-and-vulnerability-management.ts";

export const databaseAndInfrastructureManagement = {
  name: "Database and Infrastructure Management",
  icon: "database-and-infrastructure-management",
  meta: {
    title: "Database and Infrastructure Management",
    description:
      "Databases, servers and cloud accounts hardened to a baseline, patched on a clock, restored on a schedule and documented for FISMA and FISCAM.",
  },
  promise: "Data where it belongs, and back when it is not.",
  lead: "Beneath financial and program systems lie databases, servers and cloud accounts. This practice hardens them to a baseline, patches them by risk, restores them on a schedule and keeps the papers that show it.",
  lifecycle: "platform",
  situation: {
    statement: "How long would it take to restore your largest database tonight, and what is that figure based on?",
    paragraphs: [
      "A platform can fail while its dashboard stays green. A standby stops applying redo. Scans go on after their credentials expire and report fewer flaws than before. An upgrade drops an audit policy. What is measured in these cases is the process, and the thing itself is measured on the day of an outage, a breach or fieldwork.",
      "Our checks are therefore made on the thing itself. A restore is proved by restoring, a baseline by comparing it with the running host, a patch by querying the inventory after the restart. The output goes to one library that operations, security and audit read alike.",
    ],
  },
  starts: {
    note: "Five worries, and the page that deals with each.",
    rows: [
      {
        when: "We count scan findings every month, and the total never falls.",
        slug: "security-and-vulnerability-management",
      },
      {
        when: "There are backups, but a full recovery has never been timed.",
        slug: "disaster-recovery-and-management",
      },
      { when: "Our servers were built by hand, and no two are alike.", slug: "infrastructure-management" },
      {
        when: "Month-end close slows down, and database patches are a year behind.",
        slug: "database-administration",
      },
      {
        when: "The auditors’ request list has come, and six offices are answering by email.",
        slug: "audit-support",
      },
    ],
  },
  principles: {
    note: "Rules our administrators work under, on site or remote.",
    items: [
      {
        name: "Tests run, and signed",
        text: "Restore tests, failovers and account reviews have dates in a calendar and a signature afterward. A picture of a configuration screen is no substitute.",
      },
      {
        name: "Baseline, then difference",
        text: "The baseline of a host or database is on record. We report what differs from it today and name the ticket that allowed the change, if one did.",
      },
      {
        name: "Privilege that expires",
        text: "Administrators use named accounts and gain rights for one task at a time. Shared passwords are vaulted, and work done as SYSDBA is reviewed by a colleague.",
      },
      {
        name: "A way back for every change",
        text: "Before a change starts, its backout has been tested and the latest hour for that decision is set. When the hour comes without success, we go back.",
      },
    ],
  },
  standards: [
    {
      rule: "disa-stigs",
      meaning: "Security Technical Implementation Guides for operating systems, databases and devices, ranked CAT I to CAT III.",
    },
    {
      rule: "cis-benchmarks",
      meaning: "Consensus configuration guides with Level 1 and Level 2 profiles, widely used outside defense.",
    },
    {
      rule: "bod-26-04",
      also: ["cisa-kev"],
      meaning:
        "Federal civilian agencies rank security updates by risk and known exploitation. In June 2026 it replaced BOD 19-02 and BOD 22-01.",
    },
    {
      rule: "bod-23-01",
      meaning: "Federal civilian agencies discover assets every 7 days and enumerate vulnerabilities every 14.",
    },
    {
      rule: "nist-sp-800-34",
      meaning: "Contingency planning for federal information systems, from impact analysis to plan maintenance.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "The federal control catalog. Its AU, CM, CP and SI families carry much of the platform work.",
    },
    {
      rule: "fisma",
      also: ["omb-m-25-04"],
      meaning: "Agency security programs are evaluated every year. OMB’s latest yearly guidance is of January 2025, and none for fiscal 2026 was out by September 29, 2026.",
    },
    {
      rule: "eo-14412",
      meaning: "Post-quantum cryptography for high value assets and high impact systems, by dates at the end of 2030 and 2031.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The manual auditors use to assess information system controls in federal financial audits.",
    },
  ],
  questions: [
    {
      question: "Do you work on site, remotely or both?",
      answer:
        "Both, as your policy allows. Administrators connect through your jump hosts under accounts you issue, and travel for exercises, cutovers and audits. The data stays on your systems.",
    },
    {
      question: "Will you replace our monitoring and backup products?",
      answer:
        "We tune what you own before proposing a purchase, and a proposal shows the gap, the alternatives and the yearly cost.",
    },
    {
      question: "Do CISA directives bind states, universities and companies?",
      answer:
        "They bind federal civilian executive branch agencies, national security systems excepted. A contractor meets them through contract terms, and BOD 26-04 tells agencies to review their contracts for that purpose. State governments, universities and firms may adopt the KEV catalog and the risk ranking by choice. CISA encourages it, and the published method is easier to defend before a board than one made at home.",
    },
    {
      question: "Where should we start if everything is overdue?",
      answer:
        "Start with a restore test and an asset list. The restore shows whether a bad day can be survived, and the list shows what must be patched. The remaining work can be ranked from there in about a month.",
    },
  ],
  items: [
    securityAndVulnerabilityManagement,
    disasterRecoveryAndManagement,
    infrastructureManagement,
    databaseAdministration,
    auditSupport,
  ],
} satisfies ServiceCategory;
