import type { Solution } from "../shapes/types.ts";

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
    "Business scenarios, scripted once, that run on every build and patch, at the screen, the service and the database. Each result is filed with the requirement that it proves.",
  problem: {
    statement:
      "The patch is due on Friday. Testing means eight people, a spreadsheet of steps, and the hope that nothing outside those steps has changed.",
    paragraphs: [
      "ERP suppliers now ship updates on their own calendar, often every quarter. Any of them may touch posting logic, approval routing or an interface format. Manual regression cannot keep that pace, so it shrinks to the screens people remember.",
      "Screens are the smaller part of it. An invoice can look right and post to the wrong account. That is why a scenario is checked three times: what the user sees, what the service returns, and what the tables hold afterward, down to the journal line.",
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
        text: "Test data is made up or masked, never copied raw from production, and can be reset so that every run starts from the same place.",
        output: "Repeatable data set with reset script",
      },
      {
        name: "Script layers",
        time: "Weeks 3 to 10",
        text: "Each scenario is automated at screen, service and data layer from shared steps, so that a changed field is corrected in one place.",
        output: "Versioned test suite in your repository",
      },
      {
        name: "Run each build",
        time: "From week 8",
        text: "The pipeline runs a short set on every build and the full set before a patch or release, overnight where it is long.",
        output: "Run report, failures triaged",
      },
      {
        name: "File results",
        time: "After every run",
        text: "Outcome, screenshots, responses and query results are stored by build and by requirement, ready for the change board and for the auditor.",
        output: "Evidence record for each release",
      },
    ],
  },
  capabilities: {
    note: "Three layers, and the discipline that keeps a suite believable.",
    items: [
      {
        name: "Screen layer",
        text: "Playwright or Selenium scripts by role and browser, with accessibility rules checked in passing and locators that survive a cosmetic change.",
      },
      {
        name: "Service layer",
        text: "REST, SOAP and file interfaces called directly: formats, limits, error codes, and what becomes of a late or duplicate message.",
      },
      {
        name: "Data layer",
        text: "SQL assertions on journal lines, balances, audit columns and interface tables, among them debits equal to credits by fund after every scenario.",
      },
      {
        name: "ERP update rehearsal",
        text: "Oracle quarterly updates and SAP support packages applied to a test instance first, with release notes mapped to the scenarios they may touch.",
      },
      {
        name: "Role and refusal tests",
        text: "Negative cases for each role: which action must be refused, which menu must be absent, which record must stay out of sight.",
      },
      {
        name: "Flaky test control",
        text: "A test that fails without cause is set aside, given an owner and repaired, because a suite nobody believes protects nothing.",
      },
      {
        name: "Traceability matrix",
        text: "Requirement, scenario, script, run and defect linked in both directions, so that an untested requirement shows as an empty cell.",
      },
    ],
  },
  audience: [
    {
      who: "Release manager",
      gains: "Knows in the morning whether last night’s build may go, and on what evidence.",
    },
    {
      who: "ERP owner",
      gains: "Takes each vendor update when it is due, because the rehearsal is a run and not a campaign.",
    },
    {
      who: "Change advisory board",
      gains: "Reads one page per release: scenarios run, failures, decisions and the requirements left untested.",
    },
    {
      who: "Auditor",
      gains: "Can pick any production change and see its tests, their results and their date.",
    },
  ],
  start: {
    note: "One business process, all three layers, about ten weeks. After that the suite grows by scenario. We need five things.",
    needs: [
      "A test environment at production’s version, with a known refresh date",
      "Two or three process owners for half a day a week",
      "Existing test scripts and defect history, in whatever form",
      "A test account for each role in scope",
      "Access to the build pipeline, or a place to install a runner",
    ],
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
      meaning: "Developer testing and evaluation: plan it, do it, keep the evidence, correct what it finds.",
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
      meaning: "Its configuration management tests ask whether each change was authorized, tested and approved.",
    },
  ],
  questions: [
    {
      question: "Which applications can be tested this way?",
      answer:
        "Web, service and database applications on the usual stacks, among them Oracle E-Business Suite and Fusion, SAP, PRISM and custom systems. Desktop and terminal screens are possible, with other tools and more upkeep.",
    },
    {
      question: "How much upkeep does a suite need?",
      answer:
        "Steady, planned work. Some scripts change with every release; shared steps, and checks below the screen, keep their number small. We budget upkeep in hours per release from the beginning.",
    },
    {
      question: "Does this replace user acceptance testing?",
      answer:
        "No. It takes the repetition out of it. Users stop confirming that old things still work, and give their hours to what is new, odd or hard to judge.",
    },
    {
      question: "What happens when a test fails?",
      answer:
        "The failure is sorted into defect, data, environment or script, with its evidence attached. Whether a failure blocks the release is a rule you set beforehand; the decision stays with your board.",
    },
  ],
  related: ["release-management", "cicd", "ricew-objects", "oracle-financials", "configuration-management"],
} satisfies Solution;
