import type { ServiceItem } from "../../shapes/types.ts";

export const a123Support = {
  name: "A-123 Support",
  meta: {
    title: "A-123 Support for Federal Internal Control",
    description:
      "Scoping, documentation, testing and corrective action under OMB Circular A-123, with the evidence behind every sentence of the statement of assurance.",
  },
  promise: "Internal control you can show, not only describe.",
  lead: "We plan, document, test and correct internal control over reporting, and leave behind the evidence that each conclusion stands on.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Reporting", to: "Audit" },
  situation: {
    statement:
      "Most agencies have the controls. Fewer can prove, for any one transaction, that the control ran, who ran it and what it caught.",
    paragraphs: [
      "Circular A-123 asks management to assess internal control every year and to say, over a signature, whether it works. When documentation lags the process, that assessment becomes a season of interviews and reconstructed evidence, and the same findings return.",
      "The remedy is not more paper. It is a small set of key controls, tested on a plan, with proof kept at the point where the work is done. It also means deciding early which systems, locations and service providers are in scope, because a gap found in August leaves little time to correct and retest.",
    ],
  },
  capabilities: {
    note: "Take all six, or the one your team is short of.",
    items: [
      {
        name: "Risk assessment and scoping",
        text: "Entity-level risks, material line items and the business processes behind them, so testing effort goes where a misstatement could hide.",
      },
      {
        name: "Process documentation",
        text: "Narratives, flowcharts and control matrices written with the people who do the work, and kept short enough to stay true.",
      },
      {
        name: "Control design review",
        text: "Each key control read against the Green Book principles: who acts, on what, how often, and what is left behind as proof.",
      },
      {
        name: "Operating effectiveness testing",
        text: "Sample plans, test scripts and results, failed items included, that another reviewer can repeat and reach the same answer.",
      },
      {
        name: "System and data controls",
        text: "Access, change, interface and report controls in the financial system and its feeders, tested with the same rigor as the manual ones.",
      },
      {
        name: "Corrective action support",
        text: "Root cause, owner, milestone and validation test for every deficiency, tracked until it is closed and has passed a later retest.",
      },
    ],
  },
  process: {
    note: "One assessment cycle, planned backward from the date the statement is signed.",
    steps: [
      {
        name: "Scope",
        time: "Weeks 1 to 3",
        text: "We agree materiality, processes and locations with your senior assessment team, and write down why each is in or out.",
        output: "Assessment plan with its scope decisions",
      },
      {
        name: "Document",
        time: "Weeks 3 to 8",
        text: "Walkthroughs with process owners produce narratives and one control matrix. Owners sign what they recognize and correct what they do not.",
        output: "Signed narratives and control matrix",
      },
      {
        name: "Test",
        time: "Weeks 6 to 16",
        text: "Design first, then operation. Every sample item carries its source document and the attribute it proves, so no conclusion stands alone.",
        output: "Reviewed test workpapers",
      },
      {
        name: "Evaluate",
        time: "Weeks 14 to 18",
        text: "Exceptions are weighed, alone and combined, as control deficiency, significant deficiency or material weakness, with the reasoning on file.",
        output: "Summary of deficiencies and their severity",
      },
      {
        name: "Correct and assure",
        time: "To fiscal year-end",
        text: "Corrective actions are validated, controls that changed late are retested, and the draft statement of assurance is assembled from the evidence beneath it.",
        output: "Draft statement of assurance with support",
      },
    ],
  },
  deliverables: {
    lead: "Six documents, indexed to one another. They are yours, in your repository, in formats your next team can open.",
    rows: [
      {
        name: "Assessment plan",
        shows: "Scope, materiality, processes, locations and timetable",
        firstReader: "Senior assessment team",
      },
      {
        name: "Process narratives and flowcharts",
        shows: "How each in-scope process runs today, signed by its owner",
        firstReader: "Process owners",
      },
      {
        name: "Risk and control matrix",
        shows: "Every risk, its key control, and the assertion it protects",
        firstReader: "Controllers, auditors",
      },
      {
        name: "Test workpapers",
        shows: "Plan, sample, source document and conclusion for each control",
        firstReader: "Auditors",
      },
      {
        name: "Corrective action plans",
        shows: "Root cause, owner, milestones and validation for each deficiency",
        firstReader: "CFO, Inspector General",
      },
      {
        name: "Draft statement of assurance",
        shows: "The head of agency’s statement, with each sentence tied to support",
        firstReader: "Agency head",
      },
    ],
  },
  standards: [
    {
      rule: "omb-a-123",
      meaning: "Management’s responsibility for enterprise risk management and internal control.",
    },
    { rule: "omb-a-123-a", meaning: "Management of reporting and data integrity risk." },
    { rule: "omb-a-123-c", meaning: "Requirements for payment integrity improvement." },
    { rule: "omb-a-123-d", meaning: "Management of financial management systems, risk and compliance." },
    { rule: "gao-green-book", meaning: "Standards for Internal Control in the Federal Government: five components, and the principles under each." },
    {
      rule: "fmfia",
      also: ["ffmia"],
      meaning:
        "The Federal Managers’ Financial Integrity Act and the Federal Financial Management Improvement Act.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Federal Information System Controls Audit Manual: how auditors assess controls in financial systems.",
    },
  ],
  questions: [
    {
      question: "Do you test, or do you help us test?",
      answer:
        "Either. Some offices want a full assessment team; others want sampling plans, scripts and a second pair of eyes. Both end in the same workpapers, in your repository.",
    },
    {
      question: "Can you start in the middle of a fiscal year?",
      answer:
        "Yes, with a smaller scope. We take the most exposed processes first, test the transactions still to come, and state in the plan which controls were not covered. The rest goes into the next cycle.",
    },
    {
      question: "How do you work with our external auditor?",
      answer:
        "Openly, and through you. We align process names, sample periods and request formats with the auditor’s where we can. Whether to use the work is the auditor’s decision. Our testers do not test controls we designed or operate.",
    },
    {
      question: "Which financial systems do you know?",
      answer:
        "Oracle Financials, Oracle Hyperion, SAP, Unison PRISM and Sunflower, through the practices that configure and support them. For other systems we work from role listings, configuration exports and interface logs that your administrators run.",
    },
    {
      question: "How do you treat controls at a service provider?",
      answer:
        "As your risk until shown otherwise. We read the SOC 1 Type 2 report for scope, period and exceptions, ask for a bridge letter for uncovered months, and test the complementary user entity controls that fall to you.",
    },
  ],
  related: [
    "audit-support",
    "compliance-assurance",
    "audit-readiness",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
