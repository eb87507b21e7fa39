import type { ServiceItem } from "../../shapes/types.ts";

export const releaseManagement = {
  name: "Release Management",
  meta: {
    title: "Release Management for Critical Systems",
    description:
      "Release calendars, manifests, test gates, go or no-go decisions and rehearsed rollback for financial systems that cannot stop at period end.",
  },
  promise: "Ship on the day you said, with a way back.",
  lead: "We plan, assemble, test and authorize releases for systems that cannot stop: financial applications, case systems and the interfaces that tie them together.",
  thread: { lifecycle: "operations", from: "Assess", here: "Authorize", to: "Support" },
  situation: {
    statement:
      "A release fails twice: once in production, and again when nobody can say what was in it or how to undo it.",
    paragraphs: [
      "Vendor patches, statutory changes, security fixes and user requests all compete for the same weekend. In an ERP they can touch the same tables. Without a calendar, a freeze rule and a manifest, teams find the collision in production, usually in the week when the books should close.",
      "We put each release on paper before it goes to production: what it contains, which requirement or defect each part answers, which tests passed, who accepted them, what users must be told and how to go back. The people who deploy follow that paper. The auditors who come later read it.",
    ],
  },
  capabilities: {
    note: "For packaged software, custom code and cloud services on the vendor’s calendar.",
    items: [
      {
        name: "Release calendar",
        text: "One view of vendor updates, patches, projects, freezes and closing dates across systems that share data, agreed a quarter ahead.",
      },
      {
        name: "Scope and manifest",
        text: "Each release lists its requirements, defects, objects, scripts, setup and data changes, down to version numbers and checksums.",
      },
      {
        name: "Environment control",
        text: "A map of development, test, training, staging and production, with code level, age of data, masking and refresh date for each.",
      },
      {
        name: "Test gates",
        text: "Entry and exit criteria for unit, integration, regression, performance, security and user acceptance testing, with results attached to the release.",
      },
      {
        name: "Go or no-go",
        text: "A short meeting with a fixed agenda: open defects, test results, readiness, rollback and support cover. The decision is recorded with names.",
      },
      {
        name: "Deployment and rollback",
        text: "Timed runbooks, rehearsed in staging, with checkpoints, stop conditions and a tested way back that covers the database and the interfaces.",
      },
      {
        name: "Emergency releases",
        text: "A fast path for urgent fixes that keeps approval, test and record, with a review within days that feeds the fix back.",
      },
      {
        name: "Release notes and early support",
        text: "Notes in the user’s language, training where screens change, and extra cover at the desk until defects return to normal.",
      },
    ],
  },
  process: {
    note: "One release, from candidate list to review. The cycle then repeats on your calendar.",
    steps: [
      {
        name: "Plan",
        time: "Weeks 1 to 2",
        text: "Candidates are sized, ranked and set against the calendar. Anything without an owner or an acceptance test waits for the next release.",
        output: "Approved release plan and scope",
      },
      {
        name: "Assemble",
        time: "Weeks 2 to 5",
        text: "Components are tagged, built and packaged once. The manifest is generated from version control, never typed from memory.",
        output: "Release package and manifest",
      },
      {
        name: "Test",
        time: "Weeks 4 to 7",
        text: "Regression runs on business scenarios such as procure to pay and period close. Security and performance results join the same record.",
        output: "Test summary with open defects",
      },
      {
        name: "Rehearse",
        time: "Week 7",
        text: "The whole deployment is run in staging by the clock, then rolled back. Steps that surprise anyone are rewritten.",
        output: "Timed runbook and proof of rollback",
      },
      {
        name: "Authorize and deploy",
        time: "Week 8",
        text: "The go or no-go meeting decides on evidence. Deployment follows the runbook, and business users validate the result before the doors open.",
        output: "Signed decision and deployment log",
      },
      {
        name: "Review",
        time: "Weeks 9 to 10",
        text: "Incidents linked to the release are counted, causes found, and the calendar, tests or runbook changed before the next cycle.",
        output: "Release review with actions",
      },
    ],
  },
  deliverables: {
    lead: "One record for each release, complete enough that a new team could run the next one from it.",
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
        shows: "What went wrong or right, with causes and actions",
        firstReader: "Service owners",
      },
    ],
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
      meaning: "Moves new or changed components into live environments; kept distinct from release.",
    },
    {
      rule: "iso-iec-20000-1",
      part: "clause 8.5",
      meaning: "Service design, build and transition: change management, and release and deployment management among them.",
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
      meaning: "Audit tests that ask whether program changes were authorized, tested, approved and kept apart from their authors.",
    },
  ],
  questions: [
    {
      question: "Release management or change enablement: who approves?",
      answer:
        "Change enablement authorizes; release management prepares and delivers what is authorized. One release may carry many changes, so we keep the records linked and nobody approves the same thing twice.",
    },
    {
      question: "How do you manage quarterly updates of cloud ERP?",
      answer:
        "On the vendor’s calendar, with yours laid over it. We read the release notes, mark the affected processes, run automated regression in your test environment, and brief users before production is updated.",
    },
    {
      question: "What if there is no way to roll back?",
      answer:
        "Then the plan says so before anyone approves. Some database changes only go forward, so we stage them, back up, prove the restore, and agree the point of no return and the fix-forward steps in advance.",
    },
    {
      question: "Can developers deploy in an emergency?",
      answer:
        "Only under the emergency rule: temporary access, a second person watching, everything logged, access removed afterwards. The change is then tested and reviewed within days, and the review goes to the change authority.",
    },
  ],
  related: ["cicd", "configuration-management", "ricew-objects", "database-administration", "oracle-financials"],
} satisfies ServiceItem;
