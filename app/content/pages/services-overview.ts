import { AGREED_DATE } from "../measure-words.ts";
import type { ServicesOverviewPage } from "../types/services-overview.types.ts";
import { HOME } from "../trail.ts";

export const servicesOverviewPage = {
  meta: {
    title: "Services: eight practices in finance and IT",
    description:
      "All our services in one list: ERP, federal finance, grants, software, service management, databases, transformation and security, and how to choose.",
  },
  name: "Services",
  trail: [HOME],
  promise: "Start with your problem and find the practice that handles it.",
  lead: "We organize our services into eight practices. A problem that involves both a ledger and a system may need two or three of them under one order.",
  filter: {
    label: "Find a service",
    placeholder: "Try GTAS, closeout, Oracle or backup",
    submit: "Find",
    clear: "Clear",
    one: "1 service",
    many: "{count} services",
    none: "No service page contains that. Try a shorter word, or ask us.",
    others: { one: "1 more mentions it", many: "{count} more mention it" },
  },
  list: {
    heading: "All services",
    note: "By practice, in the order of the menu. Each page describes the work, its usual length, what we need from you, and the documents you receive.",
    inShort: { label: "Turn over six cards that show what each capability is for and what it takes", to: "/flip-cards" },
    compare: { label: "Compare two to four services side by side", to: "/compare" },
  },
  choose: {
    heading: "Where to begin",
    lead: "Start with the sentence that sounds most like your last status meeting.",
    rows: [
      {
        when: "The ledger and the purchasing system disagree, and someone corrects it in a spreadsheet each month.",
        slug: "erp-solutions",
      },
      {
        when: "Our cash with Treasury does not reconcile, or an A-123 deficiency has come back.",
        slug: "federal-financial-management",
      },
      {
        when: "We make or hold awards under 2 CFR 200, and closeout is late.",
        slug: "federal-grants-management",
      },
      {
        when: "We need an application, an extension or an interface, tested before every release.",
        slug: "application-and-software-development",
      },
      {
        when: "Changes reach production without a ticket, or the list of installed software is a year old.",
        slug: "information-technology-service-management",
      },
      {
        when: "Patches are overdue, restores are untested, or the database depends on one administrator.",
        slug: "database-and-infrastructure-management",
      },
      {
        when: "People rekey data from one screen to another, in a system whose manuals are out of date.",
        slug: "digital-transformation",
      },
      {
        when: "The authorization to operate is due, and the plan of action keeps growing.",
        slug: "cybersecurity",
      },
    ],
  },
  work: {
    heading: "How an engagement runs",
    note: "Every practice follows the same four steps, whether the order runs for six weeks or five years.",
    items: [
      {
        name: "Agree on what done looks like",
        text: `Before work starts, we write down the result, the person who accepts it, the evidence that person wants to see, and a date. From then on, a milestone is on time or late as measured against ${AGREED_DATE}. Both sides must sign to move it.`,
      },
      {
        name: "Record the baseline",
        text: "Balances, interfaces, open findings, versions and access lists are recorded as we find them. Both sides sign the list, and later figures are compared with it.",
      },
      {
        name: "Work in parts you can accept",
        text: "Deliverables come in small parts, each reviewed by someone outside the team before you see it. The requirement, test and approval come with each part.",
      },
      {
        name: "Hand over and step back",
        text: "Your staff run the process from the runbook while we watch. We give up our accounts and leave a list of open items by owner.",
      },
    ],
  },
  unlisted: {
    heading: "Four more pages",
    note: "These pages belong to several practices, so they are not in the menus.",
    rows: [
      {
        slug: "oracle-fixed-assets",
        why: "Capitalization, depreciation and the year-end roll-forward in Oracle Assets, where property records and the ledger must agree.",
      },
      {
        slug: "project-management-methodologies",
        why: "Predictive, agile or hybrid: which method fits a fixed date, an unsettled requirement or an earned value clause.",
      },
      {
        slug: "program-planning-and-strategy",
        why: "From a mandate to a funded, sequenced roadmap: the business case, the milestones and the measures for a budget justification.",
      },
      {
        slug: "governance-and-oversight",
        why: "Boards, charters and decision rights, and reports that reach an oversight body without being rewritten along the way.",
      },
    ],
  },
  closing: {
    lines: ["Not sure which practice?", "Tell us what went wrong."],
    lead: "Describe what happened and how many hours it cost. We will tell you which service fits, or that none of ours does.",
    image: "hero-cloud-erp",
    primary: { label: "Ask which service fits", to: "/contact" },
    secondary: { label: "See packaged solutions", to: "/solutions" },
  },
} satisfies ServicesOverviewPage;
