import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const programPlanningAndStrategy = {
  name: "Program Planning and Strategy",
  inMenu: false,
  meta: {
    title: "Program Planning, Cost Estimates and Roadmaps",
    description:
      "Turn a statute or a finding into numbered obligations, priced alternatives and a roadmap that fits the budget cycle, including a continuing resolution.",
  },
  promise: "From a mandate to a roadmap with a price and an owner.",
  lead: "A mandate names a result and a date. Before a budget request, someone has to define the obligations, the alternatives, the life-cycle cost and the sequence of increments. We do that work.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Roadmap", to: "Roadmap" },
  situation: {
    statement:
      "GAO’s guide lists 12 steps to a reliable cost estimate. The first is to say what the estimate is for.",
    paragraphs: [
      "The purpose matters because federal money is requested so early. An agency’s submission reaches OMB about a year before the fiscal year opens, and the program office sends its figures up some months before that. An estimate for this request needs a range, an object class and a milestone by summer. An estimate for choosing among options can be rougher if it says so.",
      "We start from the outcome and work backward to what must be true, which capability makes it possible, what that costs over its life, and what would happen if funding came late or was cut in half. Each line of the resulting plan can be priced and questioned.",
    ],
  },
  capabilities: {
    note: "We write one decision paper or the whole file from mandate to budget request.",
    items: [
      {
        name: "Mandate analysis",
        text: "We break statutes, executive orders, memoranda and audit findings down into numbered obligations. Each shows its date, its owner and the evidence that will satisfy it.",
      },
      {
        name: "Baseline and gaps",
        text: "We describe processes, systems, contracts, skills and spending as they stand today, and size the gap for each obligation.",
      },
      {
        name: "Analysis of alternatives",
        text: "We compare the status quo, a shared service, a purchase, a custom build and combinations of them under the same ground rules. Weights are agreed on before any score is known.",
      },
      {
        name: "Life-cycle cost estimating",
        text: "We follow GAO’s steps for work breakdown, ground rules, sensitivity and risk analysis. We never report a point estimate without its range.",
      },
      {
        name: "Roadmap and budget case",
        text: "We schedule usable increments across fiscal years, fund types and contract end dates, then write them up for the capital planning file.",
      },
      {
        name: "Measures and workforce",
        text: "We choose a few measures whose data already exists, and identify the staff whose work changes, what they must learn, and which unions and partners to consult.",
      },
    ],
  },
  process: {
    note: "The schedule runs 16 weeks, counted backward from your budget submission date.",
    steps: [
      {
        name: "Mandate",
        time: "Weeks 1 to 3",
        text: "Counsel, program staff and our analysts read the source texts and separate what is required from what is advised or merely assumed.",
        output: "Obligation register",
      },
      {
        name: "Baseline",
        time: "Weeks 2 to 6",
        text: "We combine interviews, spending data, contract files and system inventories into one description of today’s operations, and the people it covers correct it.",
        output: "Baseline report with sized gaps",
      },
      {
        name: "Options",
        time: "Weeks 5 to 10",
        text: "Alternatives are screened, priced and stress-tested in working meetings, so decision makers see the trade-offs before they read the paper.",
        output: "Analysis of alternatives",
      },
      {
        name: "Roadmap",
        time: "Weeks 9 to 14",
        text: "We divide the chosen option into increments with costs, dates, dependencies and decision points. A second version assumes a continuing resolution.",
        output: "Roadmap and life-cycle cost estimate",
      },
      {
        name: "Case",
        time: "Weeks 13 to 16",
        text: "We write the business case, measures and acquisition strategy in the forms that your review board and budget office already use.",
        output: "Budget and investment file",
      },
    ],
  },
  deliverables: {
    lead: "The baseline report may be cited years after the others, because any later claim of savings is measured from it.",
    rows: [
      {
        name: "Obligation register",
        shows: "Duties with source paragraph, date, owner and evidence",
        firstReader: "General counsel, program lead",
      },
      {
        name: "Baseline report",
        shows: "Today’s processes, systems, skills and spending, and the size of each gap",
        firstReader: "Program lead",
      },
      {
        name: "Analysis of alternatives",
        shows: "Criteria, weights, scores, costs and how far each may change before the ranking does",
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
        shows: "Options for contract type, vehicle, competition and timing, with conflict-of-interest limits, for your contracting officer to decide",
        firstReader: "Contracting officer",
      },
    ],
  },
  engagement: {
    needs:
      "Counsel’s reading of the mandate, or two hours of counsel’s time. Three years of obligations by object class and contract. The systems inventory. The budget office’s calendar for this cycle. The people who will use the roadmap should be available for four half-day workshops.",
    arrival:
      "We begin with the documents and ask for interviews in week two, when we have only short questions left. One analyst is usually on site. The rest work remotely.",
    team: "A strategist who has managed a federal budget, a cost estimator, and a business or systems analyst. Three people as a rule, two for a single decision paper, and five where several bureaus are involved.",
    length:
      "A decision paper takes five to eight weeks and the whole file 16 to 22. Counsel’s turnaround and the number of bureaus that must concur affect the time more than program size does.",
    handover:
      "The cost model goes to your estimator in its native file with formulas open, and our estimator walks through it cell by cell with yours. The order prices our answers to examiners until the passback is settled.",
  },
  standards: [
    {
      rule: "omb-a-11",
      meaning: "The annual guide to preparing, submitting and executing the budget. As of November 2026, the August 2025 edition was the latest one we had found.",
    },
    {
      rule: "omb-capital-programming-guide",
      meaning: "The supplement to A-11 on planning, budgeting, acquiring and managing capital assets, including information systems.",
    },
    {
      rule: "omb-a-94",
      meaning: "Benefit-cost and cost-effectiveness analysis of federal programs. The edition of 1992 has applied again since April 2025, and the discount rates for 2026 were set in March 2026.",
    },
    {
      rule: "gao-cost-guide",
      meaning: "How to produce an estimate that is comprehensive, well documented, accurate and credible, issued in March 2020.",
    },
    {
      rule: "gpra-modernization-act",
      meaning: "Strategic plans, annual performance plans, priority goals and the reviews that follow them.",
    },
    {
      rule: "evidence-act",
      meaning: "Learning agendas, evaluation plans and data governance, as a basis for program choices.",
    },
  ],
  questions: [
    {
      question: "How detailed is the first cost estimate?",
      answer:
        "As detailed as the decision requires. Early estimates carry wide ranges and state the reasons, and they narrow as requirements settle. We show you the range, the drivers and the data together.",
    },
    {
      question: "What about a continuing resolution?",
      answer:
        "Under a continuing resolution, new starts generally wait and ongoing work continues at the rate for operations, so we draw the roadmap in two versions. The second marks which increments may proceed, which need an exception, and which slip, each with its new date and the contract option that would lapse in the meantime. The budget office uses that paper to make its decision over the summer, while there is still time to move an increment into the earlier year.",
    },
    {
      question: "Does planning work bar you from the delivery contract?",
      answer:
        `It can. Where we help write requirements or compare options, the organizational conflict of interest rules in the ${cite("far")} may keep us out of the work that follows. We disclose the conflict, propose a mitigation plan, and accept the contracting officer’s determination. Raise it in the first conversation.`,
    },
    {
      question: "Does this suit state and university programs?",
      answer: "Yes. The mandate is then state law, board policy or a grant agreement, and the budget often covers two years. An IT strategic plan for a city or a campus has eight parts: mission and needs, what exists and what it costs, gaps and risks, goals with measures, projects in order, money, people, and a review each year.",
    },
    {
      question: "What must an ERP request for proposals and a requirements matrix contain?",
      answer: "The request: why now; your figures; scope by module; interfaces; years of history to convert; security; dates; how offers are scored; demonstrations that follow your scripts, such as a purchase, a correction and a month’s close, and are scored at once; a price form for ten years with licenses, services, travel and your own staff; the contract you want signed. The matrix has a row for each requirement: number, module, a sentence that can be tested, priority. The vendor answers each row: standard, configured, custom, another product or not available, with a comment. Under a federal award, whoever drafts these may not compete (2 CFR 200.319). This site has no template of either. We write both, and sell no licenses.",
    },
    {
      question: "What belongs in a demonstration script for an ERP?",
      answer: "The same tasks for every vendor, with your data, sent two weeks ahead: a purchase from request to payment, an invoice that does not match, a budget transfer, a journal with its approval, a correction of last month, a hire and a raise if payroll is in scope, a grant from award to report, the month’s close, a question of an auditor, and a user who leaves. For each step: what must be seen, its minutes, and a score by those who will do it, as standard, configured, custom or not shown. Ask to see it live, and what happens when a step fails. This site has no template. We write the script, and you score.",
    },
    {
      question: "How long does an ERP selection take, and what does it cost?",
      answer: "Plan most of a year for a city, a university or an agency of middle size: two to three months for requirements and the request, six weeks for the vendors to answer, two months for demonstrations and references, and six to eight weeks or more for the contract and its approval. A small body that compares two or three products needs half of that. Our part costs its hours: two people at half time for six months are about 1,040, which you can price at the rates of the ordering pages. Count your own staff’s hours too, because the people who do the work must score it. A first phase on requirements alone has a fixed price.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each paper. The price does not depend on what the paper recommends.", naics: ["541611", "541618", "541219"], psc: ["R408"], labor: ["Program manager", "Budget analyst", "Internal control analyst"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast", "ungm"] },
  related: [
    "governance-and-oversight",
    "project-management-methodologies",
    "budget-management",
    "business-operations-support",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
