import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const governanceAndOversight = {
  name: "Governance and Oversight",
  inMenu: false,
  meta: {
    title: "IT Governance, CPIC, FITARA and IV&V Support",
    description:
      "Boards with written decision rights, CPIC and FITARA files kept through the year, TBM cost models, and independent review of programs at risk.",
  },
  promise: "Decisions made once, on the record, by the right people.",
  lead: "We prepare charters, criteria, portfolio data and minutes for the boards that choose, monitor and stop programs, or review one program independently. We never do both for the same system.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Review", to: "Review" },
  situation: {
    statement:
      "FITARA gave the CIO approval authority. Since December 19, 2014, a covered civilian agency has needed approval by its CIO, or by a board on which the CIO is a full participant, for every information technology contract. For non-major investments, a direct report may approve.",
    paragraphs: [
      `The Clinger-Cohen Act of 1996 had already required that investments be selected, controlled and evaluated. ${cite("omb-a-123")}, reissued in March 2026 under the title “Management’s Responsibility for Internal Control,” holds management accountable for internal control over them. Where each law has its own committee, every project is presented to all of them in different slide decks.`,
      "A few boards with written decision rights, thresholds and dates work better. We work backward from the decisions that must be made, give the boards one set of portfolio data, and keep a log that gives the reason for each choice.",
    ],
  },
  capabilities: {
    note: "We design governance, run the secretariat or conduct independent reviews, and we keep the three roles apart.",
    items: [
      {
        name: "Governance design",
        text: "We define boards, charters, decision rights, quorum and escalation. Thresholds by cost and risk keep small matters out of large meetings.",
      },
      {
        name: "CPIC support",
        text: "We run the select, control and evaluate phases on the budget calendar: scoring, major IT business cases, operational analyses and post-implementation reviews.",
      },
      {
        name: "FITARA implementation",
        text: "We support CIO review of budgets and acquisition plans, risk ratings for the IT Dashboard, incremental development certification and self-assessment against the common baseline.",
      },
      {
        name: "TBM cost transparency",
        text: "We map ledger and contract costs to cost pools and towers, so you can trace the price of a service back to its invoices.",
      },
      {
        name: "Independent verification and validation",
        text: "People who had no part in building the system examine requirements, code, tests and schedule. Sponsor and vendor receive the same findings on the same day.",
      },
      {
        name: "TechStat and health reviews",
        text: "We prepare evidence for sessions on one troubled investment. Each ends in a dated, assigned decision: continue, change, pause or stop.",
      },
      {
        name: "Decision and finding tracking",
        text: "We keep one register of decisions, actions and audit recommendations. An entry closes when its evidence is attached and a second person has checked it.",
      },
    ],
  },
  process: {
    note: "The schedule covers one governance year. The boards decide, and we prepare and maintain the file.",
    steps: [
      {
        name: "Chart",
        time: "Weeks 1 to 4",
        text: "We list current boards, decisions, reports and data calls and mark each by origin: law, agency policy or habit.",
        output: "Map of bodies and decisions",
      },
      {
        name: "Design and equip",
        time: "Weeks 4 to 12",
        text: "We merge or close bodies, set thresholds and draft charters. Portfolio data from ledger, contracts and schedules goes into one source, under definitions that program managers have accepted.",
        output: "Signed charters, decision matrix, first dashboard",
      },
      {
        name: "Run",
        time: "Monthly and quarterly",
        text: "Papers go out a week ahead in one format. Minutes written that day record the question, options, evidence, decision and any dissent.",
        output: "Decision log, meeting by meeting",
      },
      {
        name: "Evaluate",
        time: "Once a year",
        text: "We count late decisions, missed forecasts and unread reports, and use the counts to propose what to drop.",
        output: "Governance review with proposed changes",
      },
    ],
  },
  deliverables: {
    lead: "Together, these records show why money went where it did.",
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
        shows: "Decisions with their evidence, decision maker and conditions",
        firstReader: "Inspector General, GAO",
      },
      {
        name: "Portfolio dashboard",
        shows: "Cost, schedule, risk and CIO rating by investment, from one source",
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
  engagement: {
    needs:
      "The charters and last year’s minutes, as they are. Read access to the investment portfolio, the contract writing system’s award list and the IT lines of the ledger. An executive sponsor with the authority to disband a committee. For IV&V, a clause in the developer’s contract that lets us see code, tests and schedule.",
    arrival:
      "In the first weeks, the lead and one analyst read a year of minutes and sit in on one meeting of each board. We sign a conflict-of-interest plan, which names the people it covers, before we open any document of a program under review.",
    team: "A governance lead and one or two portfolio analysts. IV&V adds three to seven specialists under a lead who reports to the sponsor alone.",
    length:
      "Design takes 10 to 14 weeks. Secretariat work follows the budget year, because it takes a full cycle to test the design. IV&V lasts as long as the program and tapers with its risk.",
    handover:
      "Your own board secretary runs two cycles before we withdraw. The log, scoring model and allocation rules stay in your systems. We restate open IV&V findings, one by one, in a closing letter to the sponsor.",
  },
  standards: [
    {
      rule: "fitara",
      meaning:
        "The Federal Information Technology Acquisition Reform Act of 2014: the CIO’s role in IT budgets, contracts and portfolio review.",
    },
    {
      rule: "omb-m-15-14",
      meaning: "The common baseline of duties for CIO, CFO and acquisition chief. As of November 2026, we found no later memorandum that replaces it.",
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
      meaning: "Five stages of maturity in IT investment management, used by GAO to assess an agency’s process.",
    },
    {
      rule: "omb-a-123",
      meaning: "Reissued in March 2026 as Management’s Responsibility for Internal Control. Enterprise risk management is no longer in its title.",
    },
    {
      rule: "ieee-1012",
      meaning: "The 2024 edition of the standard for verification and validation of systems, software and hardware, with effort scaled to integrity level.",
    },
  ],
  questions: [
    {
      question: "Can one firm both build and verify a system?",
      answer: "Not for the same system. Where we do IV&V, we do not develop, test or manage the system, and our proposal says so.",
    },
    {
      question: "How many boards does an agency need?",
      answer:
        "The law and the decisions set the minimum. Investments, data and AI come with duties that must be assigned to a body. Boards can share members and a secretariat. Other groups may advise, and their charters should state that they cannot hold up a decision. A useful exercise is to list last year’s decisions and mark which body made each. Committees without a mark are candidates for elimination.",
    },
    {
      question: "Will governance slow our agile teams?",
      answer:
        "It should not, within funded capacity and agreed outcomes. A board reviews new money, changed outcomes and rising risk, and looks at working software. Backlog items stay with the product owner.",
    },
    {
      question: "Is this only for federal agencies?",
      answer:
        "The statutes above bind federal agencies. State oversight offices, university IT councils and company audit committees need the same four things: decision rights, thresholds, one data source and a log. A charter, for a data governance council as for a project board, fits on two pages: purpose, what it decides and what it only hears, members and chair, quorum, how often it meets, how a dispute goes up, and the records it keeps.",
    },
    {
      question: "Can you build an activity-based cost model for our fees?",
      answer:
        `Yes. We map ledger costs to activities, and activities to each service or fee by something that can be counted, such as hours, cases or inspections. ${cite("sffas-4")} names activity-based costing among several methods and requires none, but it does ask for full cost, with the costs that other agencies bear for you. Under ${cite("omb-a-25")}, a fee normally recovers full cost and is reviewed every two years. The model belongs to you and reruns from the next year’s trial balance.`,
    },
    {
      question: "Our ERP project is late and over budget. Why do such projects fail, and what now?",
      answer: "Usually requirements are unsettled, decisions wait, data is dirty, old processes are rebuilt in code, testing is short, and users are told late. To recover: stop new scope for a few weeks. Count what is accepted, not what is reported. List open decisions, defects, interfaces and data by owner. Price and date what is left. Then choose among three ways: continue with a new baseline, go live with fewer modules, or stop. Hold payments to accepted milestones, and move the go-live only by criteria agreed beforehand. As an independent reviewer (IV&V) we make that assessment in weeks, and then build nothing in the same system.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the design. Firm-fixed-price per month for the secretariat. Labor-hour line items with a ceiling price for independent verification.", naics: ["541611", "541618"], psc: ["R408", "DF01"], labor: ["Program manager", "Program scheduler", "Internal control analyst", "Software developer"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast", "ungm"] },
  related: [
    "program-planning-and-strategy",
    "governance-risk-compliance",
    "audit-support",
    "budget-management",
    "artificial-intelligence",
  ],
} satisfies ServiceItem;
