import type { Crumb } from "./page-section.ts";
import type { LinkInSentence } from "./rules-page.ts";
import type { PageMeta } from "./types.ts";

/** Words of the page that shows the glossary. `{…}` stands for what the page puts there. Source: RULE-2. */
export interface GlossaryPage {
  meta: PageMeta;
  /** Its name in breadcrumbs. */
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  /** Names the row of letters for those who hear the page. */
  letters: string;
  rules: LinkInSentence;
}

/** A term as it is listed; `id` is its anchor. */
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
