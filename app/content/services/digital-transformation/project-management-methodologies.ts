import type { ServiceItem } from "../../shapes/types.ts";

export const projectManagementMethodologies = {
  name: "Project Management Methodologies",
  inMenu: false,
  meta: {
    title: "Project Management: Agile, Predictive and Earned Value",
    description:
      "One work breakdown structure under the schedule, the backlog and the spend plan, so that progress is counted from accepted work in any method.",
  },
  promise: "One baseline, read by sponsor, team and auditor alike.",
  lead: "We fit the method to the work, build the baseline of scope, schedule and cost, and run delivery by it: in sprints, in phases, or in both.",
  thread: { lifecycle: "transformation", from: "Roadmap", here: "Rollout", to: "Review" },
  situation: {
    statement:
      "The team is agile, the contract is by milestone, and the board wants earned value. Three plans exist, and none of them agrees with another.",
    paragraphs: [
      "Quarrels about method hide a simpler fault: there is no single baseline. The schedule lists tasks the backlog has never heard of, the spend plan follows contract line items, and status is a color chosen on Thursday afternoon. When the variance finally shows, the money is gone.",
      "We tie all three to one work breakdown structure. Each element has a scope statement, a budget, dates and an owner; sprints and releases hang below it. Progress is then counted from accepted work, whatever the method, and a change in one view shows in the others the same week.",
    ],
  },
  capabilities: {
    note: "For a program that is starting, or for one whose plan has stopped being true.",
    items: [
      {
        name: "Method selection",
        text: "Predictive, agile or hybrid, chosen per workstream by how stable the requirement is, with written rules for moving from one to another.",
      },
      {
        name: "Work breakdown and scope",
        text: "A product-oriented structure with a dictionary, so that contract line item, epic and accounting code all point at the same piece of work.",
      },
      {
        name: "Integrated master schedule",
        text: "Logic-linked and resource-loaded with a valid critical path, tested each month against GAO’s ten practices and the DCMA 14-point assessment.",
      },
      {
        name: "Scrum and SAFe delivery",
        text: "Backlogs, sprints and planning intervals with real acceptance criteria. A feature counts as done only when its tests and evidence are filed.",
      },
      {
        name: "Earned value management",
        text: "Control accounts, objective measures of progress, variance analysis and estimates at completion under EIA-748, scaled to contract type and size.",
      },
      {
        name: "Risk, issue and change control",
        text: "A register with owners and trigger dates, a schedule risk analysis behind the contingency, and a change board that decides within a stated time.",
      },
      {
        name: "Recovery of troubled projects",
        text: "A short, blunt review of what is truly finished, a new plan from the remaining work, and a baseline change request that says why.",
      },
    ],
  },
  process: {
    note: "Set up in one quarter, then a monthly rhythm for as long as the program runs.",
    steps: [
      {
        name: "Compare",
        time: "Weeks 1 to 4",
        text: "We read contract, backlog, schedule and spend plan side by side and list every place where they describe different work.",
        output: "Ranked list of discrepancies",
      },
      {
        name: "Structure",
        time: "Weeks 3 to 6",
        text: "One work breakdown structure is agreed. Line items, epics, milestones and accounting codes are mapped to it, and the orphans find a home.",
        output: "WBS, dictionary and code map",
      },
      {
        name: "Baseline",
        time: "Weeks 6 to 10",
        text: "Scope, schedule and cost are loaded and tested. In an integrated baseline review, government and contractor agree on the risks before anyone signs.",
        output: "Approved performance measurement baseline",
      },
      {
        name: "Deliver",
        time: "Each sprint and month",
        text: "Teams plan, demonstrate and close. Accepted work moves both the schedule and the earned value figures, without a second round of status meetings.",
        output: "Monthly report with variances and forecast",
      },
      {
        name: "Learn",
        time: "At each gate",
        text: "Forecasts are compared with what happened, estimating rates are corrected, and the method itself changes where the data says it should.",
        output: "Updated estimating record",
      },
    ],
  },
  deliverables: {
    lead: "Six working documents, linked by WBS code and kept in your tools rather than ours.",
    rows: [
      {
        name: "Program management plan",
        shows: "Method, roles, thresholds, meetings and tools, short enough to be read",
        firstReader: "Program manager",
      },
      {
        name: "WBS and dictionary",
        shows: "Scope, owner, budget and acceptance of each element",
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
        shows: "Cause, effect, owner, response, trigger and what remains",
        firstReader: "Governance board",
      },
    ],
  },
  standards: [
    {
      rule: "pmbok",
      meaning: "PMI’s guide and Standard for Project Management: shared principles and words for planning, delivery and control.",
    },
    {
      rule: "scrum-guide",
      meaning: "The short definition of Scrum: three accountabilities, five events, and three artifacts with a commitment each.",
    },
    {
      rule: "safe",
      meaning: "The Scaled Agile Framework, by which many teams plan together in fixed intervals and deliver on a common cadence.",
    },
    {
      rule: "eia-748",
      meaning: "Guidelines for earned value management systems. Revision E has fewer of them than D; we map to the one your contract cites.",
    },
    {
      rule: "gao-schedule-guide",
      meaning: "Ten practices that make a schedule comprehensive, well constructed, credible and controlled.",
    },
    {
      rule: "gao-agile-guide",
      meaning: "How GAO judges agile adoption, requirements, contracting, and program monitoring and control.",
    },
    {
      rule: "pmiaa",
      meaning: "The Program Management Improvement Accountability Act of 2016: standards, careers and portfolio reviews for federal programs.",
    },
    {
      rule: "cmmi",
      meaning: "Our own work is appraised at Level 3, for services and for development, and those practices come with us.",
    },
  ],
  questions: [
    {
      question: "Can earned value work with agile?",
      answer:
        "Yes. Planned value sits at feature level and is earned when a feature meets its definition of done, not when story points burn. Sprint contents may change; the feature baseline changes only through control.",
    },
    {
      question: "Which scheduling and backlog tools do you use?",
      answer:
        "Yours, where they serve: Microsoft Project, Primavera P6, Jira, Azure DevOps and the usual earned value packages. We link them by WBS code, so that nobody retypes status from one into another.",
    },
    {
      question: "Does a small project need all this?",
      answer:
        "No. Six people for six months need a one-page charter, a backlog, a dated release plan and a risk list. We set thresholds so that control grows with money and risk.",
    },
    {
      question: "Will you report bad news?",
      answer:
        "Yes, in the week we learn it, with options. The forecast comes from accepted work and open risks, and the calculation is shown, so the figure does not depend on anyone’s optimism.",
    },
  ],
  related: [
    "program-planning-and-strategy",
    "governance-and-oversight",
    "framework-based-development",
    "release-management",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
