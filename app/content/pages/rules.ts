import type { RulesPage } from "../types/rules-page.types.ts";
import { HOME } from "../trail.ts";

export const rulesPage = {
  meta: {
    title: "Rules we cite, with edition and status",
    description:
      "Every law, circular, standard and form these pages cite: who issued it, which edition, its status on the day it was checked, and what changed.",
  },
  name: "Rules",
  trail: [HOME],
  lead: "The laws, circulars, standards and forms this site relies on, each with its edition, its status on the day we checked and the last change. Of the {count} entries, {rule} quote the rule’s own text, {issuer} a page of its issuer, {copy} a third party’s copy of either, and {other} a secondary source, such as a trade article or a file on GitHub. Rows without a quotation are marked “Not read” ({none}). We read each quoted sentence in a stored copy of the page linked there, and not always the whole rule.",
  filter: {
    label: "Find a rule",
    placeholder: "Try A-123, SF 133 or CMMC",
    submit: "Find",
    clear: "Clear",
    one: "1 rule",
    many: "{count} rules",
    none: "No rule in the register contains that in its number, name, issuer or edition. Try a number, or a shorter word.",
  },
  choice: "Status or source",
  choices: [
    { id: "in-force", label: "In force or current", statuses: ["in force", "current", "in force, change proposed", "current, change proposed"] },
    { id: "proposed", label: "Change proposed", statuses: ["in force, change proposed", "current, change proposed"] },
    { id: "not-confirmed", label: "Not confirmed", statuses: ["not confirmed"] },
    { id: "ended", label: "Replaced, expired or withdrawn", statuses: ["superseded", "expired", "withdrawn"] },
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
  issuers: "By issuer",
  note: "A quotation supports only the fact it states. The “rule’s own text” is that of the entry or of a law that amends it, at an official address, and an “issuer’s page” is another page of the body that issued it. A “third party’s copy” holds the wording of either elsewhere, and a “secondary source” reports on it. If the page is a copy of a known date, the row gives that date. “In force” is said of law, policy, directives and binding standards (FIPS, FASAB, GASB, GAO), “current” of guides, other standards, forms and systems, as far as we found no edition that replaces them, which an older copy cannot show by itself. “Not confirmed” means that we had reason to expect a later edition or an end, or found no dated report of the status. Over a secondary source, “in force” or “current” rests on that source alone. “Change proposed” means that an amendment of the text, or a call for comments on one, was published and is not final. “Superseded” means that a later edition took its place, “withdrawn” that its issuer rescinded or retired it, and “expired” that its own end date has passed. A law that names no amendment here may still have been amended. “Checked” is the day on which we last looked for a change. Check the source before you rely on a row, because the register is only as current as the copies we could read on the day of the check.",
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
