import type { RulesPage } from "../types/rules-page.types.ts";
import { HOME } from "../trail.ts";

export const rulesPage = {
  meta: {
    title: "Rules we cite, with edition and status",
    description:
      "Every law, circular, standard and form that these pages cite: who issued it, which edition, how it stood on the day it was checked, and what changed.",
  },
  name: "Rules",
  trail: [HOME],
  promise: "An edition is written once, here.",
  lead: "Every law, circular, standard and form that this site cites: the edition we read, how it stood on the day we looked, and what changed last. Where nothing newer was found, the entry says so.",
  issuers: "Issuers",
  note: "Read the source before you rely on a row: a register ages from the day it was checked.",
  others: "Other issuers",
  caption: "Rules of {issuer}",
  columns: { rule: "Rule", edition: "Edition", status: "Status", checked: "Checked", pages: "Pages citing it" },
  source: "Source:",
  onePage: "1 page",
  manyPages: "{count} pages",
  noPage: "None yet",
  glossary: { before: "Acronyms are explained in the ", label: "glossary", to: "/glossary" },
} satisfies RulesPage;
