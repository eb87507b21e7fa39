import type { ServiceItem } from "../../shapes/types.ts";

export const complianceAssurance = {
  name: "Compliance Assurance",
  meta: {
    title: "Grant Compliance Assurance under 2 CFR 200",
    description:
      "Award terms, 2 CFR 200 and the Compliance Supplement turned into scheduled tests of cost, payroll, subrecipients and reports while the award is open.",
  },
  promise: "Grant terms turned into tests that run during the award.",
  lead: "We read the award, list what it requires, and test those requirements while the money is being spent, when a mistake can still be corrected.",
  thread: { lifecycle: "grants", from: "Award", here: "Performance", to: "Audit" },
  situation: {
    statement:
      "Many findings concern rules that everyone knew. What was missing was a test, run in time, by someone who had the documents.",
    paragraphs: [
      "A single award can carry 2 CFR 200, an agency’s own regulation, a program statute, general terms and a page of special conditions. Staff know most of it. But knowledge in heads does not show up in a sample, and an auditor who pulls forty transactions wants to see forty approvals.",
      "We turn each requirement into a line that can be tested: what must be true, which record proves it, how many to check and how often. The types of compliance requirement in the OMB Compliance Supplement give the frame. The award terms and your own procedures give the detail.",
    ],
  },
  capabilities: {
    note: "Organized by the same requirement types your auditor will use.",
    items: [
      {
        name: "Requirements matrix",
        text: "Statute, regulation, award terms and special conditions reduced to numbered statements, each with an owner, a due date and a proof.",
      },
      {
        name: "Allowable cost testing",
        text: "Sampled charges read against Subpart E: necessary, reasonable, allocable, consistently treated, inside the period of performance, and supported by a document.",
      },
      {
        name: "Payroll and indirect cost",
        text: "Support for salaries and wages under 200.430, and the indirect cost rate applied as negotiated, to the right base, for the right dates.",
      },
      {
        name: "Subrecipient monitoring",
        text: "The subrecipient or contractor decision under 200.331, then the risk assessment, subaward content, monitoring, audit follow-up and management decisions of 200.332.",
      },
      {
        name: "Procurement, suspension and debarment",
        text: "Method, competition, price analysis and contract provisions tested, with SAM.gov exclusion checks dated before the commitment and not after it.",
      },
      {
        name: "Matching, earmarking, program income",
        text: "Cost share valued and documented, level of effort tracked, earmarks watched, and program income applied by the method the award allows.",
      },
      {
        name: "Report testing",
        text: "SF-425 lines, performance reports and FFATA subaward reports traced to the ledger and the program records before anyone submits them.",
      },
    ],
  },
  process: {
    note: "A first cycle takes a quarter. After that the tests run on the award’s own calendar.",
    steps: [
      {
        name: "Read",
        time: "Weeks 1 to 2",
        text: "We read every award document in scope and record which revision of 2 CFR 200, and which agency rules, govern each FAIN.",
        output: "Governing terms register",
      },
      {
        name: "Build the matrix",
        time: "Weeks 2 to 5",
        text: "Requirements become numbered tests. Risk decides how often each one runs: size, complexity, past findings, new staff, new systems, many subrecipients.",
        output: "Requirements matrix and risk ranking",
      },
      {
        name: "Test",
        time: "Weeks 5 to 10",
        text: "We draw samples from the ledger, inspect the documents and record results so that another person could repeat them and agree.",
        output: "Test workpapers with source documents",
      },
      {
        name: "Correct",
        time: "Weeks 8 to 12",
        text: "Exceptions are sized, unallowable costs come off the award, and the process is changed. Matters that must be disclosed to the agency are flagged at once.",
        output: "Exception log and corrective actions",
      },
      {
        name: "Repeat",
        time: "Each quarter",
        text: "Tests rerun on schedule, the matrix follows each amendment, and a short report tells leadership what passed, what failed and what moved.",
        output: "Quarterly compliance report",
      },
    ],
  },
  deliverables: {
    lead: "A working file, kept current during the award, that your single auditor can read without a guide.",
    rows: [
      {
        name: "Governing terms register",
        shows: "Regulation, revision, agency rule and special conditions for each FAIN",
        firstReader: "Grants manager",
      },
      {
        name: "Requirements matrix",
        shows: "Every requirement, its test, its evidence and its owner",
        firstReader: "Compliance officer",
      },
      {
        name: "Test workpapers",
        shows: "Population, sample, document and conclusion for each test",
        firstReader: "Internal and single auditors",
      },
      {
        name: "Subrecipient monitoring file",
        shows: "Determination, risk score, plan, reviews and management decisions for each subaward",
        firstReader: "Pass-through program manager",
      },
      {
        name: "Exception log",
        shows: "What went wrong, which costs it touched, what was corrected and when",
        firstReader: "Controller",
      },
      {
        name: "Reporting calendar",
        shows: "Due dates for SF-425, performance, FFATA and special reports, with preparer and reviewer",
        firstReader: "Project directors",
      },
    ],
  },
  standards: [
    {
      rule: "cfr-2-200-subpart-d",
      meaning: "Post-award requirements: payment, property, procurement, monitoring, reporting, records and closeout.",
    },
    {
      rule: "cfr-2-200-subpart-e",
      meaning: "Cost principles: what may be charged to a federal award, directly or indirectly, and with what support.",
    },
    {
      rule: "cfr-2-200-303",
      meaning: "Internal control over federal awards, which should align with the Green Book or the COSO framework.",
    },
    {
      rule: "cfr-2-200-332",
      meaning: "What a pass-through entity must tell its subrecipients, and how it must assess, monitor and follow up.",
    },
    {
      rule: "omb-compliance-supplement",
      meaning: "Appendix XI to 2 CFR 200: requirement types and suggested audit procedures, program by program.",
    },
    {
      rule: "cfr-2-180",
      meaning: "Government-wide suspension and debarment rules for grants and other nonprocurement transactions.",
    },
    {
      rule: "ffata",
      also: ["cfr-2-170"],
      meaning: "Reporting of first-tier subawards and executive compensation by prime recipients.",
    },
  ],
  questions: [
    {
      question: "Is this an audit?",
      answer:
        "No. It is management’s own monitoring, which 200.303 asks for, and it gives no opinion. Its value is timing: it happens while costs can be corrected, and it leaves the evidence an auditor will request.",
    },
    {
      question: "How large are your samples?",
      answer:
        "Large enough to support the conclusion and no larger. Size follows the frequency of the control and the risk of the program, and we write down the reasoning so your auditor can challenge it.",
    },
    {
      question: "What happens if you find an unallowable cost?",
      answer:
        "You hear the same day. We size it, help you remove it or seek the agency’s approval where the rules allow, check for the same cause elsewhere, and record the correction with its dates.",
    },
    {
      question: "Can you review our subrecipients on site?",
      answer:
        "Yes. We plan visits and desk reviews by risk and not by alphabet, work from a written program, and return a report with findings, a due date and the follow-up each one needs.",
    },
    {
      question: "Does this serve a federal agency, or only recipients?",
      answer:
        "Both. Agencies use the same matrix from the other side: which terms to monitor, which recipients to review first, and what a grants officer should look for in each report.",
    },
  ],
  related: ["audit-readiness", "grants-closeout-reconciliation", "a123-support", "business-process-automation"],
} satisfies ServiceItem;
