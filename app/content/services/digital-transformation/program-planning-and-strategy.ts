import type { ServiceItem } from "../../shapes/types.ts";

export const programPlanningAndStrategy = {
  name: "Program Planning and Strategy",
  inMenu: false,
  meta: {
    title: "Program Planning, Cost Estimates and Roadmaps",
    description:
      "Turn a statute or a finding into numbered obligations, costed alternatives and a roadmap that fits the budget cycle, continuing resolution included.",
  },
  promise: "From a mandate to a roadmap with a price and an owner.",
  lead: "We turn a statute, a strategy or a finding into a program: outcomes, requirements, alternatives, a life-cycle cost estimate, and a roadmap the budget can carry.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Roadmap", to: "Roadmap" },
  situation: {
    statement:
      "The mandate has a deadline and the budget has a cycle. They do not match, and the plan between them is a slide with arrows.",
    paragraphs: [
      "Federal money is requested more than a year before it can be spent. A program that cannot say by summer what it will need, in which object class and against which milestone, waits another year or borrows from its neighbor. Strategy that skips this arithmetic is decoration.",
      "We start from the outcome and work backward: what must be true, which capability produces it, what that costs over its life, and what happens if the funds come late or at half. The result is a plan a CFO can price, a CIO can certify and a budget examiner can question line by line.",
    ],
  },
  capabilities: {
    note: "One decision paper, or the whole file from mandate to budget request.",
    items: [
      {
        name: "Mandate analysis",
        text: "Statutes, executive orders, memoranda and audit findings broken into numbered obligations, each with its date, its owner and the evidence that will satisfy it.",
      },
      {
        name: "Baseline assessment",
        text: "Processes, systems, contracts, skills and spending as they stand today, with the gap against each obligation described and sized.",
      },
      {
        name: "Outcomes and measures",
        text: "A logic model from inputs to outcomes, with a few measures whose data already exists, fit for performance plans and later evaluation.",
      },
      {
        name: "Analysis of alternatives",
        text: "Status quo, shared service, purchase, build and mixtures compared on the same ground rules, with weights agreed before any score is known.",
      },
      {
        name: "Life-cycle cost estimating",
        text: "Work breakdown, ground rules, sensitivity and risk analysis by GAO’s twelve steps, so that a point estimate never travels without its range.",
      },
      {
        name: "Roadmap and budget case",
        text: "Increments that each deliver something usable, laid over fiscal years, fund types and contract end dates, and written up for the capital planning file.",
      },
      {
        name: "Workforce and change planning",
        text: "Who will work differently, what they must learn, which unions and partners to consult, and how actual use will be measured afterward.",
      },
    ],
  },
  process: {
    note: "Sixteen weeks, counted backward from your budget submission date.",
    steps: [
      {
        name: "Mandate",
        time: "Weeks 1 to 3",
        text: "We read the source texts with counsel and program staff and agree on what is required, what is advised and what was only assumed.",
        output: "Obligation register",
      },
      {
        name: "Baseline",
        time: "Weeks 2 to 6",
        text: "Interviews, spending data, contract files and system inventories make one picture of today, checked by the people who appear in it.",
        output: "Baseline report with sized gaps",
      },
      {
        name: "Options",
        time: "Weeks 5 to 10",
        text: "Alternatives are screened, costed and stress-tested in working sessions, so decision makers have met the trade-offs before the paper arrives.",
        output: "Analysis of alternatives",
      },
      {
        name: "Roadmap",
        time: "Weeks 9 to 14",
        text: "The chosen option is cut into increments with costs, dates, dependencies and decision points, and with a version for a continuing resolution.",
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
    lead: "Six papers that answer, in order: why, from where, how else, how much, when, and with whom.",
    rows: [
      {
        name: "Obligation register",
        shows: "Each duty with its source paragraph, date, owner and proof",
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
        shows: "Contract types, vehicles, competition, timing and conflict-of-interest limits",
        firstReader: "Contracting officer",
      },
    ],
  },
  standards: [
    {
      rule: "omb-a-11",
      meaning: "The yearly guide to preparing, submitting and executing the budget, with strategic and performance planning.",
    },
    {
      rule: "omb-capital-programming-guide",
      meaning: "The supplement to A-11 on planning, budgeting, acquiring and managing capital assets, information systems included.",
    },
    {
      rule: "omb-a-94",
      meaning: "Benefit-cost and cost-effectiveness analysis of federal programs, with the discount rates to use.",
    },
    {
      rule: "gao-cost-guide",
      meaning: "Twelve steps to an estimate that is comprehensive, well documented, accurate and credible.",
    },
    {
      rule: "gpra-modernization-act",
      meaning: "Strategic plans, annual performance plans, priority goals and the reviews that follow them.",
    },
    {
      rule: "evidence-act",
      meaning: "Learning agendas, evaluation plans and data governance, so that program choices rest on evidence.",
    },
  ],
  questions: [
    {
      question: "How detailed is the first cost estimate?",
      answer:
        "As detailed as the decision needs. Early estimates carry wide ranges and say why; they narrow as requirements settle. We show the range, the drivers and the data, and never a lone figure.",
    },
    {
      question: "What about a continuing resolution?",
      answer:
        "The roadmap has a version for it. We mark which work is a new start, which can go on at the rate for operations, and which dates slip, so the choice is made in advance.",
    },
    {
      question: "Does planning work bar you from the delivery contract?",
      answer:
        "It can. Where we help write requirements or compare options, we disclose the conflict, propose a mitigation plan, and accept that we may have to stay out of what follows. That belongs in the first conversation.",
    },
    {
      question: "Does this suit state and university programs?",
      answer:
        "Yes. The obligations come from state law, board policy or a grant agreement instead, and the budget may run two years. The method is the same; forms and approving bodies are yours.",
    },
  ],
  related: [
    "governance-and-oversight",
    "project-management-methodologies",
    "budget-management",
    "business-operations-support",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
