import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const governanceRiskCompliance = {
  name: "Governance, Risk & Compliance",
  meta: {
    title: "Governance, Risk & Compliance: RMF, SSP and POA&M",
    description:
      "Risk Management Framework support from FIPS 199 memo to monitoring, CMMC Level 2 preparation, SSPs that match the system, POA&Ms closed with evidence.",
  },
  promise: "An authorization package that still matches the system.",
  lead: "From the categorization memo to the monthly report, we write, test and maintain authorization packages under the Risk Management Framework, and prepare contractors for CMMC by the same method.",
  thread: { lifecycle: "security", from: "Govern", here: "Govern", to: "Evidence" },
  situation: {
    statement:
      "Circular A-130 asks for one signature under every federal information system, and the authorizing official who gives it relies on three documents: the security plan, the assessment report and the list of open weaknesses.",
    paragraphs: [
      "Packages fail on plain things. Control statements repeat the catalog, the boundary diagram lacks the interface added in March, inherited controls are claimed from a provider that does not offer them, and POA&M dates all slip together. Our statements give the role that acts, the product used, the interval and the location of the proof. Where your office keeps CSAM, eMASS or Xacta, we work in it. Where a machine-readable package is wanted, we produce OSCAL.",
      "Three outside calendars touched packages in 2026. M-25-04 of January 2025 is OMB’s latest FISMA guidance, with none for fiscal 2026 as of September 29. The CIO metrics were reissued on September 1. Agency plans for post-quantum migration under M-26-15 were due on October 22. And on July 13 the Defense Department suspended CMMC Phase 2, planned for November 10. As of October 8 no new date was public, and solicitations may require Level 1 (Self) or Level 2 (Self) only. The safeguarding clause, the score and the yearly affirmation stand.",
    ],
  },
  capabilities: {
    note: "For agencies, for the contractors that serve them, and for universities that hold federal data.",
    items: [
      {
        name: "Categorization",
        text: "FIPS 199 impact levels follow from SP 800-60 information types. The memo explains the high-water mark and is signed before control selection begins.",
      },
      {
        name: "System security plans",
        text: "Statements for the SP 800-53B baseline are written from interviews and exports, including the parameters, the overlays and the provider behind an inherited control.",
      },
      {
        name: "Control assessment and SAR",
        text: "For systems we neither built nor documented: plans on the SP 800-53A methods of examine, interview and test, stated samples, and findings an engineer can act on.",
      },
      {
        name: "POA&M management",
        text: "Findings from scans, audits and assessments are merged and grouped by root cause. Owners agree to milestones, and closure evidence is checked before an item closes.",
      },
      {
        name: "Continuous monitoring and metrics",
        text: "A ConMon calendar spreads control tests over the cycle, and one evidence index answers CIO metrics, IG FISMA metrics and FISCAM requests alike.",
      },
      {
        name: "CMMC preparation",
        text: `We help contractors scope CUI, write the plan for the 110 requirements of ${cite("nist-sp-800-171-r2")}, score themselves with proof behind each line, and brief the official who affirms the result.`,
      },
      {
        name: "Post-quantum planning",
        text: "An agency’s PQC lead gets a cryptographic inventory by system, an order of migration with high value assets in front, POA&M entries for the gaps, and contract language for vendors.",
      },
      {
        name: "Privacy and grant safeguards",
        text: "Privacy analyses and SORN inputs grow from the same data inventory, as do files for the GLBA Safeguards Rule and the cybersecurity measures that 2 CFR 200.303 asks of recipients.",
      },
    ],
  },
  process: {
    note: "The seven RMF steps in six blocks, as scheduled for one moderate-impact system.",
    steps: [
      {
        name: "Prepare and categorize",
        time: "Weeks 1 to 3",
        text: "Boundary, roles, data types and interconnections are settled with the owner. The FIPS 199 memo is drafted, challenged and signed.",
        output: "Signed categorization and boundary diagram",
      },
      {
        name: "Select",
        time: "Weeks 2 to 5",
        text: "The baseline is tailored, parameters take agency values, and controls are assigned as common, hybrid or system-specific to a named provider.",
        output: "Tailored control set with owners",
      },
      {
        name: "Implement and write",
        time: "Weeks 4 to 14",
        text: "Statements are written while administrators demonstrate the setting. Gaps found on the way enter the POA&M that week.",
        output: "SSP with attachments and evidence index",
      },
      {
        name: "Assess",
        time: "Weeks 12 to 18",
        text: "Independent assessors test from an approved plan. We prepare evidence, schedule interviews, and comment on the draft SAR where it errs on facts.",
        output: "Security assessment report and updated POA&M",
      },
      {
        name: "Authorize",
        time: "Weeks 18 to 20",
        text: "A short briefing sets out the open weaknesses and their likely consequences. The authorizing official decides.",
        output: "Decision memo with terms and conditions",
      },
      {
        name: "Monitor",
        time: "Monthly",
        text: "Changes are screened for security impact, scheduled controls are tested, and plan, inventory and POA&M are updated in the same cycle.",
        output: "ConMon report and current package",
      },
    ],
  },
  deliverables: {
    lead: "Delivered in the formats of your system of record, or as OSCAL.",
    rows: [
      {
        name: "System security plan (SSP)",
        shows: "Boundary, categorization, and how each control is met, by whom and where proved",
        firstReader: "Authorizing official",
      },
      {
        name: "Assessment file",
        shows: "Evidence by control, interview schedule, and factual comments on the draft SAR",
        firstReader: "Independent assessor",
      },
      {
        name: "POA&M",
        shows: "Each weakness with source, root cause, milestones, resources and closure evidence",
        firstReader: "CISO",
      },
      {
        name: "Continuous monitoring strategy",
        shows: "Which control is tested when, by what method, and for which reader",
        firstReader: "System owner",
      },
      {
        name: "Evidence index",
        shows: "Each artifact with its control, date, source system and next refresh",
        firstReader: "IG FISMA auditor",
      },
      {
        name: "CMMC self-assessment file",
        shows: "Scope, score by requirement, evidence and the items that may stand on a POA&M",
        firstReader: "Affirming official of the contractor",
      },
      {
        name: "Privacy impact assessment draft",
        shows: "What personal data is held, under which authority, and its recipients",
        firstReader: "Senior agency official for privacy",
      },
    ],
  },
  engagement: {
    needs:
      "An author’s account in CSAM, eMASS or Xacta, the last package and its findings, scan exports, provider packages for inherited controls, and named administrators who can be interviewed with their screens open. We ask for the authorizing official twice: at categorization and at the briefing.",
    arrival:
      "Independence is settled before anything else, in a letter that says whether we document or assess this system. Then come a week of reading, a walk through the boundary with its engineers, and a written list of what the present plan gets wrong.",
    team: "A security control lead and one or two writers for a moderate system, or three to four assessors where we take the other side. A CMMC preparation is usually two people.",
    length:
      "For one moderate system, five months to a decision memo, and six to nine for a contractor starting CMMC Level 2 from little. Inherited controls without proof are what stretches it.",
    handover:
      "Ownership of the package moves to your ISSO one artifact at a time, over two monitoring cycles in which we review and the ISSO writes. Nothing is kept on our side except the signed deliverables list.",
  },
  standards: [
    {
      rule: "fisma",
      also: ["omb-m-25-04"],
      meaning: "Agency programs, yearly evaluations and incident reports. OMB’s latest yearly guidance was that of January 2025 as of September 29, 2026.",
    },
    {
      rule: "fips-199",
      also: ["fips-200"],
      meaning: "Categorize by impact on confidentiality, integrity and availability. Then meet minimum requirements in 17 areas.",
    },
    {
      rule: "nist-sp-800-37",
      meaning: "The Risk Management Framework: prepare, categorize, select, implement, assess, authorize, monitor.",
    },
    {
      rule: "nist-sp-800-53",
      also: ["nist-sp-800-53a", "nist-sp-800-53b"],
      meaning: "The catalog of controls, at Release 5.2.0 of August 27, 2025, with its assessment procedures and its baselines.",
    },
    {
      rule: "omb-a-130",
      meaning: "Managing Information as a Strategic Resource: requires authorization, privacy review and continuous monitoring.",
    },
    {
      rule: "ig-fisma-metrics",
      also: ["nist-csf"],
      meaning: "The questions inspectors general use each year, scored on five levels from Ad Hoc to Optimized, by the framework’s functions.",
    },
    {
      rule: "cmmc",
      also: ["nist-sp-800-171-r2", "dfars-7021"],
      meaning: "The defense program, its Phase 2 suspended on July 13, 2026 with no new date as of October 8. The text that Level 2 assesses, for now by the contractor itself, and the contract clause.",
    },
    {
      rule: "omb-m-26-15",
      also: ["eo-14412"],
      meaning: "Agency plans for post-quantum cryptography in five phases to 2035. National security systems keep a schedule of their own.",
    },
  ],
  questions: [
    {
      question: "Can you both write our SSP and assess the system?",
      answer:
        "CA-2(1) calls for independent assessors in the moderate and high baselines, and your contracting officer will ask about conflicts of interest. We take one side, put the choice in a letter before work starts, and keep to it for follow-on orders on that system.",
    },
    {
      question: "Can you get us an authorization by a fixed date?",
      answer:
        "We can commit to a complete package by a date. The decision belongs to your authorizing official, who alone may accept the risk, and whom a frank POA&M serves better than a spotless story. If the old authorization ends before the work can, say so early: the official may authorize for a shorter term, under stated terms and conditions, after a risk briefing of its own.",
    },
    {
      question: "Which edition of SP 800-171 does CMMC assess?",
      answer:
        `It assesses ${cite("nist-sp-800-171-r2")}, which 32 CFR Part 170 names by edition. NIST’s current text is ${cite("nist-sp-800-171")}. Defense contracts have not moved to it, while the FAR rule on CUI proposed in June 2026 would ask for it elsewhere. On July 13, 2026 Phase 2, planned for November 10, was suspended: under DFARS 252.204-7021 a solicitation may require only Level 1 (Self) or Level 2 (Self), and no new date was public as of October 8. Conditional status needs 80 percent of the score, admits few requirements to the POA&M, and lapses after 180 days unless these are closed. An official affirms the score yearly. Scores without evidence have led to federal settlements.`,
    },
    {
      question: "Are you a C3PAO?",
      answer:
        "We are not. The CMMC rule bars whoever advised a contractor from taking part in its Level 2 certification assessment for three years, and ours is the advice.",
    },
    {
      question: "How often must a system be reauthorized?",
      answer:
        "Your agency’s policy and the decision memo set the interval. Circular A-130 moves agencies from a fixed three-year cycle toward ongoing authorization where monitoring can support it, and a significant change can call for a new decision at any time.",
    },
  ],
  buying: { contract: "Fixed price for each authorization or preparation. Fixed price by month for what has to be kept current.", naics: ["541512", "541690"], psc: ["DJ01", "DF01"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "audit-support",
    "a123-support",
    "security-and-vulnerability-management",
    "compliance-assurance",
    "governance-and-oversight",
  ],
} satisfies ServiceItem;
