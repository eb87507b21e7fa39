import type { Solution } from "../types/content-schema.types.ts";

export const automatedRegressionTesting = {
  id: "automated-regression-testing",
  title: "Automated Regression Testing",
  tagline: "Each release is tested against the last.",
  icon: "automated-regression-testing",
  color: "ink",
  meta: {
    title: "Automated Regression Testing for ERP and Web",
    description:
      "Business scenarios run on every build and patch at the screen, the service and the database, with each result filed under its requirement.",
  },
  features: [
    "Business scenarios as well as screens",
    "Runs on every build and patch",
    "Results filed by requirement",
  ],
  metric: "3",
  metricLabel: "layers tested for each process",
  description:
    "A business scenario is scripted once and run on every build and patch at the screen, the service and the database. Its result is filed with the requirement it verifies.",
  problem: {
    statement:
      "When a vendor ships an update, you must retest everything it may have affected: postings, approvals, interfaces, roles and reports. The vendor sets the date.",
    paragraphs: [
      "Those dates have moved closer together. Oracle Fusion is updated every quarter. Since May 28, 2026, Oracle has also issued critical security patches every month. Oracle applies them in its own cloud, and customers apply them everywhere else. Eight people with a spreadsheet of steps cannot finish a round of manual testing every month. In practice, they test fewer screens.",
      "Screens are the smaller part of the test. An invoice can look right and post to the wrong account. We therefore check a scenario in three places: on the page the user sees, in the response of the service behind it, and in the tables afterward, down to the journal line.",
    ],
  },
  howItWorks: {
    note: "Built with your process owners and run by your pipeline.",
    diagramTitle: "From business scenario to filed result, through three layers",
    steps: [
      {
        name: "Pick scenarios",
        time: "Weeks 1 to 3",
        text: "Process owners rank end-to-end cases by dollar value, legal requirement and frequency: requisition to payment, award to drawdown, hire to first pay.",
        output: "Ranked scenarios, tied to requirements",
      },
      {
        name: "Seed data",
        time: "Weeks 2 to 4",
        text: "Test data is synthetic or masked. Raw production data is never copied. A reset script restores the same starting point before each run.",
        output: "Repeatable data set with reset script",
      },
      {
        name: "Script layers",
        time: "Weeks 3 to 10",
        text: "Shared steps automate each scenario at the screen, service and data layers, so a changed field is corrected in one place.",
        output: "Versioned test suite in your repository",
      },
      {
        name: "Run each build",
        time: "From week 8",
        text: "The pipeline runs a short set on each build and the full set before a patch or release, after hours if the run is long.",
        output: "Run report, failures triaged",
      },
      {
        name: "File results",
        time: "After every run",
        text: "Outcomes, screenshots, responses and query results are stored by build and by requirement, for the change board now and for an audit later.",
        output: "Evidence record for each release",
      },
    ],
  },
  capabilities: {
    note: "Three layers, and the practices that keep a suite reliable.",
    items: [
      {
        name: "Screen layer",
        text: "We write Playwright or Selenium scripts by role and browser. Locators are chosen to survive a cosmetic change, and accessibility rules are checked in the same run.",
      },
      {
        name: "Service layer",
        text: "REST, SOAP and file interfaces are called directly to test formats, limits, error codes and the handling of late or duplicate messages.",
      },
      {
        name: "Data layer",
        text: "SQL assertions check journal lines, balances, audit columns and interface tables, including whether debits equal credits by fund after a scenario.",
      },
      {
        name: "ERP update rehearsal",
        text: "Oracle quarterly updates and SAP support packages are applied to a test instance ahead of production, with their release notes mapped to the scenarios they may touch.",
      },
      {
        name: "Role and refusal tests",
        text: "We test negative cases for each role: an action that must be refused, a menu that must be absent, a record that must stay hidden.",
      },
      {
        name: "Flaky test control",
        text: "A test that fails without a defect is set aside, assigned to an owner and repaired. Reruns are counted and reported.",
      },
      {
        name: "Traceability matrix",
        text: "Requirement, scenario, script, run and defect are linked in both directions. An untested requirement appears as an empty cell.",
      },
      {
        name: "Year-end and calendar tests",
        text: "Period close, fiscal-year change and interest across a month-end are run under a shifted clock on an instance kept for that purpose.",
      },
    ],
  },
  audience: [
    {
      who: "Release manager",
      gains: "Knows each morning whether the latest build may be released, and on what evidence.",
    },
    {
      who: "ERP owner",
      gains: "Applies vendor updates when they are due, because a rehearsal has become a scheduled run.",
    },
    {
      who: "Change advisory board",
      gains: "Has one page per release: scenarios run, failures, decisions and the requirements left untested.",
    },
    {
      who: "Auditor",
      gains: "Picks any production change and sees its tests, their results and their dates.",
    },
  ],
  start: {
    note: "One business process in all three layers takes about ten weeks. The suite then grows by scenario. We need five things.",
    needs: [
      "A test environment on the same version as production, with a known refresh date",
      "Two or three process owners for half a day a week",
      "Existing test scripts and defect history, in any form",
      "A test account for each role in scope",
      "Access to the build pipeline, or a place to install a runner",
    ],
  },
  engagement: {
    needs:
      "Read access to the test database as well as its screens, test accounts that can sign in without a person’s PIV card (through an exception your security officer signs for that environment), and a decision on where evidence is stored. A database administrator for reset and refresh, about two hours a week.",
    arrival:
      "In the first days, we draft the exception for test sign-ins with your security officer. Meanwhile, our engineers sit in on one manual round, time it, and ask testers which failures the written steps would have missed.",
    team: "Two to four people: a test lead who can read a journal entry, one or two automation engineers, and a data engineer part time for masking and reset.",
    length:
      "The first process takes ten weeks, and later ones take two to four each. Unstable environments cost more time than complicated scenarios do. A shared test database that others change during a run also costs time.",
    handover:
      "Your engineers write the last three scenarios and review ours. The suite, data set and runner configuration are in your repository from the first commit. Our access is closed after your own staff have taken a second vendor update through the suite.",
  },
  standards: [
    {
      rule: "iso-29119",
      meaning: "The international series on software testing: processes, documentation and techniques.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM-3 and CM-4",
      meaning: "Configuration change control and impact analyses: each change is examined, tested and approved before it is made.",
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
        "Its configuration management tests ask whether a change was authorized, tested and approved.",
    },
  ],
  questions: [
    {
      question: "Which applications can be tested this way?",
      answer:
        "Most web, service and database applications, including Oracle E-Business Suite and Fusion, SAP, PRISM and custom systems. On a hosted product such as Fusion, we read the data layer through reports and extracts because its tables cannot be reached. Desktop and terminal screens are also possible. They require other tools and more upkeep.",
    },
    {
      question: "How much upkeep does a suite need?",
      answer:
        "Budget some hours for it with every release. Some scripts change each time. Shared steps and checks below the screen keep their number small.",
    },
    {
      question: "Does this replace user acceptance testing?",
      answer: "It replaces the repetitive part and gives users time for what is new or hard to judge.",
    },
    {
      question: "What happens when a test fails?",
      answer:
        "The failure is classified as defect, data, environment or script, with evidence attached, usually the same business day. A defect goes to the team or vendor with the failing step, the expected value and the actual value. A data or environment failure is repaired, and the scenario is run again. The first result stays on file with the second. Whether an open failure blocks the release follows a rule you set in advance. For example, a wrong posting always blocks and a misplaced label never does. Your board decides on the release.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each process. Firm-fixed-price per month to keep its tests current.", naics: ["541512", "541511"], psc: ["DA01"], labor: ["Test engineer", "Software developer", "Database specialist"], vehicles: ["gsa-mas", "efast"] },
  related: ["release-management", "cicd", "ricew-objects", "oracle-financials", "configuration-management"],
} satisfies Solution;
