import type { CybersecurityPage } from "../shapes/cybersecurity.ts";

/** What the page /cybersecurity adds to its category: the nine services by function of NIST CSF 2.0, and the evidence. */
export const cybersecurityPage = {
  functions: {
    heading: "Nine services, six functions",
    lead: "NIST CSF 2.0 sorts security into six functions, and each function asks a question. Many services answer more than one; here each stands once, beside the question where you would miss it first. Recovery is rehearsed with our database practice, so its page stands there.",
    rows: [
      {
        name: "Govern",
        asks: "Who decides which risks we accept, by what rule, and where is that decision written?",
        slugs: ["governance-risk-compliance"],
      },
      {
        name: "Identify",
        asks: "What do we own, where is it weak, and what could an intruder reach from there?",
        slugs: ["penetration-testing-vulnerability-management"],
      },
      {
        name: "Protect",
        asks: "Which people, devices, code, tenants and connections are allowed, and what holds them to it?",
        slugs: [
          "identity-access-management",
          "network-security",
          "endpoint-device-protection",
          "application-security",
          "cloud-security",
        ],
      },
      {
        name: "Detect",
        asks: "Would we notice, how soon, and from which log?",
        slugs: ["security-operations-center"],
      },
      {
        name: "Respond",
        asks: "Who may contain it, who must be told, and what evidence must survive the cure?",
        slugs: ["incident-response-forensics"],
      },
      {
        name: "Recover",
        asks: "Can we rebuild in a clean place, from backups and code the intruder never touched?",
        slugs: ["disaster-recovery-and-management"],
      },
    ],
  },
  evidence: {
    heading: "What an assessor will ask to see",
    lead: "A control is believed when its record is dated, complete and drawn from the system itself. These five kinds of record carry most of the weight.",
    rows: [
      {
        name: "System security plan (SSP)",
        text: "The boundary, the FIPS 199 category and, for each SP 800-53 control, who does what with which tool. Assessors compare it with the running system and write up the difference.",
      },
      {
        name: "Security assessment report (SAR)",
        text: "The assessor’s own results under SP 800-53A: what was examined, who was interviewed, what was tested, on which sample, and the risk of each finding.",
      },
      {
        name: "Plan of action and milestones (POA&M)",
        text: "Every open weakness with its source, owner, resources and dates. Closed items need the retest or export that shows the fix, not a note that it was done.",
      },
      {
        name: "Continuous monitoring (ConMon) deliverables",
        text: "Monthly inventory, authenticated scan results, POA&M updates and significant-change notices. Gaps between months are read as gaps in the control.",
      },
      {
        name: "Populations and samples",
        text: "Complete lists of joiners, leavers, changes, privileged accounts and incidents for the period, with the query that produced them. Without a complete population a sample proves nothing.",
      },
    ],
  },
} satisfies CybersecurityPage;
