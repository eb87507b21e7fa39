import type SearchableMap from "minisearch/SearchableMap";
import type { Concept } from "./concepts.server.ts";

/** A clause of a query that must match as a whole: a word, a name with a number, or a phrase with one meaning. */
export interface Clause {
  typed: string;
  /** Literal index terms. At least one must match. */
  terms: readonly string[];
  /** Prefix of longer words that match as well, because a query may end in the middle of a word. */
  prefix?: string;
  /** Concepts that also match. */
  concepts: readonly Concept[];
  /** The correction of a word that no page contains. */
  corrected?: string;
  /** Results must match this clause: half of a form number does not identify the form. */
  isRequired?: boolean;
}

/** The vocabulary of the pages. */
export interface Vocabulary {
  /** All index terms. */
  terms: SearchableMap<true>;
  /** Number of occurrences by word. */
  words: SearchableMap<number>;
  /** Names with numbers as they are written: "SF 133" for "sf133". */
  names: SearchableMap<string>;
}
