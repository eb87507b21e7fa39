import { firm } from "../firm.ts";
import { HOME } from "../trail.ts";
import type { ReferencePage } from "../types/reference.types.ts";

export const referencePage = {
  meta: {
    title: "Reference: sample deliverables, rules, tools and answers",
    description:
      "Look up a document, a date, a rule, a word or an answer: sample deliverables, calculators, the rules we work under, a glossary, and answers for buyers.",
  },
  name: "Reference",
  trail: [HOME],
  lead: "Look up a document, a date, a rule, a word or an answer. Each rule and answer shows the day we read its source.",
  search: {
    heading: "Search everything on this site",
    note: "Services, rules, facts, rates, sample deliverables and answers. The best match comes first.",
    found: {
      label: "For example, “program manager”",
      name: "GSA MAS: {category}, rate",
      text: "Ceiling per hour, SIN {where}. Minimum experience: {least}.",
      all: { label: "All results for “program manager”", to: "/search?q=program+manager" },
    },
  },
  doors: {
    specimens: {
      count: "{count} sheets",
      text: "Samples of what you receive, all drawn from the books of one invented agency.",
    },
    line: {
      count: "{count} documents",
      text: "One small, invented purchase from appropriation to audit, with every posting and signer.",
    },
    tools: {
      count: "{count} tools",
      text: "Compute a late payment, check a trial balance, or find a planted error.",
    },
    rules: {
      count: "{count} rules",
      text: "The laws, circulars and forms we rely on, each with its edition and status.",
    },
    glossary: {
      count: "{count} terms",
      text: "Every acronym on this site in one dictionary, with its source.",
    },
    answers: {
      count: "{count} answers",
      text: "The questions a contracting officer asks, each with an address to cite.",
    },
    compare: {
      count: "2 to 4 services",
      text: "Length, team and documents side by side, on one printed sheet.",
    },
    pack: {
      count: "Up to 12 services",
      text: "Choose services and print a capability statement, three to a sheet.",
    },
  },
  line: "One server, ten documents, one thread.",
  closing: {
    lines: ["Still looking for something?"],
    lead: `Ask in your own words. Someone who knows the subject answers within ${firm.responseHours} hours, not counting weekends and federal holidays.`,
    primary: { label: "Ask us", to: "/contact" },
    secondary: { label: "See the services", to: "/services" },
  },
} satisfies ReferencePage;
