import type { Solution } from "../types/content-schema.types.ts";

export const automatedRegressionTesting = {
  id: "automated-regression-testing",
  title: "Automated Regression Testing",
  tagline: "Every release answers to the one before.",
  icon: "automated-regression-testing",
  color: "ink",
  meta: {
    title: "Automated Regression Testing for ERP and Web",
    description:
      "Business scenarios run on every build and patch at the screen, the service and the database, with each result filed against its requirement.",
  },
  features: [
    "Business scenarios, not only screens",
    "Runs on every build and patch",
    "Results filed against requirements",
  ],
  metric: "3",
  metricLabel: "layers tested: screen, service, data",
  description:
    "A business scenario is scripted once and run on every build and patch at the screen, the service and the database. Its result is filed with the requirement that it proves.",
  problem: {
    statement:
      "What has to be tested again when a vendor ships an update? Whatever it may have touched: postings, approvals, interfaces, roles, reports. The vendor sets the date, and your process owners supply the hours.",
    paragraphs: [
      "Those dates have come closer together. Oracle Fusion is updated every quarter. Since May 28, 2026 Oracle has also issued critical security patches every month: it applies them itself in its own cloud, and customers apply them everywhere else. A round of manual testing by eight people with a spreadsheet of steps does not fit into every month, and in practice shrinks to the screens that people remember.",
      "Screens are the smaller part. An invoice can look right and post to the wrong account, which is why a scenario here is checked in three places: on the page the user sees, in the response of the service behind it, and in the tables afterward, down to the journal line.",
    ],
  },
  howItWorks: {
    note: "Built with your process owners, run by your pipeline.",
    diagramTitle: "From business scenario to filed result, through three layers",
    steps: [
      {
        name: "Pick scenarios",
        time: "Weeks 1 to 3",
        text: "Process owners rank end-to-end cases by money, law and frequency: requisition to payment, award to drawdown, hire to first pay.",
        output: "Ranked scenarios, tied to requirements",
      },
      {
        name: "Seed data",
        time: "Weeks 2 to 4",
        text: "Test data is made up or masked, and production is never copied raw. A reset script returns it to the same starting place before a run.",
        output: "Repeatable data set with reset script",
      },
      {
        name: "Script layers",
        time: "Weeks 3 to 10",
        text: "Shared steps automate a scenario at screen, service and data layer, and a changed field is then corrected in one place.",
        output: "Versioned test suite in your repository",
      },
      {
        name: "Run each build",
        time: "From week 8",
        text: "The pipeline runs a short set on a build and the full set before a patch or release, after hours where it is long.",
        output: "Run report, failures triaged",
      },
      {
        name: "File results",
        time: "After every run",
        text: "Outcome, screenshots, responses and query results are stored by build and by requirement, for the change board now and an audit in due time.",
        output: "Evidence record for each release",
      },
    ],
  },
  capabilities: {
    note: "Three layers, and what keeps a suite believable.",
    items: [
      {
        name: "Screen layer",
        text: "Playwright or Selenium scripts by role and browser. Locators are chosen to survive a cosmetic change, and accessibility rules are checked in passing.",
      },
      {
        name: "Service layer",
        text: "REST, SOAP and file interfaces called directly, to test formats, limits, error codes and the fate of a late or duplicate message.",
      },
      {
        name: "Data layer",
        text: "SQL assertions on journal lines, balances, audit columns and interface tables, among them debits equal to credits by fund after a scenario.",
      },
      {
        name: "ERP update rehearsal",
        text: "Oracle quarterly updates and SAP support packages go to a test instance ahead of production, their release notes mapped to the scenarios they may touch.",
      },
      {
        name: "Role and refusal tests",
        text: "Negative cases for a role: an action that must be refused, a menu that must be absent, a record that must stay out of sight.",
      },
      {
        name: "Flaky test control",
        text: "A test that fails without cause is set aside, given an owner and repaired. Reruns are counted, because a suite that needs them hides defects.",
      },
      {
        name: "Traceability matrix",
        text: "Requirement, scenario, script, run and defect are linked in both directions. An untested requirement appears as an empty cell.",
      },
      {
        name: "Year-end and calendar tests",
        text: "Period close, fiscal-year change and interest across a month’s end, run under a shifted clock on an instance kept for that purpose.",
      },
    ],
  },
  audience: [
    {
      who: "Release manager",
      gains: "Reads in the morning whether the latest build may go, and on what evidence.",
    },
    {
      who: "ERP owner",
      gains: "Takes vendor updates when they fall due, because a rehearsal has become a scheduled run.",
    },
    {
      who: "Change advisory board",
      gains: "Has one page per release: scenarios run, failures, decisions and the requirements left untested.",
    },
    {
      who: "Auditor",
      gains: "Picks any production change and sees its tests, their results and their date.",
    },
  ],
  start: {
    note: "One business process in all three layers takes about ten weeks. The suite then grows by scenario. Five things are needed.",
    needs: [
      "A test environment at production’s version, with a known refresh date",
      "Two or three process owners for half a day a week",
      "Existing test scripts and defect history, in whatever form",
      "A test account for each role in scope",
      "Access to the build pipeline, or a place to install a runner",
    ],
  },
  engagement: {
    needs:
      "Read access to the test database as well as its screens, test accounts that can sign in without a person’s PIV card (through an exception your security officer signs for that environment), and a decision on where evidence is stored. A database administrator for reset and refresh, about two hours a week.",
    arrival:
      "In the first days the exception for test sign-ins is drafted with your security officer. Meanwhile our engineers sit in on one manual round, time it, and ask testers which failures the written steps would have missed.",
    team: "Two to four: a test lead who can read a journal entry, one or two automation engineers, and a data engineer part time for masking and reset.",
    length:
      "A first process takes ten weeks, later ones two to four each. Unstable environments cost more time than complicated scenarios do. So does a shared test database that others change during a run.",
    handover:
      "Your engineers write the last three scenarios and review ours. Suite, data set and runner configuration live in your repository from the first commit on. After the second vendor update that your own staff has taken through the suite, our access is closed.",
  },
  standards: [
    {
      rule: "iso-29119",
      meaning: "The international series on software testing: processes, documentation and techniques.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM-3 and CM-4",
      meaning: "Configuration change control and impact analyses: a change is examined, tested and approved before it goes in.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SA-11",
      meaning: "Developer testing and evaluation: plan it, carry it out, keep the evidence and correct the flaws found.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SI-2",
      meaning: "Flaw remediation: updates are tested for effectiveness and side effects before installation.",
    },
    {
      rule: "nist-sp-800-53",
      part: "PM-25",
      meaning: "Personally identifiable information kept to a minimum in testing, training and research.",
    },
    {
      rule: "gao-fiscam",
      meaning:
        "Its configuration management tests ask whether a change was authorized, tested and approved. The edition of 2024 covers any information system.",
    },
  ],
  questions: [
    {
      question: "Which applications can be tested this way?",
      answer:
        "Most web, service and database applications can be, among them Oracle E-Business Suite and Fusion, SAP, PRISM and custom systems. On a hosted product such as Fusion the data layer is read through reports and extracts, since its tables are out of reach. Desktop and terminal screens are possible too. They take other tools and more upkeep.",
    },
    {
      question: "How much upkeep does a suite need?",
      answer:
        "Plan hours for it with every release. Some scripts change each time. Shared steps, and checks below the screen, keep their number small.",
    },
    {
      question: "Does this replace user acceptance testing?",
      answer: "It replaces the repetition in it, and leaves users the hours for what is new or hard to judge.",
    },
    {
      question: "What happens when a test fails?",
      answer:
        "The failure is sorted into defect, data, environment or script, evidence attached, usually within the working day. A defect goes to the team or vendor with the failing step, the expected value and the actual one. A data or environment failure is repaired and the scenario run again. The first result stays on file beside the second. Whether an open failure blocks the release follows a rule you set beforehand, for instance that a wrong posting always blocks and a misplaced label never does. The decision on a release remains with your board.",
    },
  ],
  buying: { contract: "Fixed price for each process. Fixed price by month to keep its tests current.", naics: ["541512", "541511"], psc: ["DA01"], vehicles: ["gsa-mas", "efast"] },
  related: ["release-management", "cicd", "ricew-objects", "oracle-financials", "configuration-management"],
} satisfies Solution;
