/** The kinds of results, in the order of their names. */
export type Kind = "services" | "solutions" | "pages" | "questions" | "specimens" | "rules" | "terms" | "codes" | "facts";

/** A text cut at what was searched for: what stands at odd positions is marked. */
export type MarkedText = readonly string[];

/** One result, as its row shows it. */
export interface Hit {
  path: string;
  name: MarkedText;
  where: string;
  /** Why it is a result. */
  why: string;
  excerpt: MarkedText;
}

/** The results of one kind, best first; `best` holds the best of all kinds. */
export interface HitGroup {
  id: Kind | "best";
  heading: string;
  /** How many there are, shown or not. */
  count: number;
  hits: Hit[];
  /** Leads to those that are not shown. */
  more?: { label: string; to: string };
}

/** What a search found. */
export interface SearchAnswer {
  /** As it was searched: cleaned, and cut where it was too long. */
  query: string;
  heading: string;
  groups: HitGroup[];
  /** Sentences about how the query was understood. */
  notes: string[];
  /** Another query that may have been meant. */
  meant?: { before: string; query: string; to: string; after: string };
  /** Back from the results of one kind. */
  back?: { label: string; to: string };
  /** Where nothing was found: other ways on. */
  ways?: { name: string; path: string; promise: string }[];
  statement?: string;
  end: string;
}
