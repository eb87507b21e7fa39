import type { GlossaryPage } from "../types/glossary-page.types.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const glossaryPage = {
  meta: {
    title: "Glossary of acronyms",
    description:
      "Every acronym in use on this site, spelled out and explained in one plain sentence: budget, accounting, grants, acquisition, security and software.",
  },
  name: "Glossary",
  trail: [HOME, REFERENCE],
  lead: "Every acronym on this site and what it stands for. Each opens to its meaning in a sentence, and to the rule it comes from, if there is one.",
  letters: "Letters",
  one: "{letter}, 1 term: ",
  many: "{letter}, {count} terms: ",
  more: "{names} and {count} more",
  filter: {
    label: "Find a term",
    placeholder: "Try FBWT, GTAS or POA&M",
    submit: "Find",
    clear: "Clear",
    one: "1 term",
    many: "{count} terms",
    none: "No term or explanation here contains that. Try the letters alone, or one word of what they stand for.",
  },
  rules: { before: "For the editions and status of the rules they cite, see the ", label: "register of rules", to: "/rules" },
  ask: { label: "Ask us about a term", to: "/contact" },
} satisfies GlossaryPage;
