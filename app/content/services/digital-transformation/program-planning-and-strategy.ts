import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const programPlanningAndStrategy = {
  name: "Program Planning and Strategy",
  inMenu: false,
  meta: {
    title: "Program Planning, Cost Estimates and Roadmaps",
    description:
      "Turn a statute or a finding into numbered obligations, costed alternatives and a roadmap that fits the budget cycle, continuing resolution included.",
  },
  promise: "From a mandate to a roadmap with a price and an owner.",
  lead: "A mandate names a result and a date. Between it and a budget request lie obligations, alternatives, a life-cycle cost and a sequence of increments, and that is the work we do.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Roadmap", to: "Roadmap" },
  situation: {
    statement:
      "Of the twelve steps that lead to a reliable cost estimate in GAO’s guide, the first is to say what the estimate is for.",
    paragraphs: [
      "The purpose matters because federal money is requested so early. An agency’s submission reaches OMB about a year before the fiscal year opens, and the program office had to send its figures up some months before that. An estimate for this request needs a range, an object class and a milestone by summer. An estimate for choosing between options can be rougher, if it says so.",
      "We start from the outcome and work backward to what must be true, which capability brings it about, what that costs over its life, and what would happen if funds came late or at half. The result is a plan whose lines can be priced, and questioned, one after another.",
    ],
  },
  capabilities: {
    note: "One decision paper, or the whole file from mandate to budget request.",
    items: [
      {
        name: "Mandate analysis",
        text: "Statutes, executive orders, memoranda and audit findings are broken into numbered obligations. Date, owner and the evidence that will satisfy it stand beside each.",
      },
      {
        name: "Baseline and gaps",
        text: "Processes, systems, contracts, skills and spending as they stand today, and the size of the gap to each obligation.",
      },
      {
        name: "Analysis of alternatives",
        text: "Status quo, shared service, purchase, build and mixtures compared on the same ground rules. Weights are agreed before any score is known.",
      },
      {
        name: "Life-cycle cost estimating",
        text: "Work breakdown, ground rules, sensitivity and risk analysis by GAO’s steps. A point estimate is never reported apart from its range.",
      },
      {
        name: "Roadmap and budget case",
        text: "Increments that deliver something usable, laid over fiscal years, fund types and contract end dates, then written up for the capital planning file.",
      },
      {
        name: "Measures and workforce",
        text: "A few measures whose data already exists, the staff whose work changes, what they must learn, and which unions and partners to consult.",
      },
    ],
  },
  process: {
    note: "Counted backward from your budget submission date, over 16 weeks.",
    steps: [
      {
        name: "Mandate",
        time: "Weeks 1 to 3",
        text: "Counsel, program staff and our analysts read the source texts and separate the required from the advised and from the merely assumed.",
        output: "Obligation register",
      },
      {
        name: "Baseline",
        time: "Weeks 2 to 6",
        text: "Interviews, spending data, contract files and system inventories become one picture of today, corrected by those who appear in it.",
        output: "Baseline report with sized gaps",
      },
      {
        name: "Options",
        time: "Weeks 5 to 10",
        text: "Alternatives are screened, costed and stress-tested in working meetings. Decision makers meet the trade-offs there, ahead of the paper.",
        output: "Analysis of alternatives",
      },
      {
        name: "Roadmap",
        time: "Weeks 9 to 14",
        text: "The chosen option is cut into increments with costs, dates, dependencies and decision points. A second version assumes a continuing resolution.",
        output: "Roadmap and life-cycle cost estimate",
      },
      {
        name: "Case",
        time: "Weeks 13 to 16",
        text: "Business case, measures and acquisition strategy are written in the forms that your review board and budget office already use.",
        output: "Budget and investment file",
      },
    ],
  },
  deliverables: {
    lead: "The second paper may be cited years after the others are spent: a later claim of savings is measured from it.",
    rows: [
      {
        name: "Obligation register",
        shows: "Duties with source paragraph, date, owner and proof",
        firstReader: "General counsel, program lead",
      },
      {
        name: "Baseline report",
        shows: "Today’s processes, systems, skills and spending, and the size of each gap",
        firstReader: "Program lead",
      },
      {
        name: "Analysis of alternatives",
        shows: "Criteria, weights, scores, costs, and how far each may move before the ranking does",
        firstReader: "Investment review board",
      },
      {
        name: "Life-cycle cost estimate",
        shows: "Ground rules, data sources, ranges, cost drivers and an independent check",
        firstReader: "CFO, budget examiner",
      },
      {
        name: "Roadmap",
        shows: "Increments by fiscal year with funding, dependencies and decision points",
        firstReader: "Agency leadership",
      },
      {
        name: "Acquisition strategy",
        shows: "Options for contract type, vehicle, competition and timing, with conflict limits, for your contracting officer to decide",
        firstReader: "Contracting officer",
      },
    ],
  },
  engagement: {
    needs:
      "Counsel’s reading of the mandate, or two hours of counsel’s time. Three years of obligations by object class and contract. The systems inventory. The budget office’s calendar for this cycle. The people who will have to live with the roadmap should be free for four half-day workshops.",
    arrival:
      "We begin in the documents and ask for interviews in week two, by which time the questions are short. One analyst is usually on site. The rest work at a distance.",
    team: "A strategist who has carried a federal budget, a cost estimator, and a business or systems analyst: three as a rule, two for a single decision paper, five where several bureaus are involved.",
    length:
      "A decision paper takes 5 to 8 weeks, the whole file 16 to 22. Counsel’s turnaround and the number of bureaus that must concur move it more than the size of the program does.",
    handover:
      "The cost model goes to your estimator in its native file, formulas open, and the two walk through it cell by cell. We remain available for questions from examiners until the passback is settled.",
  },
  standards: [
    {
      rule: "omb-a-11",
      meaning: "The yearly guide to preparing, submitting and executing the budget. In November 2026 its edition of August 2025 was the last one we found.",
    },
    {
      rule: "omb-capital-programming-guide",
      meaning: "The supplement to A-11 on planning, budgeting, acquiring and managing capital assets, information systems included.",
    },
    {
      rule: "omb-a-94",
      meaning: "Benefit-cost and cost-effectiveness analysis of federal programs. The discount rates for 2026 were set in March 2026.",
    },
    {
      rule: "gao-cost-guide",
      meaning: "How to arrive at an estimate that is comprehensive, well documented, accurate and credible, issued in March 2020.",
    },
    {
      rule: "gpra-modernization-act",
      meaning: "Strategic plans, annual performance plans, priority goals and the reviews that follow them.",
    },
    {
      rule: "evidence-act",
      meaning: "Learning agendas, evaluation plans and data governance, as a footing for program choices.",
    },
  ],
  questions: [
    {
      question: "How detailed is the first cost estimate?",
      answer:
        "As detailed as the decision needs. Early estimates carry wide ranges and state the reasons, and they narrow as requirements settle. You see the range, the drivers and the data together.",
    },
    {
      question: "What about a continuing resolution?",
      answer:
        "Under a continuing resolution new starts generally wait and ongoing work goes on at the rate for operations, so the roadmap is drawn in two versions. In the second, increments are marked by kind: those that may proceed, those that need an exception, and those that slip, each with its new date and the contract option that would lapse meanwhile. The budget office decides on that paper in the summer, while there is still time to shift an increment into the earlier year.",
    },
    {
      question: "Does planning work bar you from the delivery contract?",
      answer:
        `It can. Where we help to write requirements or compare options, the organizational conflict of interest rules of the ${cite("far")} may keep us out of what follows. We disclose the conflict, propose a mitigation plan, and accept the contracting officer’s ruling. Raise it in the first conversation.`,
    },
    {
      question: "Does this suit state and university programs?",
      answer: "Yes, with state law, board policy or a grant agreement as the mandate and, often, a two-year budget.",
    },
  ],
  buying: { contract: "Fixed price for each paper. The price does not depend on what the paper recommends.", naics: ["541611", "541618"], psc: ["R408"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast", "ungm"] },
  related: [
    "governance-and-oversight",
    "project-management-methodologies",
    "budget-management",
    "business-operations-support",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
