import type { ServiceItem } from "../../types/content-schema.types.ts";

export const a123Support = {
  name: "A-123 Support",
  meta: {
    title: "A-123 Support for Federal Internal Control",
    description:
      "Scoping, documentation, testing and corrective action under OMB Circular A-123, with the evidence behind every sentence of the statement of assurance.",
  },
  promise: "Internal control with the evidence attached.",
  lead: "We scope, document and test internal control over reporting and help correct deficiencies, down to the evidence behind the agency head’s signature.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Reporting", to: "Audit" },
  situation: {
    statement:
      "OMB Circular A-123 was reissued in 2026. It is now called Management’s Responsibility for Internal Control, and enterprise risk management is no longer in its title. The annual statement of assurance, signed by the agency head, is still required by FMFIA.",
    paragraphs: [
      "The new circular replaces the July 2016 text and gives priority to fraud, waste and abuse. It also stresses that GAO’s views do not bind the executive branch. FMFIA still directs the Comptroller General to prescribe the standards, so the Green Book still applies. If your program was built on the 2016 wording, compare it with the new text, paragraph by paragraph, before the next assessment plan is approved.",
      "Much else is unchanged. A small set of key controls, tested under a plan, yields more assurance than a long matrix that is filled in once a year. Collect evidence on the day the control operates, when doing so costs the least. Scope has to be settled early, including for service providers. A gap found in August leaves little time to correct it and retest.",
    ],
  },
  capabilities: {
    note: "We can run the whole assessment or fill the gaps in your own team.",
    items: [
      {
        name: "Comparison with the 2026 circular",
        text: "We compare your program documents with the reissued A-123: what it drops, what it now requires, and which appendices your assessment still relies on.",
      },
      {
        name: "Risk assessment and scoping",
        text: "We review entity-level risks, fraud risk, material line items and the processes behind them, and focus testing on the points where a misstatement could occur.",
      },
      {
        name: "Process documentation",
        text: "We write narratives, flowcharts and control matrices with the staff who run the process, and keep them short enough to maintain.",
      },
      {
        name: "Control design review",
        text: "We compare key controls with the Green Book principles: who acts, on what, how often, and what evidence it leaves.",
      },
      {
        name: "Operating effectiveness testing",
        text: "We tie populations to the ledger or to Treasury before we draw a sample. Scripts and results, including failed items, are written so that others can reperform them.",
      },
      {
        name: "System and data controls",
        text: "We test access, change, interface and report controls in the financial system and its feeders as rigorously as the manual ones.",
      },
      {
        name: "Service provider controls",
        text: "We read SOC 1 Type 2 reports for scope, period and exceptions, map complementary user entity controls to your own, and address any months not covered.",
      },
      {
        name: "Corrective action support",
        text: "Each deficiency gets a root cause, an owner, a milestone and a validation test. We track it until it is closed and has passed a later retest.",
      },
    ],
  },
  process: {
    note: "We plan backward from the date the statement is signed.",
    steps: [
      {
        name: "Scope",
        time: "Weeks 1 to 3",
        text: "Materiality, processes and locations are settled with the body that oversees your assessment. Exclusions are recorded with their reasons.",
        output: "Assessment plan with its scope decisions",
      },
      {
        name: "Document",
        time: "Weeks 3 to 8",
        text: "Walkthroughs with process owners produce narratives and one control matrix. Owners correct any errors they find and sign off on the result.",
        output: "Signed narratives and control matrix",
      },
      {
        name: "Test",
        time: "Weeks 6 to 16",
        text: "We test design first, then operating effectiveness. Each sample item is filed with its source document and the attribute tested. We show exceptions to the owner within the week.",
        output: "Reviewed test workpapers",
      },
      {
        name: "Evaluate",
        time: "Weeks 14 to 18",
        text: "We evaluate exceptions individually and in combination, classify each as a control deficiency, a significant deficiency or a material weakness, and document the reasoning.",
        output: "Summary of deficiencies and their severity",
      },
      {
        name: "Correct and assure",
        time: "Through fiscal year-end",
        text: "Corrective actions are validated and late changes retested. From that evidence, we assemble the draft statement of assurance, sentence by sentence.",
        output: "Draft statement of assurance with support",
      },
    ],
  },
  deliverables: {
    lead: "The complete assessment file is held in your repository and indexed from the statement down to the sampled document.",
    rows: [
      {
        name: "Assessment plan",
        shows: "Scope, materiality, processes, locations and timetable",
        firstReader: "Assessment oversight body",
      },
      {
        name: "Process narratives and flowcharts",
        shows: "How each in-scope process runs today, signed by its owner",
        firstReader: "Process owners",
      },
      {
        name: "Risk and control matrix",
        shows: "Every risk, its key control and the assertion it protects",
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
        shows: "The agency head’s statement, with each sentence tied to support",
        firstReader: "Agency head",
      },
    ],
  },
  engagement: {
    needs:
      "Last year’s statement, findings and workpapers. Trial balances and transaction populations for the in-scope accounts. Role listings and configuration exports from the financial system. Your providers’ SOC 1 reports. Each process owner spends about four hours on walkthroughs, more if a control fails.",
    arrival:
      "For a statement as of September 30, planning starts in the first or second quarter. The lead meets with the CFO’s control office and the audit liaison in the same week.",
    team: "For a component, four to nine people: a lead, process testers and an information systems tester. Testers never test a control that our colleagues designed or operate, and the plan names who is kept separate.",
    length:
      "A full A-123 assessment takes seven to ten months, or 10 to 16 weeks for testing alone. It depends on the number of processes and locations and on how many prior deficiencies await retesting.",
    handover:
      "Workpapers are reviewed and locked in your repository before the statement is signed. The signature, the annual report and the audit opinion normally all fall in mid-November. We answer the auditor’s questions until then, stay through the management letter, and walk your control staff through next year’s rotation plan in December.",
  },
  standards: [
    {
      rule: "omb-a-123",
      meaning: "Management’s Responsibility for Internal Control, reissued in 2026 to replace the version dated July 15, 2016.",
    },
    {
      rule: "omb-a-123-a",
      meaning: "Reporting and data integrity risk, 2018. As of November 25, 2026, we could not confirm whether the new circular keeps its appendices.",
    },
    { rule: "omb-a-123-c", meaning: "Requirements for payment integrity improvement, dated March 2021." },
    { rule: "omb-a-123-d", meaning: "Management of financial management systems, risk and compliance, December 2022." },
    {
      rule: "gao-green-book",
      meaning: "Standards for Internal Control in the Federal Government: the revision published in May 2025 applies beginning with fiscal year 2026.",
    },
    {
      rule: "fmfia",
      also: ["ffmia"],
      meaning:
        "The Federal Managers’ Financial Integrity Act and the Federal Financial Management Improvement Act.",
    },
    {
      rule: "gao-fiscam",
      meaning: "How auditors assess information system controls. The rules register says which revision applies to your year.",
    },
  ],
  questions: [
    {
      question: "Do you test, or do you help us test?",
      answer:
        "We can do either. We provide a full assessment team, or we write sampling plans and scripts and review your team’s work. The workpapers look the same either way.",
    },
    {
      question: "How does a material weakness differ from a significant deficiency?",
      answer: "By what could go wrong. A material weakness leaves a reasonable possibility that a material misstatement is not prevented, or detected and corrected, in time. A significant deficiency is less severe, but important enough for those charged with governance. Section 265 of the AICPA’s auditing standards defines both. Either may lie in a control’s design or in its operation. An agency discloses its material weaknesses in the statement of assurance.",
    },
    {
      question: "Does the reissued circular invalidate our current assessment?",
      answer:
        "It changes the emphasis of the assessment more than its content. The appendices A to D carry earlier dates, from June 2018 to December 2022, and as of November 25, 2026, we found no notice of their withdrawal. Before the plan is approved, have your CFO’s policy office state in writing how it treats work begun before March 10, 2026, when the circular took effect.",
    },
    {
      question: "What can you do in the middle of a fiscal year?",
      answer:
        "We can work to a smaller scope: the highest-risk processes, going forward only. The plan records what was left out, the support for the statement discloses it, and the next cycle starts there.",
    },
    {
      question: "How do you work with our external auditor?",
      answer:
        "All contact goes through you. Process names, sample periods and request formats follow the auditor’s where possible. The audit firm decides whether to rely on the work.",
    },
    {
      question: "Which financial systems do you know?",
      answer:
        "Oracle Financials, Oracle Hyperion, SAP, Unison PRISM and Sunflower. We configure and support these five, and each has a page here. In any other system, we test controls from role listings, configuration exports and interface logs that your administrators pull.",
    },
    {
      question: "How do we test a financial system against FFMIA?",
      answer: "Section 803(a) sets three tests. System requirements: run a script for each that applies. Accounting standards: trace material lines to your policy. USSGL at the transaction level: enter one transaction of each type, and compare its posting with the USSGL’s in both ledgers. The agency head assesses compliance every year, auditors report on it (803(b)), and a remediation plan answers a failure. We write and run the scripts.",
    },
  ],
  buying: { contract: "Firm-fixed-price by phase. Labor-hour line items with a ceiling price for testing alone.", naics: ["541611", "541219"], psc: ["R710"], labor: ["Program manager", "Internal control analyst"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: [
    "audit-support",
    "compliance-assurance",
    "audit-readiness",
    "us-treasury-accounting-and-reporting-support",
  ],
} satisfies ServiceItem;
