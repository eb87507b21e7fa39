import type { GlossaryPage } from "../types/glossary-page.types.ts";
import { HOME } from "../trail.ts";

export const glossaryPage = {
  meta: {
    title: "Glossary of acronyms",
    description:
      "Every acronym in use on this site, spelled out and explained in one plain sentence: budget, accounting, grants, acquisition, security and software.",
  },
  name: "Glossary",
  trail: [HOME],
  promise: "Each acronym, in one plain sentence.",
  lead: "A page explains an acronym where it uses it first. All of them stand here, with the rule they come from where there is one.",
  letters: "Letters",
  rules: { before: "Editions and status of what they cite stand in the ", label: "register of rules", to: "/rules" },
} satisfies GlossaryPage;
