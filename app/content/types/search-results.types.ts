import type { ChoiceLink, PageLink } from "./page-section.types.ts";

/** The kinds of results, in display order. */
export type Kind = "services" | "solutions" | "pages" | "questions" | "specimens" | "rules" | "terms" | "codes" | "facts";

/** A text split at the matches: those at odd indexes are highlighted. */
export type MarkedText = readonly string[];

export interface Hit {
  path: string;
  name: MarkedText;
  where: string;
  excerpt: MarkedText;
}

/** A result that is offered while a query is typed. */
export type Suggestion = { name: string } & Pick<Hit, "path" | "where">;

/** The results of one kind, best first; `best` has the best of all kinds. */
export interface HitGroup {
  id: Kind | "best";
  heading: string;
  hits: Hit[];
}

export interface SearchAnswer {
  /** The query as searched: cleaned, and truncated if too long. */
  query: string;
  heading: string;
  groups: HitGroup[];
  /** The number of results of all kinds and of each, if there are several. */
  kinds: ChoiceLink[];
  /** All results, if the best are shown. */
  all?: PageLink;
  /** Messages about how the query was interpreted. */
  notes: string[];
  /** A suggested query. */
  meant?: { label: string; to: string };
}

/** The lists that are filtered with the site's search. */
export type FilteredKind = Extract<Kind, "services" | "rules" | "terms" | "facts">;

/** Result of filtering a list. */
export interface Filtered {
  /** Paths of the matching items. */
  paths: ReadonlySet<string>;
  /** Paths of all services that mention the query, and the URL of the search that lists them. */
  mentions?: { paths: string[]; to: string };
  /** Marks the matches in a text of an item that was found. */
  mark: (text: string) => MarkedText;
  /** What was found in the item at a path. */
  excerpt: (path: string) => MarkedText;
}
