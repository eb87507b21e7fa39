import MiniSearch, { type Query } from "minisearch";
import SearchableMap from "minisearch/SearchableMap";
import type { Kind } from "../../content/types/search-results.types.ts";
import type { Entry, Field } from "./entry.server.ts";
import { INDEX_OPTIONS, type IndexFile } from "./make-index.server.ts";
import { type Found, rank } from "./rank.server.ts";
import type { Clause, Vocabulary } from "./query.types.ts";
import { type ParsedQuery, parseQuery } from "./parse-query.server.ts";

/** Finds entries, best first, and reports how the query was parsed. */
export interface Searcher {
  search(query: string): ParsedQuery & { found: Found[] };
}

/** Boost of each field relative to running text. */
const BOOST = { name: 7, alias: 5, heads: 2.2, lead: 2, text: 1 } satisfies Record<Field, number>;

/** Boost by kind. Pages count more than parts of pages. */
const KIND_BOOST = {
  services: 1.25,
  solutions: 1.25,
  pages: 1.1,
  questions: 0.55,
  specimens: 0.75,
  rules: 1,
  terms: 0.95,
  codes: 1,
  facts: 1.45,
} satisfies Record<Kind, number>;

/** Weight of synonyms relative to literal matches, and of prefixes relative to whole words. */
const SYNONYM_WEIGHT = 0.8;
const PREFIX_WEIGHT = 0.3;

/** @param entries in the same order as when the index was built */
export function searcherOf(file: IndexFile, entries: readonly Entry[]): Searcher {
  const vocabulary = vocabularyOf(file);
  const mini = MiniSearch.loadJS<{ id: number }>(file.index, INDEX_OPTIONS);
  return {
    search(query) {
      const parsed = parseQuery(query, vocabulary);
      const { clauses } = parsed;
      if (clauses.length === 0 || parsed.unknown.length > new Set(clauses.map(({ typed }) => typed)).size)
        return { ...parsed, found: [] };
      const results = mini.search(queryOf(clauses), {
        boost: BOOST,
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boostDocument: (id) => KIND_BOOST[entries[id as number]!.kind],
      });
      return { ...parsed, found: rank(results, clauses, entries) };
    },
  };
}

const vocabularyOf = ({ index: { index }, words, names }: IndexFile): Vocabulary => ({
  terms: SearchableMap.from(index.map(([term]) => [term, true])),
  words: SearchableMap.fromObject(words),
  names: SearchableMap.fromObject(names),
});

const queryOf = (clauses: readonly Clause[]): Query => ({
  combineWith: "OR",
  queries: clauses.flatMap(({ terms, prefix, concepts }) => [
    ...terms.map((term) => ({ queries: [term] })),
    ...concepts.map(({ id }) => ({ queries: [id], boostTerm: () => SYNONYM_WEIGHT })),
    ...(prefix ? [{ queries: [prefix], prefix: true, boostTerm: () => PREFIX_WEIGHT }] : []),
  ]),
});
