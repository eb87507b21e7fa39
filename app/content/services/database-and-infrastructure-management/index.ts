import type { ServiceCategory } from "../../shapes/types.ts";
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
  lead: "We run the databases, servers and cloud accounts beneath financial and program systems. They are hardened to a baseline, patched on a clock and restored on a schedule, with papers an auditor can test.",
  lifecycle: "platform",
  situation: {
    statement:
      "Everyone says the backups work. The record of the last full restore is harder to find, and the person who ran it harder still.",
    paragraphs: [
      "Platforms fail quietly. A standby stops applying redo, a scan loses its credentials, an audit policy is dropped during an upgrade, and each dashboard stays green because nobody measures the thing itself. The failure is discovered on the worst day: during an outage, a breach or fieldwork.",
      "Our practice is built on checks that produce their own proof. A restore is proven by restoring, a baseline by comparing, a patch by querying the inventory afterward. The output of each check goes into a library that operations, security and audit share.",
    ],
  },
  starts: {
    note: "Begin with the worry, not with the product.",
    rows: [
      {
        when: "Our scan reports list thousands of findings, and the number never falls.",
        slug: "security-and-vulnerability-management",
      },
      {
        when: "We have backups, but no one has timed a full recovery.",
        slug: "disaster-recovery-and-management",
      },
      { when: "Servers were built by hand, and no two are alike.", slug: "infrastructure-management" },
      {
        when: "Month-end close slows down, and our only DBA is about to retire.",
        slug: "database-administration",
      },
      {
        when: "The auditors sent ninety requests, and six teams answer from their inboxes.",
        slug: "audit-support",
      },
    ],
  },
  principles: {
    note: "Four rules our administrators work under, on site or remote.",
    items: [
      {
        name: "Prove it by doing it",
        text: "Restore tests, failovers and account reviews are run on a calendar and signed. A configuration screen alone is never accepted as evidence.",
      },
      {
        name: "Baseline, then difference",
        text: "Every host and database has a recorded baseline. We report what changed since, with the ticket that allowed it or the question it raises.",
      },
      {
        name: "Privilege that expires",
        text: "Administrators use named accounts and gain rights for one task at a time. Shared passwords are vaulted, and SYSDBA sessions are reviewed by someone else.",
      },
      {
        name: "No change without a way back",
        text: "Each change carries a tested backout, a checkpoint and a decision time. If the clock runs out, we return to where we were.",
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
        "Federal civilian agencies rank security updates by risk and known exploitation; in June 2026 it replaced BOD 22-01, which founded the catalog.",
    },
    {
      rule: "bod-23-01",
      meaning: "Federal civilian agencies discover assets every 7 days and enumerate vulnerabilities every 14.",
    },
    {
      rule: "nist-sp-800-34",
      meaning: "Contingency planning guide for federal information systems, from impact analysis to plan maintenance.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "The federal control catalog; its AU, CM, CP and SI families carry much of the platform work.",
    },
    {
      rule: "fisma",
      meaning: "The Federal Information Security Modernization Act, under which agency programs are evaluated every year.",
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
        "Both, as your policy allows. Administrators connect through your jump hosts with accounts you issue, and travel for exercises, cutovers and audits. Your data stays on your systems.",
    },
    {
      question: "Will you replace our monitoring and backup tools?",
      answer:
        "Seldom. Many tools are sound and only half configured. We tune what you own first, and propose a purchase only with the gap, the alternatives and the yearly cost on one page.",
    },
    {
      question: "Do CISA directives bind states, universities and companies?",
      answer:
        "Not directly. They bind federal civilian executive branch agencies, and can reach contractors through contract terms. Others may adopt the KEV catalog and its risk ranking as a benchmark they can defend.",
    },
    {
      question: "Where should we start if everything is overdue?",
      answer:
        "With a restore test and an asset list. The first tells you whether a bad day is survivable, the second what you must patch. Everything else can be ranked from there.",
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
