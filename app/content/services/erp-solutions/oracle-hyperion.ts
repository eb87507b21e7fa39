import type { ServiceItem } from "../../types/content-schema.types.ts";

export const oracleHyperion = {
  name: "Oracle Hyperion",
  meta: {
    title: "Oracle Hyperion and EPM Cloud for Budget and Reporting",
    description:
      "Hyperion Planning, Financial Management, Essbase and FDMEE, on premises or in EPM Cloud: budget requests and statements built on one governed hierarchy.",
  },
  promise: "One hierarchy for the budget request and the statement.",
  lead: "Budget requests, spend plans and year-end statements draw on the same accounts and programs. We build Hyperion Planning, Financial Management, Essbase and FDMEE on that one list, and move the result to EPM Cloud if you choose.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Reporting", to: "Reporting" },
  situation: {
    statement:
      "Since fiscal year 2025, agency statements have shown a single year. That removed a column from the page, but the crosswalk, the eliminations and the roll-forward behind it remain.",
    paragraphs: [
      "OMB Circular A-136 made the change in its July 14, 2025, edition, and a 2026 edition was posted in May. Form and content are ordinarily revised every year, which is the reason to use a model: moving a line means approving one mapping instead of rewriting spreadsheet formulas.",
      "A model helps only while the hierarchy is governed. Mappings are usually kept in FDMEE, hierarchies in three applications and adjustments on a tab beside the report. After a reorganization, one program has one name in the request, a second in execution and a third in the notes. We treat the list of Treasury accounts, programs, organizations and object classes as the product, and preserve drill-through from a report to the journals behind it.",
    ],
  },
  capabilities: {
    note: "We give on-premises product names first, then the EPM Cloud counterpart where there is one.",
    items: [
      {
        name: "Budget formulation",
        text: "We build planning applications for request, passback and enacted scenarios, with decision packages, narrative and the object class detail that A-11 schedules need.",
      },
      {
        name: "Workforce planning",
        text: "Positions, FTE, pay tables, benefits, hires and lapses run through business rules. You can then explain the largest cost in most salaries and expenses accounts.",
      },
      {
        name: "Spend plans",
        text: "We show apportioned and allotted amounts beside monthly plans, commitments, obligations and outlays. The reason for a variance is stored next to the number.",
      },
      {
        name: "Consolidation",
        text: "We configure Financial Management, or Financial Consolidation and Close in the cloud, for trading partner eliminations and adjusting journals that name preparer, approver and cause.",
      },
      {
        name: "Loads and drill-through",
        text: "We set up FDMEE or cloud Data Integration with locations, mappings and check reports of source total, target total and rejected rows.",
      },
      {
        name: "Hierarchy governance",
        text: "In Data Relationship Management or Enterprise Data Management, a new fund, program or office is requested, approved and versioned before any application can use it.",
      },
      {
        name: "Upgrade and cloud move",
        text: "We inventory Essbase outlines, calculation scripts, HFM rules, forms and reports, move them from 11.1.2.4 to 11.2 or EPM Cloud, and prove them in parallel.",
      },
      {
        name: "Analysis beside the model",
        text: "We build Essbase cubes and ad hoc sheets on the governed dimensions for questions a statement does not answer, such as outlay rates by program or the age of obligations.",
      },
    ],
  },
  process: {
    note: "The schedule follows the budget calendar: we make no model changes in the weeks before the September submission.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "We list applications, cubes, dimensions, rules, forms and reports by owner and last use, and propose retiring anything that nobody has read for a year.",
        output: "Artifact list marked keep, change or retire",
      },
      {
        name: "Model",
        time: "Weeks 3 to 8",
        text: "Budget and accounting agree on dimensions together, down to the member behind each line of a schedule, a statement or a note.",
        output: "Dimension book signed by both offices",
      },
      {
        name: "Build",
        time: "Weeks 6 to 16",
        text: "We build rules, forms, loads and reports in short cycles and run them on your own trial balances starting with the first cycle.",
        output: "Working application with loaded prior-year data",
      },
      {
        name: "Run in parallel",
        time: "Two monthly periods",
        text: "The old and new models are run for the same period. Differences are explained to the dollar, and the owner of the figure signs the explanation.",
        output: "Parallel run report, differences signed",
      },
      {
        name: "Hand over",
        time: "Two weeks after cutover",
        text: "We test the runbook on a spare server. Using only the runbook, someone restores an application from its Lifecycle Management export, then loads and consolidates one period.",
        output: "Runbook and a tested artifact backup",
      },
    ],
  },
  deliverables: {
    lead: "Start with the statement crosswalk. Auditors and the reporting team both open it first.",
    rows: [
      {
        name: "Statement crosswalk",
        shows: "USSGL account and attributes behind each line of the principal statements",
        firstReader: "Financial reporting lead",
      },
      {
        name: "Dimension book",
        shows: "Members, parents, attributes, aliases and the office that may change each one",
        firstReader: "Budget director",
      },
      {
        name: "Mapping register",
        shows: "Ledger segment to model member, with effective dates and the reason for exceptions",
        firstReader: "EPM administrators",
      },
      {
        name: "Rule catalog",
        shows: "What each business rule or calculation script does, its schedule and its inputs",
        firstReader: "EPM developers",
      },
      {
        name: "Parallel run report",
        shows: "Old value, new value, difference and explanation for two periods",
        firstReader: "Auditors",
      },
      {
        name: "Administrator runbook",
        shows: "Start-up, loads, backups, user changes and month-end, with screens and checks",
        firstReader: "System administrators",
      },
    ],
  },
  engagement: {
    needs:
      "Trial balances for two closed years at full attribute detail, last year’s statement workbook with its formulas intact, the current object class and program lists, and Lifecycle Management exports of your applications. An EPM administrator half-time, and one person each from budget and financial reporting who may settle a naming dispute.",
    arrival:
      "We spend week one on last year’s workbook and the exports, on an isolated server, without production credentials. We bring a first crosswalk, with gaps marked, to the first meeting with the two offices.",
    team: "Three to five: a budget or reporting lead, a Planning or consolidation developer, an integration developer for FDMEE and, for upgrades, a part-time infrastructure engineer.",
    length:
      "An upgrade from 11.1.2.4 takes four to six months and a new Planning application five to eight (six in the steps here). Workforce planning, many adjusting journals or a submission season that falls inside the plan adds time.",
    handover:
      "Starting on cutover day, a data steward in finance approves new members. Artifacts, backups and the crosswalk are stored where your administrators keep theirs. The order includes half a day at the next year-end to check the mappings against Treasury’s new crosswalks.",
  },
  standards: [
    {
      rule: "omb-a-11",
      meaning: "How budgets are prepared, submitted and executed, including the schedules a Planning model has to fill.",
    },
    {
      rule: "omb-a-136",
      meaning:
        "Form and content of statements, notes and the annual report: a single year since fiscal year 2025. The 2026 edition was posted in May.",
    },
    {
      rule: "ussgl",
      part: "crosswalks",
      meaning: "Treasury’s yearly tables of which accounts and attributes belong on which statement line.",
    },
    {
      rule: "tfm-1-2-4700",
      meaning: "What federal entities submit for the Financial Report of the United States Government.",
    },
    {
      rule: "omb-a-11-section-83",
      meaning: "Object classification: the standard classes used to plan and report obligations.",
    },
    {
      rule: "gtas",
      meaning: "The adjusted trial balance sent to Treasury, which a consolidated model has to match.",
    },
  ],
  questions: [
    {
      question: "Is on-premises Hyperion at the end of its life?",
      answer:
        "No. Release 11.2 is supported: when Oracle published 11.2.1 in 2020, it announced Premier Support through at least 2030, and updates have come quarterly. Premier Support for release 11.1.2.4 has ended, and staying on it is a risk to record in your system’s plan of action and milestones.",
    },
    {
      question: "Which parts of an A-136 report can come out of Hyperion?",
      answer:
        "The figures in the principal statements can, as can the trading-partner eliminations and the tables in the notes, each with its own crosswalk. Narrative works better in a report writer or in Word, linked to those figures. Before we build anything, we check line by line what the edition for your year requires, because the instructions change from one edition to the next.",
    },
    {
      question: "What does it take to load from a ledger that is not Oracle’s?",
      answer: "It takes a flat file with a record count and a total. FDMEE and Data Integration both read it.",
    },
    {
      question: "Now that statements show one year, is prior-year data still needed?",
      answer:
        "Yes. Opening balances, the roll-forward of net position and analytical review all need it, and your budget schedules still show prior years.",
    },
    {
      question: "Who should own the hierarchies?",
      answer:
        "A named person in finance should. IT runs the application. Finance decides whether a new office exists, from which date and under which parent. The change then reaches planning, consolidation and reports from one request.",
    },
    {
      question: "What is a passback, and which versions of a budget should we keep?",
      answer: "The passback is OMB’s answer to an agency’s budget request, as a rule in late November: amounts, policy changes and staff ceilings. The agency may appeal, and what OMB and the agency cannot settle may go to the President. Then the agency revises its figures to the final decisions, and they go to Congress in the President’s budget. Keep each version apart: request, passback, appeal, final, enacted. Each has its date, who entered it, the difference from the version before by account and program, and the reason. In Hyperion, they are scenarios of one application, so a late change reaches every table. We set them up, and test that each adds up to the figures that were sent.",
    },
  ],
  buying: { contract: "Firm-fixed-price for an upgrade or an application. Labor-hour line items with a ceiling price for support during a submission season.", naics: ["541512", "541219"], psc: ["DA01", "R710"], labor: ["Budget analyst", "Software developer", "Database specialist"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "budget-management",
    "oracle-financials",
    "us-treasury-accounting-and-reporting-support",
    "audit-support",
    "configuration-management",
  ],
} satisfies ServiceItem;
