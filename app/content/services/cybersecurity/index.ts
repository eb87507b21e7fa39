import type { ServiceCategory } from "../../shapes/types.ts";
import { applicationSecurity } from "./application-security.ts";
import { cloudSecurity } from "./cloud-security.ts";
import { endpointDeviceProtection } from "./endpoint-device-protection.ts";
import { governanceRiskCompliance } from "./governance-risk-compliance.ts";
import { identityAccessManagement } from "./identity-access-management.ts";
import { incidentResponseForensics } from "./incident-response-forensics.ts";
import { networkSecurity } from "./network-security.ts";
import { penetrationTestingVulnerabilityManagement } from "./penetration-testing-vulnerability-management.ts";
import { securityOperationsCenter } from "./security-operations-center.ts";

export const cybersecurity = {
  name: "Cybersecurity",
  icon: "cybersecurity",
  meta: {
    title: "Cybersecurity for Government and Universities",
    description:
      "Nine security services arranged by NIST CSF 2.0, from ICAM and cloud baselines to incident response, each leaving evidence that an assessor can test.",
  },
  promise: "Controls with their evidence attached.",
  lead: "Nine services, from the firewall rule to the forensic image. Each puts a control in place, names its owner, and keeps the proof where an assessor can find it.",
  lifecycle: "security",
  situation: {
    statement:
      "Agencies rarely lack security tools. They lack the line from a requirement to a setting, and from that setting to today’s proof.",
    paragraphs: [
      "One control can appear in six places: the SSP, a scanner, a CDM dashboard, the POA&M, an IG FISMA answer and the financial auditor’s IT workpapers. When the six disagree, each reader writes a finding. We work so that they are drawn from the same record: one requirement, one configuration, one dated artifact, one owner.",
      "The rules move as well. In 2026 OMB rewrote federal logging policy, CISA replaced its patching directives and FedRAMP changed its terms. We keep the mapping current, so that a new memo changes a few lines in your package and not the whole of it.",
    ],
  },
  starts: {
    note: "Nine ways clients begin the conversation, and the page that answers each.",
    rows: [
      { when: "Nobody can tell me which firewall rules we could safely remove.", slug: "network-security" },
      { when: "Our laptop count differs by system, and the auditor has noticed.", slug: "endpoint-device-protection" },
      { when: "We moved to the cloud and assumed FedRAMP had covered the rest.", slug: "cloud-security" },
      { when: "Security stops our release in the last week, every time.", slug: "application-security" },
      { when: "Two people who left in spring could still approve invoices in summer.", slug: "identity-access-management" },
      { when: "We pay for a SIEM, and still learn of trouble from outside.", slug: "security-operations-center" },
      { when: "Our authorization expires this year and the SSP is out of date.", slug: "governance-risk-compliance" },
      {
        when: "The scan lists thousands of findings and we do not know which come first.",
        slug: "penetration-testing-vulnerability-management",
      },
      { when: "If ransomware struck tonight, I am not sure who would decide what.", slug: "incident-response-forensics" },
    ],
  },
  principles: {
    note: "Four habits that hold across all nine services.",
    items: [
      {
        name: "Evidence is made by the work",
        text: "A control should leave its own trace: a log line, a signed review, a commit. Screenshots gathered the night before an assessment prove little.",
      },
      {
        name: "Start from what is at stake",
        text: "High value assets, payment systems and personal data come first. A complete inventory of small risks can wait until the large ones have owners.",
      },
      {
        name: "Say who decides",
        text: "Each exception, isolation and shutdown has a named approver, agreed in daylight. We advise on risk; your officials accept it.",
      },
      {
        name: "Keep sides apart",
        text: "Where a rule calls for independence we either build or assess, never both for one system, and we put the choice in writing.",
      },
    ],
  },
  standards: [
    {
      rule: "nist-csf",
      meaning: "Outcomes in six functions: Govern, Identify, Protect, Detect, Respond and Recover. This page follows its order.",
    },
    {
      rule: "fisma",
      meaning: "The 2014 statute that makes agency heads responsible for information security and has inspectors general evaluate it yearly.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "Security and privacy controls in twenty families, the common language of federal security plans.",
    },
    {
      rule: "nist-sp-800-37",
      meaning: "The Risk Management Framework, from preparation through authorization to monitoring.",
    },
    {
      rule: "omb-m-22-09",
      also: ["nist-sp-800-207"],
      meaning: "The federal zero trust strategy and the architecture it builds on: verify each request, trust no network.",
    },
    {
      rule: "omb-m-19-17",
      also: ["fips-201", "nist-sp-800-63"],
      meaning: "Identity policy, the PIV standard and the digital identity guidelines, read together as ICAM.",
    },
    {
      rule: "bod-20-01",
      also: ["bod-23-01", "bod-25-01", "bod-26-02", "bod-26-04"],
      meaning: "CISA’s Binding Operational Directives: orders to civilian agencies with set actions and dates.",
    },
    {
      rule: "omb-m-26-14",
      meaning: "The 2026 logging memo, successor to M-21-31: what agencies must be able to see and for how long.",
    },
    {
      rule: "iso-iec-27001",
      meaning: "The international standard for information security management systems, to which our own firm is certified.",
    },
  ],
  questions: [
    {
      question: "Where should a small agency or college begin?",
      answer:
        "With three lists: what you own, who has access, and what would hurt most if lost. A CSF 2.0 profile built on those lists is a short piece of work, and shows which one or two services to take up first.",
    },
    {
      question: "Do you follow NIST, ISO or our state’s framework?",
      answer:
        "Yours. Federal systems follow SP 800-53 and the RMF. For states, universities and companies we work in the framework your auditors use and keep a mapping to CSF 2.0, so that evidence is gathered once.",
    },
    {
      question: "How do you guard what you learn about our weaknesses?",
      answer:
        "Findings stay in your repository wherever possible. What we must hold is encrypted, limited to named staff and destroyed on an agreed date. Our information security management is certified to ISO 27001.",
    },
    {
      question: "Can security work share evidence with our financial audit?",
      answer:
        "Yes, and it should. Access, change and configuration controls over the ERP are tested under FISMA, FISCAM and A-123 alike. We index each artifact once and mark every request that it answers.",
    },
  ],
  items: [
    networkSecurity,
    endpointDeviceProtection,
    cloudSecurity,
    applicationSecurity,
    identityAccessManagement,
    securityOperationsCenter,
    governanceRiskCompliance,
    penetrationTestingVulnerabilityManagement,
    incidentResponseForensics,
  ],
} satisfies ServiceCategory;
