import { cite } from "../../rules/index.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";
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
      "Nine security services organized by NIST CSF 2.0, from ICAM and cloud baselines to incident response. Each leaves evidence that an assessor can test.",
  },
  promise: "Security controls with their evidence attached.",
  lead: "Our nine services cover networks, endpoints, cloud, code, identity, monitoring, testing, response and the authorization package. Each puts controls in place and assigns the evidence to a named owner.",
  lifecycle: "security",
  situation: {
    statement:
      "In 2026 OMB rewrote logging policy, CISA replaced its patching directives, FedRAMP changed its terms, an executive order set dates for post-quantum cryptography, and on July 13 the Defense Department suspended CMMC Phase 2, planned for November 10. As of November 25, we had found no new date.",
    paragraphs: [
      "Changes like these affect records you already have. A single control may appear in the SSP, a scanner, a CDM dashboard, the POA&M, an IG FISMA answer and the financial auditor’s IT workpapers. When those disagree, the result is a finding. We work toward a single record that holds the requirement, the configuration, a dated artifact and its owner. A new memorandum then means changing only a few lines.",
      "Post-quantum cryptography affects the most services. Executive Order 14412 of June 22, 2026, sets deadlines of December 31, 2030, for key establishment and December 31, 2031, for signatures on high value assets and high-impact systems. Four services below cover it: network security for tunnels, identity for certificates, application security for libraries and governance for the agency plan.",
    ],
  },
  starts: [
    {
      when: "The scan lists more findings than we can fix, and BOD 26-04 gives us three days for some of them.",
      slug: "penetration-testing-vulnerability-management",
    },
    { when: "Our logging plan was due in November, and our SIEM was built for the rescinded memorandum.", slug: "security-operations-center" },
    {
      when: "An authorization expires this year, or a solicitation asks for a CMMC level that we do not have.",
      slug: "governance-risk-compliance",
    },
    { when: "We keep old firewall rules because we cannot say what would stop working without them.", slug: "network-security" },
    { when: "Our laptop count differs from system to system, and the auditor has noticed.", slug: "endpoint-device-protection" },
    { when: "We moved to the cloud and assumed FedRAMP covered the rest.", slug: "cloud-security" },
    { when: "Security stops our release the week before it is due.", slug: "application-security" },
    { when: "Two people who left in the spring could still approve invoices in the summer.", slug: "identity-access-management" },
    { when: "If ransomware hit tonight, I am not sure who would decide what.", slug: "incident-response-forensics" },
  ],
  principles: {
    note: "These practices apply to all nine services.",
    items: [
      {
        name: "Collect evidence from the work itself",
        text: "A control should leave its own record: a log line, a signed review, a commit. Screenshots gathered the day before an assessment prove little.",
      },
      {
        name: "Start with the highest stakes",
        text: "High value assets, payment systems and personal data come first. A complete inventory of small risks can wait until the large ones have owners.",
      },
      {
        name: "Name who decides",
        text: "Exceptions, isolations and shutdowns have a named approver, agreed on in advance. We advise on risk. Only your officials can accept it.",
      },
      {
        name: "Keep building and assessing separate",
        text: "Where a rule calls for independence, we either build a system or assess it. We put the choice in writing before work starts.",
      },
      {
        name: "Date the rule",
        text: "We cite policies with their edition and the date we last checked them, because several that affect federal security in 2026 are still proposals or drafts, or have deadlines still to come.",
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
      meaning: "The 2014 statute that makes agency heads responsible for information security and has inspectors general evaluate it every year.",
    },
    {
      rule: "nist-sp-800-37",
      also: ["nist-sp-800-53"],
      meaning: "The Risk Management Framework, and the catalog of controls, in twenty families, that federal security plans draw on.",
    },
    {
      rule: "omb-m-22-09",
      also: ["nist-sp-800-207"],
      meaning: "Zero trust: goals that were due in fiscal year 2024 and still stand, and the architecture behind them.",
    },
    {
      rule: "omb-m-19-17",
      also: ["fips-201", "nist-sp-800-63"],
      meaning: "Identity policy, the PIV standard and the digital identity guidelines, read together as ICAM.",
    },
    {
      rule: "bod-20-01",
      also: ["bod-23-01", "bod-25-01", "bod-26-02", "bod-26-04"],
      meaning: "CISA’s Binding Operational Directives: orders to civilian agencies with required actions and dates.",
    },
    {
      rule: "omb-m-26-14",
      meaning: "The logging memo issued May 22, 2026, which replaced M-21-31: six months searchable, 12 retrievable, with maturity levels.",
    },
    {
      rule: "eo-14412",
      also: ["omb-m-26-15", "fips-203", "fips-204", "fips-205"],
      meaning: "Post-quantum cryptography: the June 2026 order, OMB’s implementing memorandum and the three standards to adopt.",
    },
    {
      rule: "cmmc",
      also: ["nist-sp-800-171-r2"],
      meaning: "Level 2 uses these 110 requirements. Phase 2, due November 10, 2026, was suspended July 13. As of November 25, only self-assessment may be required. The annual affirmation still applies.",
    },
    {
      rule: "iso-iec-27001",
      meaning: "Requirements for an information security management system. The capability page states our own certification status.",
    },
  ],
  questions: [
    {
      question: "Where should a small agency or college begin?",
      answer:
        "Make three lists: the systems you own, the people who have access and the losses that would hurt most. A CSF 2.0 profile built from them takes little time and shows which one or two services to start with. Some things cannot wait for a list, in a small city as well: a second factor for email and remote access, a backup kept offline and restored once as a test, updates for whatever faces the internet, and a page on paper with the numbers to call. The first written policies: acceptable use, access, backup, incidents, vendors. A budget starts there, then adds people, logs, training, insurance.",
    },
    {
      question: "Can you help with a cyber insurer’s questionnaire?",
      answer: "Yes. In a short assessment we compare each answer with evidence: multi-factor authentication, tested backups, detection on every device, patches, logs. You receive the answers with their proof, and a list of what to mend before you sign. You sign, because a wrong answer can cost you the cover. Choosing a policy is a matter for your broker.",
    },
    {
      question: "How does a small agency plan for zero trust?",
      answer:
        "With a short zero trust roadmap, which uses what the agency already owns and takes its risks in order. M-22-09 groups the goals under identity, devices, networks, applications and data. We note where each stands, and give each gap an owner, a cost and a quarter. Phishing-resistant sign-in and the inventory of devices usually come first, then encrypted traffic and access by application. A first phase produces it, and our services for identity, endpoints and networks carry it out.",
    },
    {
      question: "When must our systems use post-quantum cryptography?",
      answer:
        "It depends on whose systems they are. For federal high value assets and high-impact systems, Executive Order 14412 sets deadlines of December 31, 2030, for key establishment and December 31, 2031, for signatures, and M-26-15 spreads the remaining civilian work over phases through 2035. National security systems follow a separate schedule. Contractors await a FAR rule: the order calls for a proposed rule by December 19, 2026. States and universities face no such deadline, but data that must stay secret for a decade can be captured today and decrypted later.",
    },
    {
      question: "Do you follow NIST, ISO or our state’s framework?",
      answer:
        "Federal systems follow SP 800-53 and the RMF. Elsewhere we use the framework your auditors use and maintain a crosswalk to CSF 2.0, so that one set of evidence can serve several reviewers. An assessment of a state, a county or a college by CSF 2.0 follows the same pattern: you set the systems and sites in scope, we compare interviews, settings and records with each outcome, and you receive a profile, the gaps in order of risk, and a plan. The answers for buyers give the usual number of weeks.",
    },
    {
      question: "How do you protect what you learn about our weaknesses?",
      answer:
        `Findings stay in your repository wherever possible. Anything else is encrypted and destroyed on an agreed date, under our ${cite("iso-iec-27001")} management system, whose certificate is listed on the capability page. Only named staff can open it.`,
    },
    {
      question: "Can security work share evidence with our financial audit?",
      answer:
        "Yes. Access, change and configuration controls over the ERP are tested under FISMA, FISCAM and A-123 alike.",
    },
    {
      question: "What is a research security program under NSPM-33, and who needs one?",
      answer: "A presidential memorandum of January 14, 2021, NSPM-33, asks for it at universities and research nonprofits with more than $50 million a year in federal research money. The White House guidelines of July 9, 2024, name four parts: cybersecurity, security on foreign travel, research security training, and export control training. Each research agency sets its own date, so list your sponsors and read what each requires. Then name who is responsible, compare what you have with the four parts, close the gaps, and keep the evidence before anyone certifies. We assess and document the part on cybersecurity, and teach none of the training.",
    },
    {
      question: "Which free cybersecurity help can a city, a county or a school district get?",
      answer: "From CISA, at no cost: Cyber Hygiene scans of what faces the internet, phishing assessments, the Cybersecurity Performance Goals, and an advisor for your region. Start with the advisor and the scans, at cisa.gov, where a nonprofit may ask too. Ask your state about shared services and the State and Local Cybersecurity Grant Program.",
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
