import { AGREED_DATE } from "../measure-words.ts";
import { NAMES } from "../names.ts";
import { SPECIMENS_PATH } from "../specimens/specimen-labels.ts";
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
  filter: {
    label: "Find a service",
    placeholder: "Try GTAS, Oracle or backup",
    submit: "Find",
    clear: "Clear",
    one: "1 service",
    many: "{count} services",
    none: "No service page contains that. Try a shorter word, or ask us.",
  },
  list: {
    heading: "All services",
    found: "Services found",
    note: "A problem that involves both a ledger and a system may need two or three practices under one order.",
    others: { one: "1 more mentions it", many: "{count} more mention it" },
  },
  choose: {
    heading: "Start with your problem",
    lead: "Which sentence sounds most like your last status meeting?",
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
    more: "Read the four steps in full",
    less: "Shorten the four steps",
    items: [
      {
        name: "Agree on what done looks like",
        text: "Before work starts, we write down the result, who accepts it on what evidence, and a date.",
        rest: `A milestone is late after ${AGREED_DATE}.`,
      },
      {
        name: "Record the baseline",
        text: "Balances, interfaces, open findings, versions and access lists are recorded as we find them.",
        rest: "Both sides sign the list, and later figures are compared with it.",
      },
      {
        name: "Work in parts you can accept",
        text: "Deliverables come in small parts, each reviewed by someone outside the team before you see it.",
        rest: "The requirement, test and approval come with each part.",
      },
      {
        name: "Hand over and step back",
        text: "Your staff run the process from the runbook while we watch.",
        rest: "We give up our accounts and leave a list of open items by owner.",
      },
    ],
  },
  closing: {
    lines: ["Not sure which practice?", "Tell us what went wrong."],
    lead: "Describe what happened and how many hours it cost. We will tell you which service fits, or that none of ours does.",
    primary: { label: "Ask which service fits", to: "/contact" },
    also: {
      links: [
        { label: `See ${NAMES.samples.toLowerCase()}`, to: SPECIMENS_PATH },
        { label: "Compare services side by side", to: "/compare" },
        { label: "Turn over six cards", to: "/flip-cards" },
        { label: "See packaged solutions", to: "/solutions" },
      ],
    },
  },
} satisfies ServicesOverviewPage;
