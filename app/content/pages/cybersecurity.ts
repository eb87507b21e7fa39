import type { CybersecurityPage } from "../types/cybersecurity.types.ts";

/** What the page /cybersecurity adds to its category: the nine services by function of NIST CSF 2.0, and the evidence. */
export const cybersecurityPage = {
  functions: {
    heading: "Nine services, six functions",
    lead: "The functions are those of NIST CSF 2.0, phrased as questions. Many services answer more than one. Each service is listed once here, under the question it answers best. Recovery is covered by our database practice.",
    rows: [
      {
        name: "Govern",
        asks: "Who decides to accept a risk, and under which rule?",
        slugs: ["governance-risk-compliance"],
      },
      {
        name: "Identify",
        asks: "Which assets do we own, and how far could an intruder get from the weakest of them?",
        slugs: ["penetration-testing-vulnerability-management"],
      },
      {
        name: "Protect",
        asks: "Which people, devices, code, tenants and connections do we allow, and what enforces it?",
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
        asks: "Who may order containment, and will the evidence survive it?",
        slugs: ["incident-response-forensics"],
      },
      {
        name: "Recover",
        asks: "Can we rebuild in a clean environment from backups and code beyond the intruder’s reach?",
        slugs: ["disaster-recovery-and-management"],
      },
    ],
  },
  evidence: {
    heading: "What an assessor will ask to see",
    lead: "Assessors trust a control when its record is dated, complete and drawn from the system itself. They rely most on these records.",
    rows: [
      {
        name: "System security plan (SSP)",
        text: "The boundary, the FIPS 199 category and, control by control, the role that acts and the product it uses. Assessors compare this with the running system.",
      },
      {
        name: "Security assessment report (SAR)",
        text: "The assessor’s own results under SP 800-53A: documents examined, people interviewed, tests run and their samples, and the risk of the findings.",
      },
      {
        name: "Plan of action and milestones (POA&M)",
        text: "Open weaknesses by source, owner, resources and dates. A closed item needs the retest or export that shows the fix.",
      },
      {
        name: "Continuous monitoring (ConMon) deliverables",
        text: "Inventory, authenticated scan results, POA&M updates and change notices, at the intervals your monitoring strategy sets. A missed interval counts as a gap in the control.",
      },
      {
        name: "Populations and samples",
        text: "Complete lists of new users, separated users, changes, privileged accounts and incidents for the period, and the query that produced them. The sample is drawn from them.",
      },
      {
        name: "Cryptographic inventory",
        text: "An annual list, required since M-23-02 was issued in 2022, of the systems that rely on quantum-vulnerable algorithms. Since M-26-15, issued in June 2026, it has also been the basis for the agency’s migration plan.",
      },
    ],
  },
} satisfies CybersecurityPage;
