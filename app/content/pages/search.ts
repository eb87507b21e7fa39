import { firm } from "../firm.ts";
import type { SearchPage } from "../types/search.types.ts";
import { NAMES } from "../names.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const searchPage = {
  meta: {
    title: "Search this site",
    description:
      "Search everything public on this site: services, questions, sample deliverables, the rules and forms we cite, acronyms, and NAICS and product service codes.",
    indexed: false,
  },
  path: "/search",
  name: "Search",
  trail: [HOME, REFERENCE],
  lead: "Search for a form, a rule, a code, a product or a question in your own words. Spelling and hyphens need not be exact.",
  examples: {
    heading: "What you can search for",
    note: "Five kinds of query, each with an example to open.",
    rows: [
      { name: "SF 133", path: "/search?q=SF+133", promise: "A form, with or without its hyphen" },
      { name: "541512", path: "/search?q=541512", promise: "A NAICS or product service code" },
      { name: "FBWT", path: "/search?q=FBWT", promise: "An acronym and what it stands for" },
      { name: "Oracle CLM", path: "/search?q=Oracle+CLM", promise: "A product we work with" },
      { name: "Who can close out grants?", path: "/search?q=Who+can+close+out+grants%3F", promise: "A question" },
    ],
  },
  suggestions: { heading: "Suggestions", none: "No suggestions", one: "1 suggestion", many: "{count} suggestions" },
  count: { none: "Nothing for “{query}”", one: "One result for “{query}”", many: "{count} results for “{query}”" },
  kinds: {
    heading: "Results by kind",
    all: "All",
    best: "Best matches first",
    every: "Show all {count} results",
    names: {
      services: "Services",
      solutions: "Solutions",
      pages: "Pages",
      questions: "Questions",
      specimens: NAMES.samples,
      rules: "Rules",
      terms: "Terms",
      codes: "Codes",
      facts: "Facts",
    },
  },
  where: {
    home: "Home",
    page: "Page",
    question: "Question on {page}",
    rule: "{name}. {edition}. Status: {status}, checked {day}",
    ruleRead: "{name}. {edition}. Status: {status}, checked and read {day}",
    term: "Glossary: {full}",
    code: `${NAMES.statement} (${NAMES.capability})`,
    fact: "{page} / {section}",
    specimen: "Sample deliverable: {kind}, {id}, {count} lines",
    station: "Station {number} of {of}",
  },
  notes: {
    meant: "Did you mean {query}?",
    unknown: "No page has “{words}”. These results are for similar words, or for your other words.",
    shortened: "Your text was long, so only its first {count} characters were searched.",
  },
  nothing: {
    statement: "We searched every page, sample deliverable, rule and term on this site and found nothing.",
    ways: [
      { name: "Open the register of rules", path: "/rules", promise: "Every law, circular and form we cite, with its edition." },
      { name: "See all services", path: "/services", promise: "Eight practices, with a filter that narrows the list." },
      { name: "Ask a person", path: "/contact", promise: `Tell us what you were looking for. We answer within ${firm.responseHours} hours on working days.` },
    ],
  },
  end: "Not what you were looking for?",
  ask: { label: "Ask a person instead", to: "/contact" },
} satisfies SearchPage;
