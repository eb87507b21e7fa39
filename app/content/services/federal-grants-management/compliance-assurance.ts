import type { ServiceItem } from "../../types/content-schema.types.ts";

export const complianceAssurance = {
  name: "Compliance Assurance",
  meta: {
    title: "Grant Compliance Assurance under 2 CFR 200",
    description:
      "Award terms, 2 CFR 200 and the Compliance Supplement turned into scheduled tests of cost, payroll, subrecipients and reports while the award is open.",
  },
  promise: "Grant terms turned into tests that run during the award.",
  lead: "What does the award require, and would a sample show that it was done? We turn award terms into scheduled tests that run while a cost can still be corrected.",
  thread: { lifecycle: "grants", from: "Award", here: "Performance", to: "Audit" },
  situation: {
    statement:
      "2 CFR 200.303 makes the recipient responsible for internal control over an award. For a fiscal year that ends on June 30, the single audit may report on a cost 21 months after it was charged.",
    paragraphs: [
      "A single award can be subject to 2 CFR 200, an agency’s own regulation, a program statute, general terms and a page of specific conditions. Staff know most of it, but an audit sample does not test what they know. It tests whether a dated document supports each transaction selected.",
      "A requirement becomes testable once it states a condition, the record that proves it, a sample size and a frequency. The types of compliance requirements in the OMB Compliance Supplement give us the structure. The award terms and your own procedures give the detail.",
    ],
  },
  capabilities: {
    note: "These services are grouped in the same way as the requirements in the Compliance Supplement.",
    items: [
      {
        name: "Requirements matrix",
        text: "We reduce statute, regulation, award terms and specific conditions to numbered statements, each with an owner, a due date and the proof expected.",
      },
      {
        name: "Allowable cost testing",
        text: "We test sampled charges against Subpart E: necessary, reasonable, allocable, consistently treated, within the period of performance and adequately documented.",
      },
      {
        name: "Payroll and indirect cost",
        text: "We test support for salaries and wages under 200.430, and check that the indirect cost rate was applied as negotiated, to the right base, for the right dates. A proposal for the rate itself is not part of this service.",
      },
      {
        name: "Subrecipient monitoring",
        text: "We review the subrecipient or contractor determination under 200.331, then the risk assessment, subaward content, monitoring, audit follow-up and management decisions of 200.332.",
      },
      {
        name: "Procurement, suspension and debarment",
        text: "We test method, competition, price analysis and contract provisions. SAM.gov exclusion checks must be dated before the commitment.",
      },
      {
        name: "Matching, earmarking, program income",
        text: "We test the valuation of cost share, level of effort, earmarks to date and program income applied by the method the award allows.",
      },
      {
        name: "Report testing",
        text: "We trace SF-425 lines, performance reports and FFATA subaward reports to the ledger and the program records before submission.",
      },
    ],
  },
  process: {
    note: "The first cycle takes a quarter. After that, the tests run on the award’s own calendar.",
    steps: [
      {
        name: "Read and record",
        time: "Weeks 1 to 2",
        text: "We read all award documents in scope. For each FAIN, the register notes which revision of 2 CFR 200, and which agency rules, govern it.",
        output: "Governing terms register",
      },
      {
        name: "Build the matrix",
        time: "Weeks 2 to 5",
        text: "Requirements become numbered tests. Their frequency depends on risk: size, complexity, past findings, new staff, new systems, many subrecipients.",
        output: "Requirements matrix and risk ranking",
      },
      {
        name: "Test and correct",
        time: "Weeks 5 to 12",
        text: "We draw samples from the ledger and document tests so that others can reperform them. Exceptions are quantified as they appear, and anything that must be disclosed to the agency is flagged at once.",
        output: "Test workpapers, exception log and corrective actions",
      },
      {
        name: "Repeat",
        time: "Each quarter",
        text: "Tests are repeated on schedule, and the matrix is updated for amendments. A short report shows leadership the passes, the failures and the changes since the last report.",
        output: "Quarterly compliance report",
      },
    ],
  },
  deliverables: {
    lead: "A working file, kept current during the award and organized by single audit compliance requirement.",
    rows: [
      {
        name: "Governing terms register",
        shows: "Regulation, revision, agency rule and specific conditions for each FAIN",
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
        shows: "The error, the costs it affected, the correction and its date",
        firstReader: "Controller",
      },
      {
        name: "Reporting calendar",
        shows: "Due dates for SF-425, performance, FFATA and special reports, with preparer and reviewer",
        firstReader: "Project directors",
      },
    ],
  },
  engagement: {
    needs:
      "Notices of award with all amendments, the general ledger at transaction level by project, payroll distribution, the procurement file, subaward agreements and the last two single audits. Payroll data may be masked down to the employee number. We ask for names only when we test the record behind a payroll charge.",
    arrival:
      "One person starts before the testers arrive. In the first two weeks, that person reads the awards and interviews the compliance officer, the controller and two project directors about what they find difficult.",
    team: "Two testers and a part-time lead for a portfolio of up to about 40 awards. Pass-through entities with many subrecipients need a monitor who can travel.",
    length:
      "The first cycle takes 10 to 14 weeks, and later cycles take three or four weeks a quarter. Poor filing adds more time than amendments do, because we have to look for documents.",
    handover:
      "From the second cycle on, your compliance staff run half of the tests. From the third on, they run all of them while we review the results. The scripts and the matrix are plain spreadsheets on your shared drive.",
  },
  standards: [
    {
      rule: "cfr-2-200-subpart-d",
      meaning: "Post-award requirements, from payment to closeout. OMB proposed a rewrite of Part 200 on May 29, 2026. As of November 25, we found no final rule.",
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
      meaning: "Requirement types and suggested audit procedures by program. The 2025 edition came out in November 2025. As of November 25, 2026, we found the 2026 edition only as a draft.",
    },
    {
      rule: "cfr-2-180",
      meaning: "Governmentwide suspension and debarment rules for grants and other nonprocurement transactions.",
    },
    {
      rule: "ffata",
      also: ["cfr-2-170"],
      meaning: "Reporting of first-tier subawards and executive compensation by prime recipients.",
    },
  ],
  questions: [
    {
      question: "Is this an audit, and how large are your samples?",
      answer:
        "No. It is management’s own monitoring, which 200.303 calls for, and it gives no opinion. It is useful because costs can still be corrected. Samples are large enough to support the conclusion. For a manual control, sample size depends on its frequency. For charges to an award, it depends on the risk of the program and the spread of the amounts, and items above a threshold are tested in full. We tie the population to the ledger before we draw a sample. The reasoning is in the workpapers, where your single auditor can challenge it.",
    },
    {
      question: "What happens if you find an unallowable cost?",
      answer:
        "We tell you the same day and determine the amount. An auditor calls such a cost questioned: against the terms, without documents, or unreasonable (200.1). We take the cost off the award, or ask for the agency’s approval where the rules allow that. We look for the same cause in other awards, and help you decide with counsel whether 200.113 calls for disclosure. The correction is recorded with its dates and with the report in which it will appear. If the cost was already drawn, the next draw is reduced or the cash is returned, whichever the payment system and the award terms call for.",
    },
    {
      question: "Does each employee have to certify effort?",
      answer:
        "Not under 2 CFR 200, which prescribes no certificate and no interval: your own policy says how often. Under 200.430, salary charges rest on records that reflect the work performed, are supported by internal controls, and cover all the employee’s paid activities. Budget estimates may serve until adjusted to the work done. A certification is one way, payroll confirmation another. Whoever works on several awards shows the share of each, and hours of volunteers that count as match are recorded in the same way as far as feasible (200.306). It is the same under NSF and NIH awards, but NIH’s salary cap is Executive Level II, $225,700 in 2025. We test your own method, and install no effort reporting system.",
    },
    {
      question: "Can you review our subrecipients on site?",
      answer:
        "Yes. We plan visits and desk reviews by risk and follow a written program. Each report lists findings, due dates and the follow-up required. If your own grantor reviews you, read the request with the award beside it, name one person to answer, send indexed documents by the date, and reply to each point of the report in writing: agreed or not, the cause, the action, its owner and its date. We prepare that reply too.",
    },
    {
      question: "How do we tell a subrecipient from a contractor?",
      answer:
        "By the substance of the agreement, under 200.331. A pass-through entity is a recipient that gives a part of its award to a subrecipient. A subrecipient carries out part of the program: it decides who is eligible, must follow the award’s requirements, and is measured by the program’s objectives. A contractor sells goods or services for your own use, as to other buyers in a competitive market, and they are ancillary to the program. No single factor decides. Use a form for each agreement: parties, purpose, each factor with yes or no and why, conclusion, name and date. Monitoring or procurement rules follow from it. We test those records, for recipients and, from the other side, for agencies.",
    },
    {
      question: "How do you rate the risk of a subrecipient?",
      answer: "Every pass-through entity must rate it, for each subaward (200.332(c)). The rule names factors and no form: experience with similar awards, results of earlier audits, new people or systems, and monitoring by federal agencies. We add the amount and the quality of past reports. An example: each factor scores 0, 1 or 2. Up to 3 points means a desk review each year, 4 to 7 a review each quarter with documents, and 8 or more a visit and payment by reimbursement. For a foreign one, add sanctions, export control, exchange rates and how it will be audited. What a form for it asks is listed with the sample deliverables.",
    },
    {
      question: "Is a cost allowable, and how do we split rent and other shared costs?",
      answer: "Three tests. First 200.403 to 200.405: necessary, reasonable, allocable, treated consistently, documented, and not already used as match. Then the list of particular costs in 200.420 to 200.476. Then the terms of the award, which may be stricter and may ask for prior approval. Split a shared cost by what shows who benefits: square feet for rent, hours for supervision, users for software (200.405). Alcohol (200.423) and lobbying (200.450) are never allowable, entertainment rarely (200.438). Food is allowable at a conference (200.432) or on travel. Administrative and clerical salaries are normally indirect. They may be direct only if the services are integral to the award, the people can be identified with it, and no indirect rate recovers them too (200.413).",
    },
    {
      question: "May a grant pay for equipment or a laptop, does F&A apply, and who owns it?",
      answer: "The equipment threshold is $10,000 a unit, or your own lower capitalization level. F&A does not apply to equipment at or above it. An item below it is a supply and bears F&A (200.1). So a $7,500 microscope part is no equipment, as it is below $10,000, unless it makes a new unit usable or adds materially to an old one. It then counts with that unit, as your policy says (200.439). A laptop may be charged if it is essential and allocable (200.453). Equipment usually needs prior written approval. The recipient owns it while it serves the project, counts it every two years, and disposes of it under 200.313. Tuition of students on the award is allowable under 200.466.",
    },
    {
      question: "What goes on a checklist or plan for monitoring subrecipients?",
      answer: "200.332 lists it. Before the subaward: exclusions checked in SAM.gov, the risk rated, and conditions added where it calls for them. While it runs: financial and performance reports read, each invoice checked against budget, dates, progress and documents, corrective action followed up. Each year: proof that a single audit was done if one was due, and your decision on findings within six months after the clearinghouse accepts the report (200.521). If none comes, ask in writing and consider 200.339. No rule says how often to visit: the risk does. Give each line a date, a name and a document. We write the list and do the reviews. This site has no sample of a review.",
    },
    {
      question: "How do effort reporting and payroll certification differ, and what does each show?",
      answer: "Effort reporting shows percentages per person and period. Payroll certification confirms charges per project, usually once a year by the principal investigator. An effort report gives the share of pay for each award and for all other work, together 100 percent. Either is signed by someone who knows the work, after the period (200.430). A switch takes a policy, monthly review of charges, training, cost-shared pay in the statement, and, if you have filed a disclosure statement of your cost accounting, its revision before the change. A faculty member’s total may not exceed the institutional base salary (200.430). If forms are late, send them on a fixed day and report open ones to heads. This site has no sample form.",
    },
  ],
  buying: { contract: "Firm-fixed-price by cycle. Travel to subrecipients is billed at Government rates.", naics: ["541611", "541219"], psc: ["R710"], labor: ["Program manager", "Senior federal accountant", "Internal control analyst"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast"] },
  related: ["audit-readiness", "grants-closeout-reconciliation", "a123-support", "business-process-automation"],
} satisfies ServiceItem;
