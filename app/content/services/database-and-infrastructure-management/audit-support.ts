import type { ServiceItem } from "../../types/content-schema.types.ts";

export const auditSupport = {
  name: "Audit Support",
  meta: {
    title: "Audit Support and PBC Requests",
    description:
      "A request desk for FISMA, FISCAM and financial statement audits: PBC items logged, evidence pulled from the source, checked, indexed and kept.",
  },
  promise: "Requests answered from one indexed evidence library.",
  lead: "Our request desk for IT and financial audits logs the requests, pulls the evidence from its source, delivers it on time and files everything for next year. We can staff the desk or train your people.",
  thread: { lifecycle: "platform", from: "Operate", here: "Attest", to: "Attest" },
  situation: {
    statement:
      "A PBC list, short for provided by client, is the set of records that an audit team requests from management. The first part arrives before the entrance conference. Samples follow at interim, and the last items come with the draft findings, when answers are due within days.",
    paragraphs: [
      "Weak controls are one cause of findings. Poor handling is another: the population was incomplete, a sample arrived late, two offices gave different answers, or a screenshot of a setting had no date. Each of these leads to a second request, and enough of them can become a finding of their own.",
      "We handle the list as a queue with due dates and acceptance rules. Saved queries pull the evidence from databases, servers, ticket systems and the ledger. When a second auditor asks for the same item, or the same auditor asks a year later, we start from a file that already lists its query and its reviewer.",
    ],
  },
  capabilities: {
    note: "We support one audit or all of them: financial statement, FISMA, SOC 1, single audit, program review.",
    items: [
      {
        name: "Request desk",
        text: "We number requests, clarify them with the auditor, assign them and close them. One daily list shows management and auditors the same status.",
      },
      {
        name: "Evidence library",
        text: "We index evidence by control, system, period and request. Each item lists its source, extraction query, preparer, reviewer and date.",
      },
      {
        name: "Population and sample support",
        text: "We pull user, change, journal, obligation and disbursement populations with row counts and totals that show they are complete.",
      },
      {
        name: "IT control evidence",
        text: "We pull account listings, privileged grants, patch and change records, Unified Auditing policies, backup logs and restore test results from the system itself.",
      },
      {
        name: "Financial evidence",
        text: "Each transaction package traces the ledger entry back to the obligating document, receipt, invoice, approval and confirmation of the Treasury payment.",
      },
      {
        name: "Walkthrough preparation",
        text: "We brief process owners on scope and check diagrams against the system beforehand. We ask people to describe only what they do themselves.",
      },
      {
        name: "Findings response",
        text: "We read notices for condition, criteria, cause and effect, draft management’s response, plan the corrective action and test it before closure.",
      },
    ],
  },
  process: {
    note: "The steps follow the auditor’s calendar: planning, interim, year-end, report and follow-up.",
    steps: [
      {
        name: "Prepare",
        time: "8 weeks before entrance",
        text: "We turn last year’s requests and findings into a forecast list. We gather standing evidence and send gaps to their owners while there is time to close them.",
        output: "Forecast request list and indexed library",
      },
      {
        name: "Open",
        time: "Entrance conference to week 2",
        text: "With the auditors, we agree on a one-page protocol for scope, contacts, formats, portal, turnaround and the handling of sensitive data.",
        output: "Request protocol agreed by both sides",
      },
      {
        name: "Answer",
        time: "Interim and year-end fieldwork",
        text: "Evidence is pulled, compared with the wording of the request, redacted where needed and delivered with a cover note.",
        output: "Accepted responses with index numbers",
      },
      {
        name: "Resolve",
        time: "Draft findings to final report",
        text: "We check the facts in each notice against the library. We concede what is right. Where the evidence shows an error, the draft response cites it.",
        output: "Management responses and support",
      },
      {
        name: "Carry forward",
        time: "After the report",
        text: "Corrective actions get owners and validation tests. The library is rolled forward to the new year, and its stale items are marked.",
        output: "Corrective action tracker and updated library",
      },
    ],
  },
  deliverables: {
    lead: "The evidence library is the main deliverable. The other documents keep it accurate.",
    rows: [
      {
        name: "Evidence library and index",
        shows: "Each item by control, system, period, source, preparer and reviewer",
        firstReader: "Audit liaison",
      },
      {
        name: "Request tracker",
        shows: "Status, owner, due date, questions and delivery of every request",
        firstReader: "CFO, CIO",
      },
      {
        name: "Extraction script set",
        shows: "The queries and reports behind each population, with parameters and totals",
        firstReader: "DBA, auditors",
      },
      {
        name: "Walkthrough briefs",
        shows: "Scope, people, diagrams and evidence for each process",
        firstReader: "Process owners",
      },
      {
        name: "Findings and response file",
        shows: "Notice, analysis, management response and supporting documents",
        firstReader: "Inspector General liaison",
      },
      {
        name: "Corrective action tracker",
        shows: "Cause, owner, milestone, validation and closure evidence",
        firstReader: "CFO, CISO",
      },
    ],
  },
  engagement: {
    needs:
      "Last year’s request list, findings and management letter. A reporting account for the ledger and read-only views of the account tables in the systems under audit. The portal that the auditors use. An audit liaison on your staff decides what to release, and system owners respond within the turnaround agreed on at the entrance conference.",
    arrival:
      "Between audits, the desk lead spends two weeks with the liaison and the old tracker. If fieldwork has begun, we start on overdue items the first morning and review the history later.",
    team: "Three to six people during fieldwork: a desk lead, an IT evidence analyst, one or two accountants and a response writer. Between audits, one or two remain.",
    length:
      "For annual statements, one audit cycle lasts eight to ten months, from about eight weeks before the entrance conference to the report. A FISMA evaluation alone takes three to four months. More bureaus, more systems in scope or a first-year audit usually add people before they add time.",
    handover:
      "The tracker, the scripts and the library are on your servers throughout. In the last month, your liaison’s office handles a batch of follow-up items at the desk, and we correct the desk guide wherever it fell short.",
  },
  standards: [
    {
      rule: "gao-fiscam",
      meaning: "How auditors assess information system controls in federal audits.",
    },
    {
      rule: "fisma",
      also: ["ig-fisma-metrics"],
      meaning: "An annual independent evaluation of agency information security, by the Inspector General or an outside auditor.",
    },
    {
      rule: "gao-yellow-book",
      meaning:
        "Independence, evidence and reporting, for periods and audits that begin on or after December 15, 2025. Federal audit organizations could defer it until March 16, 2026.",
    },
    {
      rule: "gao-fam",
      meaning: "How federal financial statement audits are planned, performed and reported. Volume 1 of the current edition was issued on June 29, 2026.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AU family",
      meaning: "Logging, review, retention and protection of audit records, which auditors often request.",
    },
    {
      rule: "omb-a-50",
      meaning: "Audit followup: prompt resolution of findings and corrective action on them.",
    },
    {
      rule: "aicpa-at-c-320",
      meaning: "The basis for SOC 1 reports on a service organization’s controls relevant to financial reporting.",
    },
    {
      rule: "cfr-2-200-subpart-f",
      meaning:
        "The single audit, required when $1,000,000 or more in federal awards is expended in a fiscal year that begins on or after October 1, 2024. A rewrite is proposed.",
    },
  ],
  questions: [
    {
      question: "Can you support us and audit us?",
      answer:
        "No. Preparing your evidence would impair our independence in auditing the same subject, so we work only for management. For the same reason, our testers test no control that our own people designed or operate. We run the request desk, and your audit liaison decides what is released.",
    },
    {
      question: "How do you prove a population is complete?",
      answer:
        "We tie it to an independent source. For journals, that may be the ledger total for the period. For users, it is the row count of the account table and the list from the personnel office. For changes, it is the sequence of ticket numbers with its gaps explained. For disbursements, it is the payment files that Treasury confirmed. The query, its parameters, the time of the run and the operator’s name accompany the file, and the auditor may watch the extraction.",
    },
    {
      question: "What about sensitive data in the evidence?",
      answer:
        "We deliver only what is needed to satisfy the request. Personal data is masked or viewed on screen, and controlled unclassified information is marked as such. Transfers use the agreed portal. General Records Schedule 1.1 (item 010) keeps the agency’s financial transaction records for six years after final payment, or longer if business needs it.",
    },
    {
      question: "We are already in fieldwork. Is it too late?",
      answer:
        "It is late, but still worth doing. Within days we take over the tracker, sort requests by due date and age, and work the overdue ones first. We then build the library from what has been delivered.",
    },
    {
      question: "How do we close a finding or a material weakness, and how long does it take?",
      answer: "Find the root cause, change the control or the system behind it, and only then correct the balance. Let the new control run, and test it before the auditor does. A missing document takes weeks. A new or changed control has to run long enough to be sampled, often one or two quarters. A finding that needs a system change may take more than a year. The auditor closes it, at the next test, and not you or we. A plan with milestones and evidence for each step shortens it most. A material weakness may first become a significant deficiency, and management’s statement of assurance reports either until it is gone.",
    },
    {
      question: "What access do you need to our systems?",
      answer:
        "Read-only access, with fewer rights than an administrator. Agreed queries run through a reporting account, or your own staff run them while we watch.",
    },
    {
      question: "What goes on a PBC list for a financial statement audit?",
      answer: "Four groups. Statements: trial balance, crosswalk, note schedules. Reconciliations: fund balance with Treasury, subledgers, SF 133. Populations to sample: disbursements, obligations, journals, payroll, property, each tied to the ledger. Controls: narratives, role listings, change tickets, SOC 1 reports. Give each line an owner, a reviewer and a due date. Data from two systems goes into one file that names the source of each row. In a first audit, start with opening balances and populations, which take longest. The sample tracker shows seven requests.",
    },
    {
      question: "How do we answer a notice of findings and recommendations?",
      answer: "A notice has five parts: condition, criteria, cause, effect and recommendation. Check the facts first: was the population right, does the missing document exist, was the item read correctly? Then concur, concur in part or do not concur, in writing, by the date given. If you concur, name the root cause, the action, its owner, its date, and the proof that a retest will need. Say where a repeated notice from last year stands. We draft the response, and your officials sign it.",
    },
    {
      question: "How do Appendices A, B, C and D of Circular A-123 differ?",
      answer: "By their risk. A (2018): wrong reports and data, financial reports included. B (2019): charge cards. C (2021): improper payments. Under the Payment Integrity Information Act, those of a program are significant above $10 million and 1.5 percent of its outlays, or above $100 million. A program at risk of that needs a statistically valid estimate and a corrective action plan. D (2022): financial management systems, and FFMIA. One test of a payment control can serve A and C. The circular was revised in March 2026, and we could not determine whether that edition keeps them. The A-123 page shows what we test.",
    },
    {
      question: "How do auditors test journal entries?",
      answer: "In every audit, because management can override controls (AICPA, AU-C 240). They take all entries of the year, prove that none is missing by rolling the opening balances forward, and choose those that look unusual: manual, posted at or after the close, in round amounts, to seldom-used accounts, by people who seldom post, or without an explanation. Then they ask for approval and support. Prepare a list with preparer, approver, dates, source and link to the file. Run the same filters first, and support or correct what they find. We run them.",
    },
  ],
  buying: { contract: "Firm-fixed-price per month through fieldwork. Labor-hour line items with a ceiling price for samples beyond the planned number.", naics: ["541512", "541611", "541219"], psc: ["DJ01", "R704", "R710"], labor: ["Program manager", "Internal control analyst", "Federal accountant"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "audit-readiness",
    "a123-support",
    "database-administration",
    "governance-risk-compliance",
    "compliance-assurance",
  ],
} satisfies ServiceItem;
