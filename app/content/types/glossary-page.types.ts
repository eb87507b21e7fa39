import type { Crumb, LinkInSentence, PageLink } from "./page-section.types.ts";
import type { ServicesOverviewPage } from "./services-overview.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** Texts of the glossary page. `{…}` are placeholders. Source: RULE-2. */
export interface GlossaryPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  filter: ServicesOverviewPage["filter"];
  letters: string;
  /** The name of a letter's fold for screen readers, before its terms. */
  one: string;
  many: string;
  /** The first terms of a letter, and how many more there are. */
  more: string;
  rules: LinkInSentence;
  ask: PageLink;
}

/** A listed term; `id` is its anchor. */
export interface ListedTerm {
  id: string;
  term: string;
  full: string;
  sentence: string;
  rule?: { id: string; name: string };
}

/** The terms under one letter. */
export interface GlossaryLetter {
  letter: string;
  terms: ListedTerm[];
}
