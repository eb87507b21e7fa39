import type { ServiceItem } from "../../types/content-schema.types.ts";

export const releaseManagement = {
  name: "Release Management",
  meta: {
    title: "Release Management for Critical Systems",
    description:
      "Release calendars, manifests, test gates, go or no-go decisions and rehearsed rollback for financial systems that cannot stop at period end.",
  },
  promise: "Ship on the day you said, with a way back.",
  lead: "Releases are planned, assembled, tested and authorized here for systems that cannot stop: financial applications, case systems and the interfaces that tie them together.",
  thread: { lifecycle: "operations", from: "Assess", here: "Authorize", to: "Support" },
  situation: {
    statement:
      "Monday: a database patch. Tuesday: new tax tables. Wednesday: a report fix. On Thursday payroll totals are off by a cent per employee, three teams each have a change to rule out, and the order of rollback matters.",
    paragraphs: [
      "Vendor patches, statutory changes, security fixes and user requests compete for the same few windows, and in an ERP they can touch the same tables. A calendar, a freeze rule and a manifest exist to find such collisions on paper, while moving one of the changes still costs an email.",
      "The paper for a release is short. It lists the components, the requirement or defect behind each, the tests and who accepted them, the message to users, and the way back. Deployment follows it line by line. Afterward it becomes the change evidence for the period, without a second effort.",
    ],
  },
  capabilities: {
    note: "For packaged software, custom code, and cloud services on the vendor’s own calendar.",
    items: [
      {
        name: "Release calendar",
        text: "Vendor updates, patches, projects, freezes and closing dates stand in one view for all systems that share data, agreed a quarter ahead.",
      },
      {
        name: "Scope and manifest",
        text: "Requirements, defects, objects, scripts, setup and data changes are listed down to version numbers and checksums.",
      },
      {
        name: "Environment control",
        text: "A map of development, test, training, staging and production gives code level, age of data, masking and refresh date for all five.",
      },
      {
        name: "Test gates",
        text: "Unit, integration, regression, performance, security and user acceptance testing have entry and exit criteria, and results are attached to the release.",
      },
      {
        name: "Go or no-go",
        text: "A short meeting on a fixed agenda: open defects, test results, readiness, rollback and support cover. The decision is recorded by name.",
      },
      {
        name: "Deployment and rollback",
        text: "Timed runbooks are rehearsed in staging. They hold checkpoints, stop conditions and a tested way back that includes the database and the interfaces.",
      },
      {
        name: "Emergency releases",
        text: "Urgent fixes take a fast path that keeps approval, test and record. A review within days carries the fix into the regular code line.",
      },
      {
        name: "Notes and early support",
        text: "Release notes use the user’s own terms, training is given where screens change, and the desk has extra cover until calls settle.",
      },
    ],
  },
  process: {
    note: "One release, from the candidate list to the review. The cycle then repeats on your calendar.",
    steps: [
      {
        name: "Plan",
        time: "Weeks 1 to 2",
        text: "Candidates are sized, ranked and set against the calendar. One without an owner or an acceptance test waits for a later release.",
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
        text: "Regression runs on business scenarios such as procure to pay and period close. Security and performance results join the same record.",
        output: "Test summary with open defects",
      },
      {
        name: "Rehearse",
        time: "Week 7",
        text: "The whole deployment is run in staging by the clock and then rolled back. Steps that surprised somebody are rewritten.",
        output: "Timed runbook and proof of rollback",
      },
      {
        name: "Authorize and deploy",
        time: "Week 8",
        text: "The meeting decides on evidence. Deployment follows the runbook, and business users validate the result before access is reopened.",
        output: "Signed decision and deployment log",
      },
      {
        name: "Review",
        time: "Weeks 9 to 10",
        text: "Incidents linked to the release are counted and explained. Calendar, tests or runbook change as a result.",
        output: "Release review with actions",
      },
    ],
  },
  deliverables: {
    lead: "Two standing documents, and a set of four for every release.",
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
  engagement: {
    needs:
      "The closing calendar, vendor patch schedules, and write access to the change records. A staging environment as close to production as you can afford, with masked data less than a quarter old. Business users set aside two to four days per release for acceptance tests.",
    arrival:
      "The release manager attends one release as a spectator and writes down its actual timeline. In the second cycle that manager runs the meeting, and in the third the calendar.",
    team: "One release manager for up to about four systems, plus a test lead, and a deployment engineer if yours are fully booked.",
    length:
      "A useful minimum is three release cycles: six to nine months on a quarterly cadence. Frequent vendor updates, many interfaces and manual regression tests raise the effort per cycle more than the number of cycles.",
    handover:
      "Your deputy takes the chair for one complete release, emergency path included. Policy, calendar and templates are in your change system by then, along with an archive of manifests that reaches back to our first cycle.",
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
      meaning: "Moves new or changed components into live environments, kept distinct from release.",
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
        "Change enablement authorizes, and release management prepares and delivers what was authorized. One release may carry many changes, so the records are linked and a change is approved once.",
    },
    {
      question: "How do you manage quarterly updates of cloud ERP?",
      answer:
        "The vendor’s calendar is fixed, so yours is laid over it. When the release notes appear, we mark the business processes they touch and the features that switch themselves on. Your test environment is usually updated some weeks ahead of production. Automated regression runs there over payables, receivables, approvals and every outbound file. Failures go to the vendor with a severity. Users are briefed on what will look different, and the production date is held against the close calendar once more.",
    },
    {
      question: "What if there is no way to roll back?",
      answer:
        "The plan has to say so before anyone approves it. Some database changes only go forward. For those we stage the change, prove the restore, and agree in advance on the point of no return and on the fix-forward steps behind it.",
    },
    {
      question: "Can developers deploy in an emergency?",
      answer:
        "Under the emergency rule, yes: access is lent for the occasion, a second person watches, the work is logged, and the change authority reviews it within days.",
    },
  ],
  buying: { contract: "Fixed price by release cycle. Labor hours for releases that were not planned.", naics: ["541512"], psc: ["DD01", "DF01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: ["cicd", "configuration-management", "ricew-objects", "database-administration", "oracle-financials"],
} satisfies ServiceItem;
