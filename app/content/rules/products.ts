import type { Rule } from "../shapes/rule.ts";

/** Methods and products of software makers that texts name as standards. */
export const productRules = {
  "oracle-aim": {
    short: "Oracle AIM",
    name: "Oracle Application Implementation Method",
    issuer: "Oracle",
    edition: "3.1",
    status: "in force",
    checked: "2026-11-22",
    changed: "Oracle no longer sells it; its document numbers outlive it.",
    source: { name: "Oracle", url: "https://www.oracle.com/" },
  },
  "sap-activate": {
    short: "SAP Activate",
    name: "SAP Activate methodology",
    issuer: "SAP",
    edition: "Current method",
    status: "in force",
    checked: "2026-11-22",
    changed: "SAP renews its roadmaps with each release.",
    source: { name: "SAP", url: "https://www.sap.com/" },
  },
  "oracle-ebs-12-2": {
    short: "Oracle E-Business Suite 12.2 online patching",
    name: "Oracle E-Business Suite Release 12.2, online patching with adop",
    issuer: "Oracle",
    edition: "Release 12.2",
    status: "in force",
    checked: "2026-11-22",
    changed: "Since May 2026 Oracle ships security fixes monthly as well as in its quarterly updates.",
    source: { name: "Help Net Security, May 5, 2026", url: "https://helpnetsecurity.com/2026/05/05/oracle-monthly-security-updates" },
  },
  "oracle-unified-auditing": {
    short: "Oracle Unified Auditing",
    name: "Oracle Database Unified Auditing",
    issuer: "Oracle",
    edition: "Oracle AI Database 26ai",
    status: "in force",
    checked: "2026-11-22",
    changed: "Traditional auditing is desupported from release 23ai, which became 26ai in October 2025.",
    source: { name: "Oracle Database documentation", url: "https://docs.oracle.com/" },
  },
} satisfies Record<string, Rule>;
