import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const governanceRiskCompliance = {
  name: "Governance, Risk & Compliance",
  meta: {
    title: "Governance, Risk & Compliance: RMF, SSP and POA&M",
    description:
      "Risk Management Framework support from FIPS 199 memo to monitoring, CMMC Level 2 preparation, SSPs that match the system and POA&Ms closed with evidence.",
  },
  promise: "An authorization package that still matches the system.",
  lead: "We write, test and maintain authorization packages under the Risk Management Framework, from the categorization memo to the monthly report. We prepare contractors for CMMC by the same method.",
  thread: { lifecycle: "security", from: "Govern", here: "Govern", to: "Evidence" },
  situation: {
    statement:
      "Circular A-130 requires an authorizing official to sign an authorization for every federal information system. That official relies on three documents: the security plan, the assessment report and the list of open weaknesses.",
    paragraphs: [
      "Packages fail for simple reasons. Control statements repeat the catalog, the boundary diagram lacks the interface added in March, inherited controls are claimed from a provider that does not offer them, and POA&M dates all slip together. Our statements say which role acts, with which product, how often, and where the evidence is. If your office uses CSAM, eMASS or Xacta, we work in it. If you want a machine-readable package, we produce OSCAL.",
      "Outside deadlines affected packages in 2026. M-25-04, issued in January 2025, is OMB’s latest FISMA guidance, and on November 25 we found no later one. The CIO metrics were reissued on September 1. Agency plans for post-quantum migration under M-26-15 were due on October 22. On July 13 the Defense Department suspended CMMC Phase 2, planned for November 10. As of November 25, we had found no new date, and solicitations may require only Level 1 (Self) or Level 2 (Self). The safeguarding clause, the score and the annual affirmation still apply.",
    ],
  },
  capabilities: {
    note: "We serve agencies, their contractors and universities that hold federal data.",
    items: [
      {
        name: "Categorization",
        text: "We derive FIPS 199 impact levels from SP 800-60 information types. The memo explains the high-water mark and is signed before control selection begins.",
      },
      {
        name: "System security plans",
        text: "We write statements for the SP 800-53B baseline from interviews and exports, including the parameters, the overlays and the provider of each inherited control.",
      },
      {
        name: "Control assessment and SAR",
        text: "For systems we neither built nor documented, we write plans based on the SP 800-53A methods of examine, interview and test, document the samples, and report findings an engineer can act on.",
      },
      {
        name: "POA&M management",
        text: "We merge findings from scans, audits and assessments and group them by root cause. Owners agree to milestones, and we check closure evidence before an item closes.",
      },
      {
        name: "Continuous monitoring and metrics",
        text: "A ConMon calendar spreads control tests over the cycle. One evidence index serves CIO metrics, IG FISMA metrics and FISCAM requests alike.",
      },
      {
        name: "CMMC preparation",
        text: `We help contractors scope CUI, write the plan for the 110 requirements of ${cite("nist-sp-800-171-r2")}, score themselves with evidence for each line, and brief the official who affirms the result.`,
      },
      {
        name: "Post-quantum planning",
        text: "We give an agency’s PQC lead a cryptographic inventory by system, a migration order that puts high value assets first, POA&M entries for the gaps and contract language for vendors.",
      },
      {
        name: "Privacy and grant safeguards",
        text: "One data inventory supports privacy analyses and SORN inputs, a college’s written program and risk assessment under the GLBA Safeguards Rule, and the cybersecurity measures that 2 CFR 200.303 requires of recipients.",
      },
    ],
  },
  process: {
    note: "The seven RMF steps are grouped into six blocks. The schedule is for one moderate-impact system.",
    steps: [
      {
        name: "Prepare and categorize",
        time: "Weeks 1 to 3",
        text: "We agree on the boundary, roles, data types and interconnections with the owner. The FIPS 199 memo is drafted, challenged and signed.",
        output: "Signed categorization and boundary diagram",
      },
      {
        name: "Select",
        time: "Weeks 2 to 5",
        text: "We tailor the baseline, set parameters to agency values, and assign each control to a named provider as common, hybrid or system-specific.",
        output: "Tailored control set with owners",
      },
      {
        name: "Implement and write",
        time: "Weeks 4 to 14",
        text: "We write statements while administrators demonstrate the settings. Gaps we find are entered in the POA&M that week.",
        output: "SSP with attachments and evidence index",
      },
      {
        name: "Assess",
        time: "Weeks 12 to 18",
        text: "Independent assessors test under an approved plan. We prepare evidence, schedule interviews, and comment on any factual errors in the draft SAR.",
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
        text: "Changes are screened for security impact, scheduled controls are tested, and the plan, inventory and POA&M are updated in the same cycle.",
        output: "ConMon report and current package",
      },
    ],
  },
  deliverables: {
    lead: "We deliver these in the formats of your system of record, or in OSCAL.",
    rows: [
      {
        name: "System security plan (SSP)",
        shows: "Boundary, categorization, and how each control is met, by whom and with what evidence",
        firstReader: "Authorizing official",
      },
      {
        name: "Assessment file",
        shows: "Evidence by control, interview schedule and factual comments on the draft SAR",
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
        shows: "Scope, score by requirement, evidence and the items that may remain on a POA&M",
        firstReader: "Contractor’s affirming official",
      },
      {
        name: "Privacy impact assessment draft",
        shows: "What personal data is held, under which authority, and who receives it",
        firstReader: "Senior agency official for privacy",
      },
    ],
  },
  engagement: {
    needs:
      "An author account in CSAM, eMASS or Xacta, the last package and its findings, scan exports, provider packages for inherited controls and named administrators who can be interviewed with their screens open. We need the authorizing official twice: at categorization and at the briefing.",
    arrival:
      "Independence is settled first, in a letter that says whether we document or assess this system. We then spend a week reading, walk through the boundary with its engineers, and list in writing what the current plan gets wrong.",
    team: "A security control lead and one or two writers for a moderate system, or three to four assessors where we assess. CMMC preparation usually takes two people.",
    length:
      "Five months to a decision memo for one moderate system, and six to nine for a contractor that starts CMMC Level 2 with little in place. Inherited controls without evidence are the most common cause of delay.",
    handover:
      "Ownership of the package moves to your ISSO one artifact at a time, over two monitoring cycles in which the ISSO writes and we review. We keep nothing except the signed deliverables list.",
  },
  standards: [
    {
      rule: "fisma",
      also: ["omb-m-25-04"],
      meaning: "Agency programs, annual evaluations and incident reports. The latest annual guidance that we found as of November 25, 2026, is the January 2025 memorandum.",
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
      meaning: "The catalog of controls, at Release 5.2.0, issued August 27, 2025, with its assessment procedures and its baselines.",
    },
    {
      rule: "omb-a-130",
      meaning: "Managing Information as a Strategic Resource: requires authorization, privacy review and continuous monitoring.",
    },
    {
      rule: "ig-fisma-metrics",
      also: ["nist-csf"],
      meaning: "The questions inspectors general use each year, scored on five levels from Ad Hoc to Optimized and organized by the framework’s functions.",
    },
    {
      rule: "cmmc",
      also: ["nist-sp-800-171-r2", "dfars-7021"],
      meaning: "The defense program, the requirements that Level 2 assesses (for now by self-assessment) and the clause, which contracts solely for commercial off-the-shelf (COTS) items leave out.",
    },
    {
      rule: "omb-m-26-15",
      also: ["eo-14412"],
      meaning: "Agency plans for post-quantum cryptography in five phases through 2035. National security systems have a separate schedule.",
    },
  ],
  questions: [
    {
      question: "Can you both write our SSP and assess the system?",
      answer:
        "Not for the same system. CA-2(1) calls for independent assessors in the moderate and high baselines, and your contracting officer will ask about conflicts of interest. We choose one role, put it in a letter before work starts, and keep to it for follow-on orders on that system.",
    },
    {
      question: "How long does an authorization (ATO) take, and can you promise a date?",
      answer:
        "Plan on about five months from kickoff to an authorization to operate (ATO) for one moderate-impact system, and longer if inherited controls lack evidence. We can commit to a complete package by a set date. The decision belongs to your authorizing official. Only that official may accept the risk, and needs a complete POA&M to do so. If the current authorization will expire before the work is done, say so early. The official may authorize for a shorter term, under stated terms and conditions, after a separate risk briefing.",
    },
    {
      question: "Which edition of SP 800-171 does CMMC assess?",
      answer:
        `It assesses ${cite("nist-sp-800-171-r2")}, as 32 CFR Part 170 specifies. NIST’s current text is ${cite("nist-sp-800-171")}. Defense contracts have not moved to it, and the FAR rule on CUI proposed in June 2026 would require it elsewhere. Since Phase 2 was suspended on July 13, 2026, a solicitation under DFARS 252.204-7021 may require only Level 1 (Self) or Level 2 (Self), as of November 25. The highest score in SPRS is 110. Conditional Level 2 status requires at least 88 and lapses after 180 days with an open POA&M. The POA&M may hold only requirements worth one point, encryption of CUI at three, and none of the six in 32 CFR 170.21.`,
    },
    {
      question: "Are you a C3PAO?",
      answer:
        "No, and no FedRAMP assessor (3PAO) either. The CMMC rule bars anyone who advised a contractor from taking part in its Level 2 certification assessment for three years, and we give that advice.",
    },
    {
      question: "Does CMMC apply to a university’s research?",
      answer: "Only where a Defense contract or subcontract requires a level and a system of yours handles federal contract information or CUI. There is no exemption for universities. Fundamental research, whose results may be published freely, normally has neither, and grants carry no CMMC clause. Ask the sponsor to confirm it in writing, and keep such work apart from the laboratory that does handle CUI.",
    },
    {
      question: "Who can be the Qualified Individual under the Safeguards Rule?",
      answer: `An employee, an affiliate’s or a service provider’s. The rule (${cite("glba-safeguards")}, 314.4) asks for knowledge, not for a degree. For a person from outside, you stay responsible and name a senior manager as overseer. The board gets a written report at least once a year. We write the assessment, the program and the report. No service of ours fills the post, or that of a security chief.`,
    },
    {
      question: "How often must a system be reauthorized?",
      answer:
        "Your agency’s policy and the decision memo set the interval. Circular A-130 moves agencies from a fixed three-year cycle toward ongoing authorization where monitoring can support it, and a significant change can call for a new decision at any time.",
    },
    {
      question: "What must a Defense subcontractor have before it handles CUI?",
      answer:
        `Its CMMC level follows the information it handles, not the prime’s level (32 CFR 170.23): Level 1 (Self) for federal contract information alone, and at least Level 2 (Self) for CUI. Scope the systems that will hold CUI. On them, DFARS 252.204-7012 requires NIST SP 800-171, a cloud provider at the FedRAMP Moderate baseline or an equivalent, and a report of any cyber incident within 72 hours of discovery. Pass the clause on. For Level 2 (Self), score the 110 requirements, from 110 down to as little as −203 points, enter the result in SPRS every three years, and have an official affirm it every year. We write the SSP and POA&M, and score with evidence for each line.`,
    },
  ],
  buying: { contract: "Firm-fixed-price for each package or CMMC preparation. Firm-fixed-price per month for maintenance.", naics: ["541512", "541690"], psc: ["DJ01", "DF01"], labor: ["Security engineer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "audit-support",
    "a123-support",
    "security-and-vulnerability-management",
    "compliance-assurance",
    "governance-and-oversight",
  ],
} satisfies ServiceItem;
