import type { SolutionsOverviewPage } from "../types/solutions-overview.types.ts";
import { HOME } from "../trail.ts";

export const solutionsOverviewPage = {
  meta: {
    title: "Solutions: four packaged answers",
    description:
      "User provisioning, contract closeout, regression testing and agriculture data: what each solution begins with, ends with, and asks of your team.",
  },
  name: "Solutions",
  trail: [HOME],
  promise: "A known problem, a fixed scope and a result you can inspect.",
  lead: "A service starts from your situation. A solution starts from a design we already have, for a problem that is much the same wherever it occurs.",
  packaged: {
    heading: "What “packaged” means here",
    paragraphs: [
      "Some problems differ in every office. Others do not: a departed employee’s account that stayed open, a physically complete contract whose balance has not been released, a quarterly patch that must not break payroll. For four of these, we maintain a ready-made design: the data model, the steps, the tests, the reports and the list of decisions a client has to make.",
      "You pay to have that design fitted to your systems and rules. We spend the first weeks on your exceptions instead of a blank page, and the price can be fixed early because the scope is known. If your case turns out to be different, we say so before the build and offer the matching service instead.",
      "None of the four asks you to replace your ledger, your identity provider or your contract writing system. They read from what you have, write back through interfaces your owners approve, and keep their own log of what was read, decided and written.",
    ],
  },
  compare: {
    heading: "Which one fits",
    note: "Read first when to choose each. If it describes your week, open that page.",
    columns: {
      solution: "Solution",
      choose: "Choose it when",
      beginsWith: "Begins with",
      endsWith: "Ends with",
    },
    rows: [
      {
        slug: "userprovisioning",
        choose: "Access is granted by email, and managers review it once a year in a spreadsheet.",
        beginsWith: "Your roles, your HR feed and the list of systems in scope",
        endsWith: "Accounts that follow the position, with approval and review on file",
      },
      {
        slug: "financialcontractcloseout",
        choose: "Completed contracts wait for closeout while their unliquidated obligations near cancellation.",
        beginsWith: "The list of open awards and their ledger balances",
        endsWith: "A closeout file for each contract and a request for each balance to release",
      },
      {
        slug: "automatedregressiontesting",
        choose: "Each patch costs the same people weeks of clicking through the same screens.",
        beginsWith: "Your business scenarios and a stable test environment",
        endsWith: "A suite that runs on every build and files its results by requirement",
      },
      {
        slug: "agriculturedatasolutions",
        choose: "Field, program and finance records describe one farm three ways, and reports are reconciled by hand.",
        beginsWith: "Source extracts, code lists and the reports you must file",
        endsWith: "One data set whose figures can be traced back to the field record",
      },
    ],
  },
  included: {
    heading: "What all four include",
    note: "Whichever you choose, these four documents come with it.",
    items: [
      {
        name: "A decision log",
        text: "The rules your team chose, with the date, reason and person for each, kept with the configuration that carries it out.",
      },
      {
        name: "Control tests",
        text: "Scripts that show the solution’s own controls at work: who could approve, what was blocked and what was logged.",
      },
      {
        name: "Security documents",
        text: "Data flows, accounts and control descriptions in the form your authorization package uses.",
      },
      {
        name: "Operating notes",
        text: "Schedules, alerts, restart steps and known limits, tested by the staff who will run it.",
      },
    ],
  },
  work: {
    heading: "From first call to first run",
    note: "Dates depend on access and on your calendar. The order does not change.",
    items: [
      {
        name: "Fit",
        text: "Market research, in your format: one or two conversations about rules, volumes and systems, and a short paper on fit and differences. The price comes in an offer when your contracting officer asks for one.",
      },
      {
        name: "Connect",
        text: "After award, once accounts are approved, we connect with read-only access. We load a copy of the data in your environment, reconcile it with the source, and show you what it already reveals.",
      },
      {
        name: "Configure and test",
        text: "Rules are set from the decision log. Your users try their own hard cases, and each failure becomes a permanent test.",
      },
      {
        name: "Run in parallel",
        text: "The old process and the new one handle the same items for a cycle. Differences are explained one by one before the old process stops.",
      },
    ],
  },
  closing: {
    lines: ["Describe ten cases.", "Pick the awkward ones."],
    lead: "Ten accounts, contracts, test scripts or field records, described without names or numbers, are enough to discuss whether a packaged design would work in your office. We do not need the records themselves until there is an order and approved access.",
    primary: { label: "Ask for a fit session", to: "/contact" },
    secondary: { label: "See all services", to: "/services" },
  },
} satisfies SolutionsOverviewPage;
