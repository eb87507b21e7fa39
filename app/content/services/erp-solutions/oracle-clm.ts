import type { ServiceItem } from "../../shapes/types.ts";

export const oracleClm = {
  name: "Oracle CLM",
  meta: {
    title: "Oracle Contract Lifecycle Management (CLM)",
    description:
      "Oracle CLM for Public Sector: purchase requests, clauses, standard forms, modifications and closeout, with each award posted as the obligation it creates.",
  },
  promise: "The award and its obligation, kept as one record.",
  lead: "We set up and support Oracle Contract Lifecycle Management for Public Sector on E-Business Suite. The work runs from the purchase request and its clauses to award, change, funding and closeout.",
  thread: { lifecycle: "finance", from: "Obligation", here: "Obligation", to: "Disbursement" },
  situation: {
    statement:
      "A contract file says one amount, the ledger another, and the public record a third. All three began with the same contracting officer.",
    paragraphs: [
      "CLM removes the usual cause of that gap, because it lives inside E-Business Suite. Approving a purchase request reserves a commitment. Approving the award records the obligation in the same ledger, line by line and fund by fund. Between the contract writer and the accounts there is no interface to fail.",
      "What still goes wrong is setup and habit: clause rules a regulation has overtaken, attribute templates nobody owns, modifications left in draft, obligation dates that miss the period, action reports typed twice. With the FAR overhaul under way, clause text changes by deviation and by date, so the library needs a keeper.",
    ],
  },
  capabilities: {
    note: "Set up with the people who hold the warrants, and tested against the books.",
    items: [
      {
        name: "Purchase requests and funding",
        text: "iProcurement requisitions with lines and sub-lines, incremental funding, amendments after approval, and a funds reservation at the correct budget level.",
      },
      {
        name: "Forms and attributes",
        text: "User-defined attributes that feed the SF 1449, SF 26, SF 33, SF 1442, SF 30 and OF 347, each printing in the layout your policy office expects.",
      },
      {
        name: "Clauses and Contract Expert",
        text: "A Contract Terms Library with dated versions, and Contract Expert questions that bring in clauses by rule, each rule citing its prescription.",
      },
      {
        name: "Solicitation to award",
        text: "Oracle Sourcing configured for solicitations, amendments, offers and award decisions, with document numbering by office and workload assignment for supervisors.",
      },
      {
        name: "Options and modifications",
        text: "Option lines exercised on time, concurrent modifications kept under control, conformed copies current, and every funding change linked to a signed SF 30.",
      },
      {
        name: "Supplier records",
        text: "SAM.gov entity data matched to suppliers and sites by Unique Entity ID, with registration and exclusion status looked up before the award is approved.",
      },
      {
        name: "Action reports and closeout",
        text: "Contract action reports drawn from award data instead of retyped. Physically complete awards, final invoices and deobligations worked from a single list.",
      },
    ],
  },
  process: {
    note: "A contracting office cannot stop awarding, so configuration moves in small, dated pieces.",
    steps: [
      {
        name: "Observe",
        time: "Weeks 1 to 3",
        text: "We sit with contracting officers and specialists, follow live actions from request to signature, and write down each step done outside the system.",
        output: "Action map with every off-system step",
      },
      {
        name: "Configure",
        time: "Weeks 3 to 10",
        text: "Attributes, clause rules, numbering and approval hierarchies are built in a test instance and shown to their future users every second week.",
        output: "Configured instance and decision log",
      },
      {
        name: "Test by contract type",
        time: "Weeks 8 to 14",
        text: "Fixed-price, time-and-materials, cost-reimbursement and IDIQ scripts run from request to paid invoice, with encumbrance entries checked in General Ledger.",
        output: "Signed scripts with journal evidence",
      },
      {
        name: "Convert open contracts",
        time: "Weeks 12 to 18",
        text: "Active awards load with lines, options, clauses and remaining funds. On cutover day their open amounts must equal undelivered orders in the ledger.",
        output: "Open-contract reconciliation to USSGL 480100 and 480200",
      },
      {
        name: "Stay for a quarter-end",
        time: "Three months after go-live",
        text: "Floor support by desk and phone, a weekly look at documents stuck in approval, and a quarter-end worked side by side with finance.",
        output: "Issue log closed or assigned, with training notes",
      },
    ],
  },
  deliverables: {
    lead: "What contracting and finance hold afterward, in the same folder and under the same names.",
    rows: [
      {
        name: "Clause rule register",
        shows: "Clause, version, effective date, prescription and the rule that inserts it",
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
        shows: "Who may approve what, to which amount, and how the hierarchy enforces it",
        firstReader: "Head of contracting activity",
      },
    ],
  },
  standards: [
    {
      rule: "far",
      meaning: "The rules, clauses and forms of federal buying that a CLM document has to carry.",
    },
    {
      rule: "usc-31-1501",
      meaning: "The recording statute: an obligation stands only on documentary evidence, such as a binding written agreement.",
    },
    {
      rule: "piid",
      meaning: "The unique number of an award, which should read the same in file, ledger and public data.",
    },
    {
      rule: "fpds",
      meaning: "Where contract actions are reported. Its public search has moved to SAM.gov, and USAspending.gov takes contract data from it.",
    },
    {
      rule: "ussgl",
      part: "accounts 470000, 480100, 490100 and 490200",
      meaning: "Commitments, undelivered orders, and delivered orders unpaid and paid: the budgetary path of an award.",
    },
    {
      rule: "data-act",
      meaning: "Requires spending data in a common format, with award amounts that link to the agency’s accounts.",
    },
  ],
  questions: [
    {
      question: "Do we need CLM if we already have Oracle Purchasing?",
      answer:
        "Only if you write federal contracts in it. Purchasing handles orders well. CLM adds lines and sub-lines, options, federal forms, clause rules and controlled modifications. An office with simple buys may not need that weight.",
    },
    {
      question: "How do clause changes reach the library?",
      answer:
        "Through a ticket. We read the rule or deviation, version the affected clauses with their dates, rerun the Contract Expert tests, and list which open drafts a contracting officer should look at again.",
    },
    {
      question: "Does CLM make sense if our books are not in Oracle?",
      answer:
        "Rarely. Its strength is sharing one ledger with E-Business Suite. If your accounts live elsewhere, look at Unison PRISM first. We support both systems and will say plainly which one fits.",
    },
    {
      question: "What about Defense documents such as MIPRs?",
      answer:
        "They are covered on current 12.2 releases, along with the Purchase Request Data Standard in both directions. We test those messages against your component’s validation rules, because local profiles differ.",
    },
  ],
  related: [
    "unison-prism",
    "oracle-financials",
    "interagency-agreements-iaa-support",
    "audit-readiness",
    "release-management",
  ],
} satisfies ServiceItem;
