import type { ServiceItem } from "../../types/content-schema.types.ts";

export const releaseManagement = {
  name: "Release Management",
  meta: {
    title: "Release Management for Critical Systems",
    description:
      "Release calendars, manifests, test gates, go or no-go decisions and rehearsed rollback for financial systems that cannot stop at period end.",
  },
  promise: "Release on the agreed day with a tested rollback.",
  lead: "We plan, assemble and test releases, and take them through authorization, for systems that cannot stop: financial applications, case systems and the interfaces that connect them.",
  thread: { lifecycle: "operations", from: "Assess", here: "Authorize", to: "Support" },
  situation: {
    statement:
      "A database patch goes in on Monday, new tax tables on Tuesday and a report fix on Wednesday. On Thursday, payroll totals are off by a cent per employee. Three teams each have a change to rule out, and the order of rollback matters.",
    paragraphs: [
      "Vendor patches, statutory changes, security fixes and user requests compete for the same few windows, and in an ERP they can touch the same tables. A calendar, a freeze rule and a manifest let you find such conflicts on paper, before the changes are scheduled.",
      "The release document is short. It lists the components, the requirement or defect behind each, the tests and who accepted them, the message to users, and the rollback. Deployment follows it line by line. Afterward it serves as the change evidence for the period without extra work.",
    ],
  },
  capabilities: {
    note: "We manage releases of packaged software, custom code and cloud services on the vendor’s own calendar.",
    items: [
      {
        name: "Release calendar",
        text: "One view, agreed on a quarter ahead, shows vendor updates, patches, projects, freezes and closing dates for all systems that share data.",
      },
      {
        name: "Scope and manifest",
        text: "We list requirements, defects, objects, scripts, setup and data changes down to version numbers and checksums.",
      },
      {
        name: "Environment control",
        text: "A map of development, test, training, staging and production shows code level, age of data, masking and refresh date for each.",
      },
      {
        name: "Test gates",
        text: "Unit, integration, regression, performance, security and user acceptance testing each have entry and exit criteria, and results are attached to the release.",
      },
      {
        name: "Go or no-go",
        text: "A short meeting follows a fixed agenda: open defects, test results, readiness, rollback and support coverage. We record who made the decision.",
      },
      {
        name: "Deployment and rollback",
        text: "We rehearse timed runbooks in staging. They include checkpoints, stop conditions and a tested rollback that covers the database and the interfaces.",
      },
      {
        name: "Emergency releases",
        text: "Urgent fixes take a faster path that still includes approval, testing and a record. The fix is reviewed within days and merged into the main branch.",
      },
      {
        name: "Notes and early support",
        text: "Release notes use the users’ own terms, we provide training wherever screens change, and the desk has extra staff until call volume settles.",
      },
    ],
  },
  process: {
    note: "The steps cover one release, from the candidate list to the review. The cycle then repeats on your calendar.",
    steps: [
      {
        name: "Plan",
        time: "Weeks 1 to 2",
        text: "Candidate changes are sized, ranked and checked against the calendar. A change without an owner or an acceptance test waits for a later release.",
        output: "Approved release plan and scope",
      },
      {
        name: "Assemble",
        time: "Weeks 2 to 5",
        text: "Components are tagged, built and packaged once. The manifest is generated from version control and compared with the approved scope.",
        output: "Release package and manifest",
      },
      {
        name: "Test",
        time: "Weeks 4 to 7",
        text: "Regression tests cover business scenarios such as procure to pay and period close. Security and performance results go into the same record.",
        output: "Test summary with open defects",
      },
      {
        name: "Rehearse",
        time: "Week 7",
        text: "We time the whole deployment in staging and then roll it back. Steps that surprised anyone are rewritten.",
        output: "Timed runbook and proof of rollback",
      },
      {
        name: "Authorize and deploy",
        time: "Week 8",
        text: "The decision is based on the evidence presented at the meeting. Deployment follows the runbook, and business users validate the result before access is reopened.",
        output: "Signed decision and deployment log",
      },
      {
        name: "Review",
        time: "Weeks 9 to 10",
        text: "We count and explain incidents linked to the release, and change the calendar, tests or runbook as needed.",
        output: "Release review with actions",
      },
    ],
  },
  deliverables: {
    lead: "Two standing documents and a set of four for every release.",
    rows: [
      {
        name: "Release policy",
        shows: "Types, cadence, freezes, roles, approvals and the emergency rule",
        firstReader: "CIO, change authority",
      },
      {
        name: "Release calendar",
        shows: "Planned releases, vendor updates and blackout dates, by system",
        firstReader: "Business and system owners",
      },
      {
        name: "Release manifest",
        shows: "Every component and version, traced to a requirement or a defect",
        firstReader: "Developers, auditors",
      },
      {
        name: "Test summary report",
        shows: "Coverage, results, open defects and who accepted them",
        firstReader: "Product owner",
      },
      {
        name: "Deployment runbook",
        shows: "Timed steps, checkpoints, contacts and rollback for this release",
        firstReader: "Deployment team",
      },
      {
        name: "Post-release review",
        shows: "What went well or badly, with causes and actions",
        firstReader: "Service owners",
      },
    ],
  },
  engagement: {
    needs:
      "The closing calendar, vendor patch schedules and write access to the change records. A staging environment as close to production as you can afford, with masked data less than a quarter old. Business users for two to four days per release for acceptance testing.",
    arrival:
      "The release manager observes one release and writes down its actual timeline. The same manager runs the meeting in the second cycle and the calendar in the third.",
    team: "One release manager for up to about four systems, plus a test lead and, if your deployment engineers are fully booked, one of ours.",
    length:
      "At least three release cycles: eight to nine months on a quarterly cadence. Effort per cycle rises with frequent vendor updates, many interfaces and manual regression testing.",
    handover:
      "Your deputy runs one complete release, including the emergency path. Policy, calendar and templates are in your change system by then, along with an archive of manifests that goes back to our first cycle.",
  },
  standards: [
    {
      rule: "itil",
      part: "release management",
      meaning: "Makes new and changed services and features available for use.",
    },
    {
      rule: "itil",
      part: "deployment management",
      meaning: "Moves new or changed components into live environments, as a practice separate from release.",
    },
    {
      rule: "iso-iec-20000-1",
      part: "clause 8.5",
      meaning: "Service design, build and transition, including change management and release and deployment management.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM-3 and CM-4",
      meaning: "Configuration change control, and analysis of security and privacy impact before a change is made.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SI-2",
      meaning: "Flaw remediation: security updates are tested before installation and installed within a set time.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Audit tests of whether program changes were authorized, tested and approved, and whether duties were separated.",
    },
  ],
  questions: [
    {
      question: "Release management or change enablement: who approves?",
      answer:
        "Change enablement authorizes changes, and release management prepares and delivers what was authorized. One release may carry many changes, so the records are linked and a change is approved once.",
    },
    {
      question: "How do you manage quarterly updates to cloud ERP?",
      answer:
        "The vendor’s calendar is fixed, so we plan yours around it. When the release notes appear, we mark the business processes they affect and the features that turn on by default. Your test environment is usually updated some weeks ahead of production. There we run automated regression tests on payables, receivables, approvals and every outbound file. Failures go to the vendor with a severity rating. We brief users on what will look different, and check the production date against the close calendar once more.",
    },
    {
      question: "What if there is no way to roll back?",
      answer:
        "The plan has to say so before anyone approves it. Some database changes only go forward. For those we stage the change, prove the restore, and agree in advance on the point of no return and the steps to fix forward after it.",
    },
    {
      question: "Can developers deploy in an emergency?",
      answer:
        "Under the emergency rule, yes. Access is granted for that event, a second person watches, the work is logged, and the change authority reviews it within days.",
    },
  ],
  buying: { contract: "Firm-fixed-price by release cycle. Labor-hour line items with a ceiling price for unplanned releases.", naics: ["541512"], psc: ["DD01", "DF01"], labor: ["Program manager", "Test engineer", "Software developer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: ["cicd", "configuration-management", "ricew-objects", "database-administration", "oracle-financials"],
} satisfies ServiceItem;
