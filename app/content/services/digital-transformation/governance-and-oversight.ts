import type { ServiceItem } from "../../shapes/types.ts";

export const governanceAndOversight = {
  name: "Governance and Oversight",
  inMenu: false,
  meta: {
    title: "IT Governance, CPIC, FITARA and IV&V Support",
    description:
      "Boards with written decision rights, CPIC and FITARA files kept through the year, TBM cost models, and independent review of programs at risk.",
  },
  promise: "Decisions made once, by the right people, on the record.",
  lead: "We set up and support the boards that choose, watch and stop programs: charters, criteria, portfolio data, independent review, and minutes that hold up years later.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Review", to: "Review" },
  situation: {
    statement:
      "The review board meets monthly and approves almost everything. Why was one project chosen over another? The only record is a calendar invitation.",
    paragraphs: [
      "FITARA gives the agency CIO a say in IT budgets and contracts. Clinger-Cohen asks for investments to be selected, controlled and evaluated. Circular A-123 asks for enterprise risk management. Each produced a committee, and the same program manager now prepares four decks a month about one project.",
      "Oversight works when there are few bodies, each with a written decision right, a threshold and a date. We design them from the decisions backward, feed them from one set of portfolio data, and keep the file so that the reason for a choice can still be read when its authors have left.",
    ],
  },
  capabilities: {
    note: "Design, secretariat or independent eye. We keep the three roles apart.",
    items: [
      {
        name: "Governance design",
        text: "Boards, charters, decision rights, quorum and escalation, with thresholds by cost and risk so that small matters never wait for large meetings.",
      },
      {
        name: "CPIC support",
        text: "The select, control and evaluate phases run to the budget calendar: scoring, major IT business cases, operational analyses and post-implementation reviews.",
      },
      {
        name: "FITARA implementation",
        text: "CIO review of budgets and acquisition plans, risk ratings for the IT Dashboard, incremental development certification, and self-assessment against the common baseline.",
      },
      {
        name: "TBM cost transparency",
        text: "Ledger and contract costs mapped to cost pools and towers, so the price of a service can be walked back to its invoices.",
      },
      {
        name: "Independent verification and validation",
        text: "Requirements, code, tests and schedule examined by people who built none of it, with findings sent to sponsor and vendor alike.",
      },
      {
        name: "TechStat and health reviews",
        text: "Sessions on one troubled investment, prepared from evidence, that end in a decision: continue, change, pause or stop, with dates and owners.",
      },
      {
        name: "Decision and finding tracking",
        text: "One register of decisions, actions and audit recommendations. An entry stays open until its evidence is attached and a second person has checked it.",
      },
    ],
  },
  process: {
    note: "One governance year. The boards decide; we carry the file.",
    steps: [
      {
        name: "Chart",
        time: "Weeks 1 to 4",
        text: "We list every board, decision, report and data call in force, and mark which are required by law and which by habit.",
        output: "Map of bodies and decisions",
      },
      {
        name: "Design",
        time: "Weeks 4 to 8",
        text: "Bodies are merged or closed, thresholds set and charters drafted. Leadership agrees on who decides what, and within how many days.",
        output: "Signed charters and decision matrix",
      },
      {
        name: "Equip",
        time: "Weeks 6 to 12",
        text: "Portfolio data is drawn from ledger, contracts and schedules into one source, under definitions that the program managers have accepted.",
        output: "Portfolio data set and first dashboard",
      },
      {
        name: "Run",
        time: "Monthly and quarterly",
        text: "Papers go out a week ahead in one format. Minutes record question, options, evidence, decision and dissent on the day of the meeting.",
        output: "Decision log, meeting by meeting",
      },
      {
        name: "Evaluate",
        time: "Once a year",
        text: "We check which decisions came late, which forecasts failed and which reports nobody read, and propose what to drop.",
        output: "Governance review with proposed changes",
      },
    ],
  },
  deliverables: {
    lead: "Six records by which an outsider can reconstruct why money went where it went.",
    rows: [
      {
        name: "Charter set",
        shows: "Purpose, members, decision rights, thresholds and escalation of each body",
        firstReader: "Agency head, CIO, CFO",
      },
      {
        name: "Investment scorecards",
        shows: "Criteria, weights, scores and rationale for each proposal",
        firstReader: "Investment review board",
      },
      {
        name: "Decision log",
        shows: "What was decided, on what evidence, by whom and with what conditions",
        firstReader: "Inspector General, GAO",
      },
      {
        name: "Portfolio dashboard",
        shows: "Cost, schedule, risk and CIO rating of every investment, from one source",
        firstReader: "CIO",
      },
      {
        name: "IV&V report",
        shows: "Findings by severity with their evidence, and the status of earlier ones",
        firstReader: "Sponsor",
      },
      {
        name: "TBM cost model",
        shows: "Allocation rules from ledger codes to cost pools, towers and services",
        firstReader: "CFO, CIO",
      },
    ],
  },
  standards: [
    {
      rule: "fitara",
      meaning:
        "The Federal Information Technology Acquisition Reform Act of 2014: the CIO’s part in IT budgets, contracts and portfolio review.",
    },
    {
      rule: "omb-m-15-14",
      meaning: "Management and Oversight of Federal Information Technology, with the common baseline of duties for CIO, CFO and acquisition chief.",
    },
    {
      rule: "clinger-cohen",
      meaning: "The source of capital planning and investment control (CPIC): select, control and evaluate IT investments.",
    },
    {
      rule: "tbm",
      meaning: "Technology Business Management’s layers of IT cost, from cost pools and towers to services and their users, used in federal IT budget reporting.",
    },
    {
      rule: "gao-itim",
      meaning: "Five stages of maturity in IT investment management, against which GAO assesses an agency’s process.",
    },
    {
      rule: "omb-a-123",
      meaning: "Joins enterprise risk management to internal control, so that the risk profile informs which programs are watched.",
    },
    {
      rule: "ieee-1012",
      meaning: "Verification and validation of systems, software and hardware, with effort scaled to integrity level.",
    },
  ],
  questions: [
    {
      question: "Can one firm both build and verify a system?",
      answer:
        "Not the same system. Where we do IV&V for a program, we do not develop, test or manage it, and we say so in the proposal and in the conflict-of-interest plan.",
    },
    {
      question: "How many boards does an agency need?",
      answer:
        "As few as its decisions and the law allow. Investments, data and AI each have duties that someone must hold; members and secretariat can be shared, and other groups advise without power to delay.",
    },
    {
      question: "Will governance slow our agile teams?",
      answer:
        "Not with the right thresholds. Teams decide within funded capacity and agreed outcomes. A board sees new money, changed outcomes and rising risk, and looks at working software instead of each backlog item.",
    },
    {
      question: "Is this only for federal agencies?",
      answer:
        "No. States have project oversight offices, universities have regents and IT councils, companies have audit committees. The statutes differ; decision rights, thresholds, one data source and a log do not.",
    },
  ],
  related: [
    "program-planning-and-strategy",
    "governance-risk-compliance",
    "audit-support",
    "budget-management",
    "artificial-intelligence",
  ],
} satisfies ServiceItem;
