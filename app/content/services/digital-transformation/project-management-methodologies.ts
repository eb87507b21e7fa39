import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const projectManagementMethodologies = {
  name: "Project Management Methodologies",
  inMenu: false,
  meta: {
    title: "Project Management: Agile, Predictive and Earned Value",
    description:
      "One work breakdown structure under the schedule, the backlog and the spend plan, so progress is counted from accepted work under any method.",
  },
  promise: "One baseline for sponsor, team and auditor.",
  lead: "Whether to use sprints, phases or a mixture depends on how settled the requirement is. In every case, we insist on a single baseline of scope, schedule and cost.",
  thread: { lifecycle: "transformation", from: "Roadmap", here: "Rollout", to: "Review" },
  situation: {
    statement:
      "“Our team is agile. The contract is by milestone, and the board wants earned value. Which of the three plans is the real one?”",
    paragraphs: [
      "All three can be real once they share one work breakdown structure. Each element has a scope statement, a budget, dates and an owner. Sprints, contract line items and control accounts point to that element. Progress is counted from accepted work, and a change made in one view appears in the others within the week.",
      "Without such a structure, the schedule tracks tasks that were never in the backlog, and the spend plan follows invoices. A variance then shows up in the ledger only after the money is spent.",
    ],
  },
  capabilities: {
    note: "We help programs that are starting and programs whose plan no longer matches the work.",
    items: [
      {
        name: "Method selection",
        text: "We choose predictive, agile or hybrid for each workstream by how stable the requirement is. Written rules govern a move from one to another.",
      },
      {
        name: "Work breakdown and scope",
        text: "We build a product-oriented structure and its dictionary, in which the contract line item, epic and accounting code all point to the same piece of work.",
      },
      {
        name: "Integrated master schedule",
        text: "We build a logic-linked, resource-loaded schedule with a valid critical path and test it monthly against GAO’s ten practices and the DCMA 14-point assessment.",
      },
      {
        name: "Scrum and SAFe delivery",
        text: "We set up backlogs, sprints and planning intervals with real acceptance criteria. A feature counts as done when its tests and evidence are filed.",
      },
      {
        name: "Earned value management",
        text: "We set up control accounts, objective measures of progress, variance analysis and estimates at completion under EIA-748, scaled to contract type and size.",
      },
      {
        name: "Risk and issue management",
        text: "We keep a register with owners and trigger dates, and a schedule risk analysis that justifies the contingency.",
      },
      {
        name: "Change control",
        text: "A board decides within a stated time. Approved changes are shown in the baseline. Unapproved ones are reported as variance.",
      },
      {
        name: "Recovery of troubled projects",
        text: "We conduct a short, frank review of what is truly finished, write a new plan from the remaining work, and draft a baseline change request that gives the reasons.",
      },
    ],
  },
  process: {
    note: "Setup takes one quarter. A monthly cycle then continues for as long as the program runs.",
    steps: [
      {
        name: "Compare",
        time: "Weeks 1 to 4",
        text: "We compare contract, backlog, schedule and spend plan. Wherever they describe different work, we list the discrepancy and price it.",
        output: "Ranked list of discrepancies",
      },
      {
        name: "Structure",
        time: "Weeks 3 to 6",
        text: "Everyone agrees on one work breakdown structure, and line items, epics, milestones and accounting codes are mapped to it. Any unmapped item is assigned or closed by a set date.",
        output: "WBS, dictionary and code map",
      },
      {
        name: "Baseline",
        time: "Weeks 6 to 10",
        text: "We load and test scope, schedule and cost. Government and contractor review the risks together in an integrated baseline review before anyone signs.",
        output: "Approved performance measurement baseline",
      },
      {
        name: "Deliver",
        time: "Each sprint and month",
        text: "Teams plan, demonstrate and close. Accepted work updates schedule and earned value figures together, so no second round of status meetings is needed.",
        output: "Monthly report with variances and forecast",
      },
      {
        name: "Learn",
        time: "At each gate",
        text: "We compare forecasts with outcomes and correct the estimating rates, and sometimes the method itself.",
        output: "Updated estimating record",
      },
    ],
  },
  deliverables: {
    lead: "These are working documents, linked by WBS code and kept in your own project software.",
    rows: [
      {
        name: "Program management plan",
        shows: "Method, roles, thresholds, meetings and tools, in a plan short enough to read",
        firstReader: "Program manager",
      },
      {
        name: "WBS and dictionary",
        shows: "Scope, owner, budget and acceptance by element",
        firstReader: "Contracting officer’s representative",
      },
      {
        name: "Integrated master schedule",
        shows: "Logic, critical path, float, baseline dates and current dates",
        firstReader: "Program office, GAO reviewers",
      },
      {
        name: "Definition of done",
        shows: "The code, tests, documents and approvals a feature needs to count",
        firstReader: "Delivery teams",
      },
      {
        name: "Monthly performance report",
        shows: "Progress, causes of variance, estimate at completion, decisions needed",
        firstReader: "Sponsor",
      },
      {
        name: "Risk register",
        shows: "Cause, effect, owner, response, trigger and residual risk",
        firstReader: "Governance board",
      },
    ],
  },
  engagement: {
    needs:
      "The contract and its modifications, the schedule in its native file, backlog access, and actual costs by month from the ledger. A government lead who can accept work packages, and control account managers with an hour a week for their figures.",
    arrival:
      "A planner and a cost analyst read for two weeks and come back with the list of discrepancies. Meetings start from that list. We keep your naming, coding and reporting calendar unless it is the cause of the problem.",
    team: "One planner for a small program, and five or six for one with earned value: scheduler, cost analyst, risk manager, one or two scrum masters, and a lead.",
    length:
      "An approved baseline takes 10 to 13 weeks and a recovery review three to five. After that, the work is a monthly service, sized by how many control accounts there are and how many subcontractors report.",
    handover:
      "When your program office takes over, its scheduler produces two monthly reports while ours checks the arithmetic. The templates, code map and estimating record stay with you. We hand over a list of open risks in a meeting with the sponsor.",
  },
  standards: [
    {
      rule: "pmbok",
      meaning: "PMI’s guide and Standard for Project Management: shared principles and terms. The eighth edition, published in November 2025, has six principles.",
    },
    {
      rule: "scrum-guide",
      meaning: "The short definition of Scrum: three accountabilities, five events and three artifacts, each with a commitment.",
    },
    {
      rule: "safe",
      meaning: "The Scaled Agile Framework, a way for many teams to plan together in fixed intervals and deliver on a common cadence.",
    },
    {
      rule: "eia-748",
      meaning: "Guidelines for earned value management systems: 27 in Revision E, 32 in Revision D. We map to the one your contract cites.",
    },
    {
      rule: "gao-schedule-guide",
      meaning: "Ten practices that make a schedule comprehensive, well constructed, credible and controlled.",
    },
    {
      rule: "gao-agile-guide",
      meaning: "How GAO assesses agile adoption, requirements, contracting and program monitoring and control, reissued at the end of 2023.",
    },
    {
      rule: "pmiaa",
      meaning: "The Program Management Improvement Accountability Act of 2016: standards, careers and portfolio reviews for federal programs.",
    },
    {
      rule: "cmmi",
      meaning: "A model of practices with Services and Development among its domains. Organizations are appraised at a maturity level, and the rating is valid for three years.",
    },
  ],
  questions: [
    {
      question: "Can earned value work with agile?",
      answer:
        "Yes, at the level of features. We assign planned value to features in the release plan. A feature earns it by meeting its acceptance criteria, including tests and approvals. Story points stay inside the team, for sprint planning, since they are neither comparable between teams nor stable over time. Sprint contents may change freely, and the feature baseline changes only through change control. A monthly reconciliation of backlog to baseline, signed by product owner and control account manager, keeps the two in step.",
    },
    {
      question: "Is earned value required on our contract?",
      answer:
        `Check the solicitation and your agency’s threshold. Federal acquisition rules require it for major development acquisitions, and agencies set their own dollar levels. The overhaul of the ${cite("far")}, through class deviations and rules still at the proposal stage in November 2026, has been changing both.`,
    },
    {
      question: "Which scheduling and backlog tools do you use?",
      answer: "We use yours: Microsoft Project, Primavera P6, Jira, Azure DevOps or an earned value package, linked by WBS code.",
    },
    {
      question: "Does a small project need all this?",
      answer:
        "No. Six people for six months need a one-page charter, a backlog, a dated release plan and a risk list. A change management plan, for an ERP or any new system, says who is affected and what changes for them, who sponsors it, which message goes out when, who is trained in what, which users try it first, and how use is measured after go-live.",
    },
    {
      question: "Will you report bad news?",
      answer:
        "Yes, on the day we find it. Options follow within the week. The forecast is computed from accepted work and open risks, and the calculation is attached.",
    },
  ],
  buying: { contract: "Firm-fixed-price for a baseline or a recovery review. Firm-fixed-price per month afterward.", naics: ["541611", "541618"], psc: ["R408"], labor: ["Program manager", "Program scheduler", "Internal control analyst"], vehicles: ["gsa-mas", "oasis-plus-sb", "efast", "ungm"] },
  related: [
    "program-planning-and-strategy",
    "governance-and-oversight",
    "framework-based-development",
    "release-management",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
