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
      "Databases, servers and cloud accounts hardened to a baseline, patched by deadline, restore-tested on schedule and documented for FISMA and FISCAM.",
  },
  promise: "Data kept where it belongs and restored when it is lost.",
  lead: "Financial and program systems run on databases, servers and cloud accounts. We harden them to a baseline, patch them by risk, test their restores on a schedule and keep the documents that prove it.",
  lifecycle: "platform",
  situation: {
    statement: "How long would it take to restore your largest database tonight, and what is that figure based on?",
    paragraphs: [
      "A platform can fail while its dashboard stays green. A standby stops applying redo. Scans keep running after their credentials expire and report fewer flaws than before. An upgrade drops an audit policy. In each case the dashboard measures the process, and nobody checks the result until an outage, a breach or audit fieldwork.",
      "That is why we check the result itself. We verify a backup by restoring it, a baseline by comparing it with the running host, and a patch by querying the inventory after the restart. The results go into one library that operations, security and audit staff all use.",
    ],
  },
  starts: [
    {
      when: "We count scan findings every month, and the total never falls.",
      slug: "security-and-vulnerability-management",
    },
    {
      when: "We have backups, but no one has ever timed a full recovery.",
      slug: "disaster-recovery-and-management",
    },
    { when: "Our servers were built by hand, and no two are alike.", slug: "infrastructure-management" },
    {
      when: "Month-end close is slowing down, and database patches are a year behind.",
      slug: "database-administration",
    },
    {
      when: "The auditors’ request list has arrived, and six offices are answering by email.",
      slug: "audit-support",
    },
  ],
  principles: {
    note: "Our administrators follow these rules on site and remotely.",
    items: [
      {
        name: "Run the test and sign it",
        text: "Restore tests, failovers and account reviews are scheduled on a calendar and signed when they are done. We do not accept a screenshot of a configuration in their place.",
      },
      {
        name: "Compare with the baseline",
        text: "The baseline for each host or database is on record. We report what differs from it today and the ticket that allowed the change, if there is one.",
      },
      {
        name: "Privilege that expires",
        text: "Administrators use named accounts and receive rights for one task at a time. Shared passwords are vaulted, and a colleague reviews any work done as SYSDBA.",
      },
      {
        name: "A backout for every change",
        text: "Before a change starts, we test its backout and set a deadline for the decision to use it. If the change has not succeeded by then, we back it out.",
      },
    ],
  },
  standards: [
    {
      rule: "disa-stigs",
      meaning: "Security Technical Implementation Guides for operating systems, databases and devices, with findings ranked CAT I to CAT III.",
    },
    {
      rule: "cis-benchmarks",
      meaning: "Consensus configuration guides with Level 1 and Level 2 profiles, widely used outside defense.",
    },
    {
      rule: "bod-26-04",
      also: ["cisa-kev"],
      meaning:
        "Requires federal civilian agencies to rank security updates by risk and known exploitation. It replaced BOD 19-02 and BOD 22-01 in June 2026.",
    },
    {
      rule: "bod-23-01",
      meaning: "Federal civilian agencies must discover assets every 7 days and enumerate vulnerabilities every 14.",
    },
    {
      rule: "nist-sp-800-34",
      meaning: "Contingency planning for federal information systems, from impact analysis to plan maintenance.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "The federal control catalog. Much platform work falls under its AU, CM, CP and SI families.",
    },
    {
      rule: "fisma",
      also: ["omb-m-25-04"],
      meaning: "Agency security programs are evaluated every year. OMB’s latest annual guidance dates from January 2025, and we found none for fiscal year 2026 as of November 25.",
    },
    {
      rule: "eo-14412",
      meaning: "Post-quantum cryptography for high value assets and high-impact systems, with key establishment due by the end of 2030 and signatures by the end of 2031.",
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
        "Not as a first step. We tune what you own before proposing a purchase, and any proposal shows the gap, the alternatives and the annual cost.",
    },
    {
      question: "Do CISA directives bind states, universities and companies?",
      answer:
        "No. They bind federal civilian executive branch agencies, except for national security systems. A contractor is bound through contract terms, and BOD 26-04 tells agencies to review their contracts for that purpose. State governments, universities and firms may adopt the KEV catalog and the risk ranking voluntarily. CISA encourages it, and the published method is easier to defend before a board than one you develop yourself.",
    },
    {
      question: "Where should we start if everything is overdue?",
      answer:
        "Start with a restore test and an asset list. The restore shows whether you could survive a major failure, and the list shows what must be patched. The remaining work can be ranked from there in about a month.",
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
