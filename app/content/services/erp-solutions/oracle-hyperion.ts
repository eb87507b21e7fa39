import type { ServiceItem } from "../../shapes/types.ts";

export const oracleHyperion = {
  name: "Oracle Hyperion",
  meta: {
    title: "Oracle Hyperion and EPM Cloud for Budget and Reporting",
    description:
      "Hyperion Planning, Financial Management, Essbase and FDMEE, on premises or in EPM Cloud: budget requests and statements built on one governed hierarchy.",
  },
  promise: "The budget request and the statement, on one hierarchy.",
  lead: "We build and support Hyperion Planning, Financial Management, Essbase and FDMEE, and move them to Oracle EPM Cloud. They carry the budget, the spend plans and the year-end statements.",
  thread: { lifecycle: "finance", from: "Appropriation", here: "Reporting", to: "Reporting" },
  situation: {
    statement:
      "Somewhere between the trial balance and the published statement stands a spreadsheet. Its formulas are right this year, and one person knows why.",
    paragraphs: [
      "Hyperion is meant to replace that spreadsheet and often ends up feeding it. Mappings live in FDMEE, hierarchies in three applications, adjustments in a tab beside the report. After a reorganization the same program has one name in the request, another in execution and a third in the notes.",
      "We treat the hierarchy as the product. A single governed list of Treasury accounts, programs, organizations and object classes feeds planning, consolidation and reports. Loads keep their drill-through to the ledger, so an analyst who doubts a number can open the journals behind it.",
    ],
  },
  capabilities: {
    note: "On-premises product names first, with the EPM Cloud counterpart where it has one.",
    items: [
      {
        name: "Budget formulation",
        text: "Planning applications for request, passback and enacted scenarios, with decision packages, narrative and the object class detail that A-11 schedules need.",
      },
      {
        name: "Workforce planning",
        text: "Positions, FTE, pay tables, benefits, hires and lapses driven by business rules, so the largest cost in most salary accounts can be explained.",
      },
      {
        name: "Spend plans",
        text: "Apportioned and allotted amounts beside monthly plans, commitments, obligations and outlays, with the reason for a variance stored next to the number.",
      },
      {
        name: "Consolidation",
        text: "Financial Management, or Financial Consolidation and Close in the cloud, with trading partner eliminations and adjusting journals that name preparer, approver and cause.",
      },
      {
        name: "Loads and drill-through",
        text: "FDMEE or cloud Data Integration: locations, mappings and check reports that show source total, target total and rejected rows for each load.",
      },
      {
        name: "Hierarchy governance",
        text: "Data Relationship Management or Enterprise Data Management, with a request, an approval and a version for every new fund, program or office.",
      },
      {
        name: "Upgrade and cloud move",
        text: "Essbase outlines, calculation scripts, HFM rules, forms and reports inventoried, carried from 11.1.2.4 to 11.2 or EPM Cloud, and proven in parallel.",
      },
    ],
  },
  process: {
    note: "Timed to the budget calendar: no model changes in the weeks before the September submission.",
    steps: [
      {
        name: "Inventory",
        time: "Weeks 1 to 3",
        text: "Applications, cubes, dimensions, rules, forms and reports are listed with owner and last use. What nobody opens is retired before anything moves.",
        output: "Artifact list marked keep, change or retire",
      },
      {
        name: "Model",
        time: "Weeks 3 to 8",
        text: "Budget and accounting agree on dimensions together, down to the member that answers each line of a schedule, a statement or a note.",
        output: "Dimension book signed by both offices",
      },
      {
        name: "Build",
        time: "Weeks 6 to 16",
        text: "Rules, forms, loads and reports are built in short cycles on your own trial balances, never on sample data chosen because it foots.",
        output: "Working application with loaded prior-year data",
      },
      {
        name: "Run in parallel",
        time: "Two reporting periods",
        text: "Old and new models produce the same period. Each difference is explained to the dollar and signed off by whoever owns the figure.",
        output: "Parallel run report, differences signed",
      },
      {
        name: "Hand over",
        time: "Two weeks after cutover",
        text: "Your administrators run a load, a consolidation and a Lifecycle Management export themselves while we watch, and write the runbook in their own words.",
        output: "Runbook and a tested artifact backup",
      },
    ],
  },
  deliverables: {
    lead: "Six records that explain every number in the model to the person who inherits it.",
    rows: [
      {
        name: "Dimension book",
        shows: "Members, parents, attributes, aliases and who may change each of them",
        firstReader: "Budget director",
      },
      {
        name: "Mapping register",
        shows: "Ledger segment to model member, with effective dates and the reason for exceptions",
        firstReader: "EPM administrators",
      },
      {
        name: "Rule catalog",
        shows: "What each business rule or calculation script does, when it runs and what it reads",
        firstReader: "EPM developers",
      },
      {
        name: "Statement crosswalk",
        shows: "USSGL account and attributes behind each line of the principal statements",
        firstReader: "Financial reporting lead",
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
  standards: [
    {
      rule: "omb-a-11",
      meaning: "How budgets are prepared, submitted and executed, including the schedules a Planning model must fill.",
    },
    {
      rule: "omb-a-136",
      meaning: "Financial reporting requirements: form and content of federal statements, notes and the annual report.",
    },
    {
      rule: "ussgl",
      part: "crosswalks",
      meaning: "Treasury’s yearly tables that say which accounts and attributes belong on which statement line.",
    },
    {
      rule: "tfm-1-2-4700",
      meaning: "What federal entities submit for the Financial Report of the United States Government.",
    },
    {
      rule: "omb-a-11-section-83",
      meaning: "Object classification: the standard classes by which obligations are planned and reported.",
    },
    {
      rule: "gtas",
      meaning: "The adjusted trial balance sent to Treasury, to which a consolidated model must agree.",
    },
  ],
  questions: [
    {
      question: "Is on-premises Hyperion at the end of its life?",
      answer:
        "No. Oracle supports release 11.2, so you may choose the date of a cloud move. Release 11.1.2.4 is another matter: Premier Support for it has ended, and staying there is a risk to record.",
    },
    {
      question: "Can Hyperion produce our A-136 statements?",
      answer:
        "It can produce the figures, with a crosswalk behind each line and eliminations by trading partner. Note text usually stays in a report writer or in Word, linked to those figures and reviewed there.",
    },
    {
      question: "Can it load from a ledger that is not Oracle’s?",
      answer:
        "Yes. FDMEE and Data Integration read flat files as well as supported ledgers. The control is the same everywhere: record count and total in, record count and total mapped, rejects listed and cleared.",
    },
    {
      question: "Who should own the hierarchies after you leave?",
      answer:
        "A named person in finance, not in IT. We set up requests and approvals so that a new office code enters once, on a date, and reaches every application from there.",
    },
  ],
  related: [
    "budget-management",
    "oracle-financials",
    "us-treasury-accounting-and-reporting-support",
    "audit-support",
    "configuration-management",
  ],
} satisfies ServiceItem;
