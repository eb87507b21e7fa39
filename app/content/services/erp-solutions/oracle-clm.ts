import type { ServiceItem } from "../../types/content-schema.types.ts";

export const oracleClm = {
  name: "Oracle CLM",
  meta: {
    title: "Oracle Contract Lifecycle Management (CLM)",
    description:
      "Oracle CLM for Public Sector: purchase requests, clauses, standard forms, modifications and closeout, with each award posted as the obligation it creates.",
  },
  promise: "One record for the award and its obligation.",
  lead: "Oracle Contract Lifecycle Management for Public Sector writes federal contracts inside E-Business Suite. We configure it with your contracting officers, from purchase request and clauses to award, change, funding and closeout.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Disbursement" },
  situation: {
    statement:
      "One field, the encumbrance date, can cause an expensive mistake. With the wrong date, a September award posts in October, and the year that should carry the obligation closes without it.",
    paragraphs: [
      "In CLM, no interface stands between the award and the ledger. Approving a purchase request records a commitment. Approving the award records the obligation in the same ledger, line by line and fund by fund. The remaining problems come from setup and habit: attribute templates with no owner, modifications left in draft, dates outside the period, action reports keyed twice.",
      "Clauses change too. Executive Order 14275, signed April 15, 2025, started the FAR overhaul. Agencies have since worked under class deviations, and on June 23, 2026, the first four of its proposed rules were published. They include changes to Parts 4, 49, 52 and 53. As of November 25, 2026, we found no final rule. Until then, a clause can be right for one agency on one date, so the library records both.",
    ],
  },
  capabilities: {
    note: "We set it up with your warrant holders and test it against the books.",
    items: [
      {
        name: "Purchase requests and funding",
        text: "We configure iProcurement requisitions with lines and sub-lines, incremental funding, amendments after approval and a funds reservation at the correct budget level.",
      },
      {
        name: "Forms and attributes",
        text: "User-defined attributes feed the SF 1449, SF 26, SF 33, SF 1442, SF 30 and OF 347, and print in the layout your policy office expects.",
      },
      {
        name: "Clauses and Contract Expert",
        text: "We keep dated clause versions in a Contract Terms Library. Contract Expert asks its questions and inserts clauses by rule. Each rule cites its prescription or deviation.",
      },
      {
        name: "Solicitation to award",
        text: "We configure Oracle Sourcing for solicitations, amendments, offers and award decisions, including document numbers by office and workload assignment for supervisors.",
      },
      {
        name: "Options and modifications",
        text: "We set up reminders before an option’s last day, separation of concurrent modifications, current conformed copies and a signed SF 30 behind any funding change.",
      },
      {
        name: "Supplier records",
        text: "We match SAM.gov entity data to suppliers and sites by Unique Entity ID, and check registration and exclusions before an award is approved.",
      },
      {
        name: "Action reports and closeout",
        text: "Contract action reports are populated from award data, so no one has to rekey it. We work physically complete awards, final invoices and deobligations from a single list.",
      },
    ],
  },
  process: {
    note: "Awards continue throughout, so configuration is released in small, dated steps.",
    steps: [
      {
        name: "Observe",
        time: "Weeks 1 to 3",
        text: "We follow live actions with contracting officers and specialists from request to signature, and write down whatever is done outside the system.",
        output: "Action map with every off-system step",
      },
      {
        name: "Configure",
        time: "Weeks 3 to 10",
        text: "We build attributes, clause rules, numbering and approval hierarchies in a test instance and show them to their future users every two weeks.",
        output: "Configured instance and decision log",
      },
      {
        name: "Test by contract type",
        time: "Weeks 8 to 14",
        text: "Fixed-price, time-and-materials, cost-reimbursement and IDIQ scripts run from request to paid invoice. We check encumbrance entries, including dates, in General Ledger.",
        output: "Signed scripts with journal evidence",
      },
      {
        name: "Convert open contracts",
        time: "Weeks 12 to 18",
        text: "We load active awards with lines, options, clauses and remaining funds. On cutover day, their open amounts must equal undelivered orders in the ledger.",
        output: "Open-contract reconciliation to USSGL 480100 and 480200",
      },
      {
        name: "Stay for a quarter-end",
        time: "Three months after go-live",
        text: "We support users in person and by phone, check weekly for documents stuck in approval, and work one quarter-end with finance.",
        output: "Issue log closed or assigned, with training notes",
      },
    ],
  },
  deliverables: {
    lead: "Contracting and finance share one folder and use the same names.",
    rows: [
      {
        name: "Clause rule register",
        shows: "Clause, version, effective date, prescription or deviation, and the rule that inserts it",
        firstReader: "Procurement policy office",
      },
      {
        name: "Form and attribute map",
        shows: "Which field fills which block of each standard form, and where it comes from",
        firstReader: "Contract specialists",
      },
      {
        name: "Test evidence by contract type",
        shows: "Script, screen, document and resulting journal lines for each scenario",
        firstReader: "Auditors",
      },
      {
        name: "Open-contract reconciliation",
        shows: "Converted awards against undelivered orders, to the line and the fund",
        firstReader: "Chief accountant",
      },
      {
        name: "Approval and warrant matrix",
        shows: "Approval rights and amounts by warrant, and how the hierarchy enforces them",
        firstReader: "Head of contracting activity",
      },
    ],
  },
  engagement: {
    needs:
      "A contracting officer from each buying office for three to four hours a week, a procurement analyst with authority to decide on clauses and a funds accountant. Your current class deviations, agency supplement, warrant list and document numbering scheme. Access to a test instance at the same patch level as production and a read-only buyer responsibility in production.",
    arrival:
      "We ask for a desk near the specialists. We may see source-selection information there, so before observing anything, our people sign your nondisclosure forms and are assigned only to actions on which the firm is not an offeror.",
    team: "Usually four people: a contracting lead who has written federal awards, a CLM configurator, an encumbrance accountant, and a trainer who joins for testing and floor support.",
    length:
      "Six to nine months for a first rollout, and six to 12 weeks for a clause library or a closeout list alone. The date depends on contract types, the number of active awards to convert and the fourth-quarter buying season.",
    handover:
      "Your clause librarians process a real deviation from ticket to tested rule. The policy office takes the register and finance takes the reconciliation. A named consultant answers questions from both through the second quarter-end.",
  },
  standards: [
    {
      rule: "far",
      also: ["eo-14275"],
      meaning:
        "The rules, clauses and forms of federal buying, under revision since the April 2025 executive order. Your agency’s deviations state what applies today.",
    },
    {
      rule: "usc-31-1501",
      meaning: "The recording statute: documentary evidence, such as a binding written agreement, must support each obligation.",
    },
    {
      rule: "piid",
      meaning: "The unique identifier of an award, which should match in the contract file, the ledger and public data.",
    },
    {
      rule: "fpds",
      meaning:
        "Where contract actions are reported. Its public search moved to SAM.gov in February 2026. USAspending.gov takes contract data from it.",
    },
    {
      rule: "ussgl",
      part: "accounts 470000, 480100, 490100 and 490200",
      meaning: "The budgetary accounts of an award: commitments, undelivered orders, and delivered orders, unpaid and paid.",
    },
    {
      rule: "data-act",
      meaning: "Requires spending data in a common format that links award amounts to the agency’s accounts.",
    },
  ],
  questions: [
    {
      question: "Do we need CLM if we already have Oracle Purchasing?",
      answer:
        "Yes, if you write federal contracts in the system. Purchasing handles orders well. CLM adds lines and sub-lines, options, federal forms, clause rules and controlled modifications. An office that issues simple orders against other agencies’ contracts may find it more than it needs.",
    },
    {
      question: "How do clause changes reach the library?",
      answer:
        "A change begins as a ticket. The clause librarian reads the rule or deviation, enters the new version and its effective date, and retires the old one without deleting it. The Contract Expert tests are rerun. Open drafts that carry the old text are listed for their contracting officers, who decide whether to amend a solicitation already issued. The ticket closes when the register, the rule and the list agree. Changing one clause takes a day or two. The FAR rewrite, when it becomes final, will be a separate project.",
    },
    {
      question: "Does CLM make sense if our books are not in Oracle?",
      answer:
        "Rarely, because its strength is the ledger it shares with E-Business Suite. If your accounts are elsewhere, consider Unison PRISM too. We support both.",
    },
    {
      question: "Will the government’s new acquisition office replace this system?",
      answer:
        "In March 2026, OMB announced an Acquisition QSMO, led by GSA, to consolidate the nearly 230 acquisition systems used by civilian agencies. As of November 25, 2026, we found no date by which an agency has to move. Clean award data and a documented clause library are useful either way.",
    },
    {
      question: "Does CLM handle Defense documents such as MIPRs?",
      answer:
        "Yes. Current 12.2 releases cover them and the Purchase Request Data Standard in both directions. We test those messages against your component’s validation rules.",
    },
  ],
  buying: { contract: "Firm-fixed-price by phase. Labor-hour line items with a ceiling price for floor support after go-live.", naics: ["541512", "541511", "541219"], psc: ["DA01"], labor: ["Contracting specialist", "Senior ERP consultant", "Federal accountant", "Test engineer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "unison-prism",
    "oracle-financials",
    "interagency-agreements-iaa-support",
    "audit-readiness",
    "release-management",
  ],
} satisfies ServiceItem;
