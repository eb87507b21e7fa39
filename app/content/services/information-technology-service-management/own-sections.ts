import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** A ticket from opening to closing for each service. */
export const tickets = {
  id: "ticket",
  heading: "The life of a ticket",
  labels: { columns: ["State", "Clock", "Who acts", "What is recorded"] },
  contents: {
    cicd: {
      note: "Example with hypothetical times: a change ticket that the pipeline fills in automatically.",
      rows: [
        { head: "Opened", cells: ["0:00", "The developer, by pull request", "Story, branch and affected service"] },
        { head: "Checked", cells: ["0:18", "The pipeline", "Test results and scan results"] },
        { head: "Approved", cells: ["2:05", "A reviewer who did not write it", "Name, time and the exact commit"] },
        { head: "Built", cells: ["2:20", "The build service", "Artifact digest, bill of materials, signature and provenance"] },
        { head: "Deployed", cells: ["3:00", "The pipeline, in the approved window", "Environment, start, end and health check"] },
        { head: "Closed", cells: ["27:00", "The product owner", "A day without an alarm, or the rollback"] },
      ],
    },
    "configuration-management": {
      note: "Example with hypothetical times: a scan finds a server setting that differs from its approved baseline.",
      rows: [
        { head: "Detected", cells: ["0:00", "The compliance scan", "Server, setting, and expected and actual values"] },
        { head: "Matched", cells: ["0:05", "The tool", "No approved change covers it"] },
        { head: "Assigned", cells: ["0:30", "The owner named in the inventory", "Acceptance by the owner"] },
        { head: "Explained", cells: ["5:00", "The platform engineer", "Who changed it, when and why"] },
        { head: "Corrected", cells: ["7:30", "Automation, from the baseline", "Commit and run log"] },
        { head: "Closed", cells: ["24:00", "The configuration manager", "Clean rescan, or a dated deviation with its approver"] },
      ],
    },
    "release-management": {
      note: "Example with hypothetical dates: one component on its way into a scheduled release.",
      rows: [
        { head: "Proposed", cells: ["Day 1", "The product owner", "Purpose, affected systems and an outline of the rollback"] },
        { head: "Scoped", cells: ["Day 10", "The release manager", "Manifest line with version and dependencies"] },
        { head: "Tested", cells: ["Day 46", "The test lead", "Cases run, defects open, and who accepted them"] },
        { head: "Rehearsed", cells: ["Day 48", "The deployment team", "Minutes for each step of deployment and rollback"] },
        { head: "Authorized", cells: ["Day 52", "The system owner", "Go or no-go decision, with its conditions"] },
        { head: "Deployed", cells: ["Day 55", "The deployment team", "Actual times next to the rehearsed times"] },
        { head: "Reviewed", cells: ["Day 66", "The release manager", "Incidents caused, and one change to the runbook"] },
      ],
    },
    "service-desk-and-support": {
      note: "Example with hypothetical times: a user cannot approve an invoice on the last day of the month.",
      rows: [
        { head: "Opened", cells: ["0:00", "An agent, by phone", "Verified caller, screen message and deadline"] },
        { head: "Prioritized", cells: ["0:04", "The agent", "Priority, with the impact and urgency behind it"] },
        { head: "Escalated", cells: ["0:20", "The financial system team", "Steps tried, and the article that did not help"] },
        { head: "Restored", cells: ["1:35", "An analyst, with the security office", "Expired role renewed with the supervisor’s approval"] },
        { head: "Confirmed", cells: ["1:50", "The caller", "Number of the invoice that went through"] },
        { head: "Closed", cells: ["Day 3", "The problem manager", "Cause, other users with the same expiration and a new article"] },
      ],
    },
  },
} satisfies PracticeSections;
