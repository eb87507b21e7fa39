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
  lead: "Every law, circular, standard and form this site cites, with its edition, its status on the day we checked, and the last change. If we found nothing newer, the entry says so. Of the {count} entries, {read} are marked “Read”, which means that we read the page linked there. It may be an excerpt or a summary. The others say that we have not read the full text.",
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
  choices: [
    { id: "in-force", label: "In force", statuses: ["in force", "in force, replacement proposed"] },
    { id: "proposed", label: "Replacement proposed, or not yet final", statuses: ["in force, replacement proposed", "proposed", "draft"] },
    { id: "ended", label: "Replaced, expired or withdrawn", statuses: ["superseded", "expired", "withdrawn"] },
    { id: "read", label: "Read", isRead: true },
    { id: "not-read", label: "Not read", isRead: false },
  ],
  changes: {
    heading: "Changed in the last 12 months",
    note: "Counted back from {day}, the last day on which we checked an entry.",
    all: "{count} more changes",
  },
  issuers: "By issuer",
  note: "“Read” means that we read the quoted sentence in a stored copy of the page at that address. The page may only describe the rule, and the quoted sentence supports only the fact it states. Check the source before you rely on a row, because the register is only as current as the day it was checked.",
  others: "Other issuers",
  caption: "Rules of {issuer}",
  columns: { rule: "Rule", edition: "Edition", status: "Status", pages: "Pages citing it" },
  checked: "Checked {day}",
  read: "Read {day} at {site}",
  notRead: "We have not read the full text, so check it at the source",
  source: "Source:",
  onePage: "1 page",
  manyPages: "{count} pages",
  glossary: { before: "Acronyms are explained in the ", label: "glossary", to: "/glossary" },
  ask: { label: "Ask us about a rule", to: "/contact" },
} satisfies RulesPage;
