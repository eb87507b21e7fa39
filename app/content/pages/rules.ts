import type { RulesPage } from "../types/rules-page.types.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const rulesPage = {
  meta: {
    title: "Rules we cite, with edition and status",
    description:
      "Every law, circular, standard and form these pages cite: who issued it, which edition, its status on the day it was checked, and what changed.",
  },
  name: "Rules",
  trail: [HOME, REFERENCE],
  lead: "The laws, circulars, standards and forms this site relies on, each with its edition and its status on the day we checked. What a rule asks of you is on the pages named in its row.",
  filter: {
    label: "Find a rule",
    placeholder: "Try A-123, SF 133 or CMMC",
    submit: "Find",
    clear: "Clear",
    one: "1 rule",
    many: "{count} rules",
    none: "No rule in the register contains that in its number, name, issuer or edition. Try a number, or a shorter word.",
  },
  choice: "Status",
  statuses: [
    { id: "in-force", label: "In force or current", statuses: ["in force", "current"] },
    { id: "proposed", label: "Change proposed", statuses: ["in force, change proposed", "current, change proposed"] },
    { id: "not-confirmed", label: "Not confirmed", statuses: ["not confirmed"] },
    { id: "ended", label: "Ended", statuses: ["superseded", "expired", "withdrawn"] },
  ],
  sources: [
    { id: "rule", label: "Rule’s own text", from: "rule" },
    { id: "issuer", label: "Issuer’s page", from: "issuer" },
    { id: "copy", label: "Third party’s copy", from: "copy" },
    { id: "other", label: "Secondary source", from: "other" },
    { id: "not-read", label: "Not read", from: undefined },
  ],
  changes: {
    heading: "Changes and proposals of the last 12 months",
    note: "Counted back from {day}, the last day on which we checked an entry.",
    all: "{count} more changes",
  },
  method: {
    heading: "How we read and date the rules",
    sources: [
      "The quotation is from the entry itself or from a law that amends it, at an official address.",
      "The quotation is from another page of the body that issued it.",
      "The quotation is from a copy elsewhere that holds the wording of either. If it is a copy of a known date, the row gives that date.",
      "The quotation is from a report on the rule, such as a trade article or a file on GitHub. “In force” or “current” then rests on that source alone.",
      "The row has no quotation. Check it at the source.",
    ],
    terms: [
      { name: "What a quotation supports", text: "Only the fact it states. We read each quoted sentence in a stored copy of the page linked there, and not always the whole rule." },
      { name: "In force", text: "Said of law, policy, directives and binding standards (FIPS, FASAB, GASB, GAO), as far as we found no edition that replaces them." },
      { name: "Current", text: "Said of guides, other standards, forms and systems, as far as we found no edition that replaces them. An older copy cannot show by itself that nothing newer exists." },
      { name: "Not confirmed", text: "We had reason to expect a later edition or an end, or found no dated report of the status." },
      { name: "Change proposed", text: "An amendment of the text, or a call for comments on one, was published and is not final." },
      { name: "Superseded, withdrawn, expired", text: "A later edition took its place, its issuer rescinded or retired it, or its own end date has passed." },
      { name: "Checked", text: "The day on which we last looked for a change. A law that names no amendment here may still have been amended. Check the source before you rely on a row, because the register is only as current as the copies we could read on that day." },
    ],
  },
  issuers: "By issuer",
  others: "Other issuers",
  caption: "Rules of {issuer}",
  columns: { rule: "Rule", edition: "Edition and last change", status: "Status", pages: "Pages citing it" },
  checked: "Checked {day}",
  read: {
    rule: "Rule’s own text, read {day} at {site}",
    issuer: "Issuer’s page, read {day} at {site}",
    copy: "Third party’s copy, read {day} at {site}",
    other: "Secondary source, read {day} at {site}",
    proposal: "Proposed change:",
    dated: "{read}, in a copy of {day}",
  },
  notRead: "Not read, so check it at the source",
  source: "Source:",
  onePage: "1 page",
  manyPages: "{count} pages",
  glossary: { before: "Acronyms are explained in the ", label: "glossary", to: "/glossary" },
  ask: { label: "Ask us about a rule", to: "/contact" },
} satisfies RulesPage;
