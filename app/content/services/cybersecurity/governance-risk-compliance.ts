import type { ServiceItem } from "../../shapes/types.ts";

export const governanceRiskCompliance = {
  name: "Governance, Risk & Compliance",
  meta: {
    title: "Governance, Risk & Compliance: RMF, SSP and POA&M",
    description:
      "Risk Management Framework support from FIPS 199 categorization to continuous monitoring: SSPs that match the system, and POA&Ms that close with evidence.",
  },
  promise: "An authorization package that still matches the system.",
  lead: "We carry systems through the Risk Management Framework and keep the SSP, the SAR and the POA&M true between assessments, when nobody is looking.",
  thread: { lifecycle: "security", from: "Govern", here: "Govern", to: "Evidence" },
  situation: {
    statement:
      "The system changed in March. The security plan describes January. The assessor arrives in June and writes up the difference as your finding.",
    paragraphs: [
      "Weak packages fail on plain things: control statements that repeat the catalog text, a boundary diagram without the new interface, inherited controls claimed from a provider who does not offer them, POA&M milestones that all slipped on the same day. None of that is a technology problem. It is record keeping with a signature at the end.",
      "We write control statements that say who acts, with which tool, how often, and where the proof is kept. Where your office uses CSAM, eMASS, Xacta or another system of record, we work in it. Where a machine-readable package is wanted, we produce OSCAL.",
    ],
  },
  capabilities: {
    note: "From the first categorization memo to the monthly report that follows authorization.",
    items: [
      {
        name: "Categorization",
        text: "FIPS 199 impact levels set from SP 800-60 information types, the high-water mark explained, and the result signed before any control is chosen.",
      },
      {
        name: "System security plans",
        text: "Control statements for the SP 800-53B baseline written from interviews and exports, with parameters filled, overlays applied and inheritance traced to its provider.",
      },
      {
        name: "Control assessment and SAR",
        text: "For systems we neither built nor documented: plans on the SP 800-53A methods of examine, interview and test, stated samples, and findings an engineer can act on.",
      },
      {
        name: "POA&M management",
        text: "Findings merged from scans, audits and assessments, root causes grouped, milestones agreed with owners, and closure evidence checked before anything is marked done.",
      },
      {
        name: "Continuous monitoring",
        text: "A ConMon calendar that spreads control testing over the cycle, takes in scan and inventory data monthly, and gives the authorizing official current risk.",
      },
      {
        name: "FISMA metrics and audit liaison",
        text: "CIO metrics, IG FISMA metrics and FISCAM requests answered from one evidence index, so that three audiences stop receiving three different answers.",
      },
      {
        name: "Privacy documentation",
        text: "Privacy threshold analyses, impact assessments and SORN inputs drafted alongside the system plan, since the data inventory behind them is the same.",
      },
      {
        name: "Beyond the agency",
        text: "SP 800-171 for controlled unclassified information, the GLBA Safeguards Rule for universities, and the cybersecurity safeguards 2 CFR 200.303 asks of grant recipients.",
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
        text: "The baseline is tailored, parameters take agency values, and each control is assigned as common, hybrid or system-specific with a named provider.",
        output: "Tailored control set with owners",
      },
      {
        name: "Implement and write",
        time: "Weeks 4 to 14",
        text: "Statements are written from what administrators show on screen. Gaps found on the way become POA&M items now, not surprises later.",
        output: "SSP with attachments and evidence index",
      },
      {
        name: "Assess",
        time: "Weeks 12 to 18",
        text: "Independent assessors test from an approved plan. We prepare the evidence, schedule the interviews, and answer the draft SAR where it errs on facts.",
        output: "Security assessment report and updated POA&M",
      },
      {
        name: "Authorize",
        time: "Weeks 18 to 20",
        text: "A short risk briefing states what remains open, what could happen and what it would cost. The authorizing official decides.",
        output: "Decision memo with terms and conditions",
      },
      {
        name: "Monitor",
        time: "Monthly",
        text: "Changes are screened for security impact, scheduled controls are tested, and the plan, inventory and POA&M are updated in the same cycle.",
        output: "ConMon report and current package",
      },
    ],
  },
  deliverables: {
    lead: "The package an authorizing official signs and an inspector general later asks for, in the formats your system of record expects.",
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
        shows: "Which control is tested when, by what method, and who reads the result",
        firstReader: "System owner",
      },
      {
        name: "Evidence index",
        shows: "Each artifact with its control, date, source system and next refresh",
        firstReader: "IG FISMA auditor",
      },
      {
        name: "Privacy impact assessment draft",
        shows: "What personal data is held, under which authority, and who receives it",
        firstReader: "Senior agency official for privacy",
      },
    ],
  },
  standards: [
    {
      rule: "fisma",
      meaning: "The Federal Information Security Modernization Act of 2014: agency programs, annual IG evaluations, incident reports.",
    },
    {
      rule: "fips-199",
      also: ["fips-200"],
      meaning: "Categorize by impact on confidentiality, integrity and availability; then meet minimum requirements in 17 areas.",
    },
    {
      rule: "nist-sp-800-37",
      meaning: "The Risk Management Framework: prepare, categorize, select, implement, assess, authorize, monitor.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "The catalog of security and privacy controls, with baselines in 800-53B and assessment procedures in 800-53A.",
    },
    {
      rule: "omb-a-130",
      meaning: "Managing Information as a Strategic Resource: requires authorization, privacy review and continuous monitoring.",
    },
    {
      rule: "nist-csf",
      meaning: "Six functions, from Govern to Recover, that let a board and an engineer talk about the same risk.",
    },
    {
      rule: "ig-fisma-metrics",
      meaning: "The questions inspectors general use each year, scored on five levels from Ad Hoc to Optimized.",
    },
    {
      rule: "nist-sp-800-171-r2",
      meaning: "Requirements for protecting controlled unclassified information in nonfederal systems.",
    },
  ],
  questions: [
    {
      question: "Can you both write our SSP and assess the system?",
      answer:
        "Not the same system where independence is required. CA-2(1) calls for independent assessors in the moderate and high baselines, so we take one side and state in writing which, before work starts.",
    },
    {
      question: "Can you get us an authorization by a fixed date?",
      answer:
        "We can commit to a complete package by a date, not to the decision. Authorization belongs to your authorizing official, who alone may accept the risk. A frank POA&M serves that decision better than a spotless story.",
    },
    {
      question: "We are not a federal agency. Why would we use SP 800-53?",
      answer:
        "Because contracts, grants and many state policies point to it, and because it maps to the rest. NIST publishes mappings to CSF 2.0 and ISO 27001, so one set of evidence can answer several reviewers.",
    },
    {
      question: "How often must a system be reauthorized?",
      answer:
        "As your agency’s policy and the decision memo say. Circular A-130 moves agencies from fixed three-year cycles toward ongoing authorization, where monitoring can support it. A significant change can call for a new decision at any time.",
    },
  ],
  related: [
    "audit-support",
    "a123-support",
    "security-and-vulnerability-management",
    "compliance-assurance",
    "governance-and-oversight",
  ],
} satisfies ServiceItem;
