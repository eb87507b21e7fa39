import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** A process before and after the work for each service. */
export const processes = {
  id: "before-and-after",
  heading: "One process, before and after",
  labels: { columns: ["Step", "Before", "After"] },
  contents: {
    "artificial-intelligence": {
      note: "Example with hypothetical times: public comments on a proposed rule are sorted by topic. Analysts make the decision in both columns.",
      rows: [
        { head: "Intake", cells: ["Downloaded weekly into a shared folder.", "Loaded daily with a number for each comment."] },
        { head: "First reading", cells: ["Four analysts split the pile and tag from memory.", "A model proposes topics and quotes the passage for each."] },
        { head: "Decision", cells: ["The analyst’s tag stands.", "The analyst accepts or changes each topic, and both are kept."] },
        { head: "Check", cells: ["A supervisor reads as many as time allows.", "A random sample of 5 percent is read without the proposals."] },
        { head: "Record", cells: ["A spreadsheet of final tags.", "Comment, model version, proposal, decision and person."] },
        { head: "Handoffs and days", cells: ["3 handoffs, 15 days", "2 handoffs, 6 days"] },
      ],
    },
    "business-process-automation": {
      note: "Example with hypothetical times: a new supplier is set up for payment.",
      rows: [
        { head: "Request", cells: ["A form by email, often incomplete.", "A form that cannot be sent without its required fields."] },
        { head: "Registration check", cells: ["A clerk looks it up in SAM.gov and prints the page.", "A bot reads SAM.gov and files the result with a time stamp."] },
        { head: "Bank details", cells: ["Typed from the form.", "Taken from SAM.gov. A change requires a callback to a known number."] },
        { head: "Approval", cells: ["A signature on paper.", "The same approver, signed in, with the checks on screen."] },
        { head: "Entry", cells: ["Typed into the ledger by the clerk.", "Entered by the bot under its own account, reviewed daily."] },
        { head: "Handoffs and days", cells: ["4 handoffs, 8 days", "2 handoffs, 2 days"] },
      ],
    },
    "governance-and-oversight": {
      note: "Example with hypothetical times: an office asks to buy software for $180,000.",
      rows: [
        { head: "Request", cells: ["Three forms, for budget, security and the board.", "One form with sections for all three."] },
        { head: "Routing", cells: ["Every request waits for the monthly board.", "Below a set amount and risk level, a named delegate decides."] },
        { head: "Review", cells: ["Security and architecture, one after the other.", "Both at once, with five business days each."] },
        { head: "Decision", cells: ["Minutes, approved a month later.", "A log entry the same day, with reason, conditions and owner."] },
        { head: "CIO approval", cells: ["Found missing at award.", "On file before award, as FITARA requires."] },
        { head: "Handoffs and days", cells: ["6 handoffs, 45 days", "3 handoffs, 10 days"] },
      ],
    },
    "program-planning-and-strategy": {
      note: "Example with hypothetical times: a program’s yearly budget case is written.",
      rows: [
        { head: "Need", cells: ["Last year’s text with new dates.", "Each mandate and gap listed, with its owner."] },
        { head: "Cost", cells: ["One number for each project.", "A life-cycle estimate with a range and its assumptions."] },
        { head: "Options", cells: ["The preferred option is described.", "At least three, including doing nothing."] },
        { head: "Review", cells: ["Drafts by email to five offices.", "One document with comments answered in place."] },
        { head: "Decision", cells: ["In the meeting, from slides.", "From a two-page case sent a week ahead."] },
        { head: "Handoffs and days", cells: ["9 handoffs, 60 days", "4 handoffs, 35 days"] },
      ],
    },
    "project-management-methodologies": {
      note: "Example with hypothetical times: a project reports its status each month.",
      rows: [
        { head: "Progress", cells: ["Each lead writes a percentage.", "Counted from finished work packages and accepted stories."] },
        { head: "Schedule", cells: ["A chart redrawn for the meeting.", "The baseline schedule with actual dates and its critical path."] },
        { head: "Cost", cells: ["Invoices, two months late.", "The month’s hours and commitments against the plan."] },
        { head: "Risks", cells: ["A list that grows.", "Five, with owner, date and trigger. The rest are in the register."] },
        { head: "Report", cells: ["Slides assembled from seven files.", "One page from the same data, with variances explained."] },
        { head: "Handoffs and days", cells: ["7 handoffs, 9 days", "2 handoffs, 3 days"] },
      ],
    },
    "systems-modernizations": {
      note: "Example with hypothetical times: a correction to a paid benefit passes through an old system and its replacement.",
      rows: [
        { head: "Request", cells: ["A paper form to the data center.", "An entry by the caseworker, with a reason selected."] },
        { head: "Rule", cells: ["Known to two programmers.", "In the rule catalog, with its citation and a test."] },
        { head: "Processing", cells: ["A nightly batch, errors on a printed list.", "Immediate, and errors go back to the caseworker."] },
        { head: "Ledger", cells: ["A monthly total, typed in.", "One entry per correction, sent by interface with a daily count."] },
        { head: "History", cells: ["Overwritten.", "Old and new value with user, time and reason."] },
        { head: "Handoffs and days", cells: ["5 handoffs, 12 days", "1 handoff, 1 day"] },
      ],
    },
  },
} satisfies PracticeSections;
