import MiniSearch, { type SearchResult } from "minisearch";
import { isTerm } from "../../content/glossary/find-term.ts";
import type { Kind } from "../../content/types/search-results.types.ts";
import type { Entry, Field } from "./entry.server.ts";
import { INDEX_OPTIONS, type IndexFile } from "./make-index.server.ts";
import { type ParsedQuery, parserOf, sorted } from "./parse-query.server.ts";
import { isStopWord } from "./stem.server.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  /** The index terms that match. */
  terms: ReadonlySet<string>;
  /** Whether names and headings alone match the query. */
  isNamed: boolean;
}

export interface Result extends ParsedQuery {
  /** Best first. */
  found: Found[];
  /** The name of a rule with the digits of the query in another order: "SF 133" for "SF 331". */
  meant?: string | undefined;
}

export type Searcher = (query: string) => Result;

/** Boost of each field relative to running text. */
const BOOST = {
  name: 7,
  alias: 5,
  asked: 3,
  heads: 2.2,
  lead: 2,
  text: 1,
} satisfies Record<Field, number>;
const NAMES: readonly string[] = ["name", "alias", "asked", "heads"] satisfies Field[];

/** Boost by kind. The firm's own answers come first, and pages before their parts. */
const KIND_BOOST: Partial<Record<Kind, number>> = { pages: 1.1, questions: 0.55, specimens: 0.75, facts: 1.45 };

/** Rules and terms are looked up by number or acronym. For other queries they come after the firm's own pages. */
const LOOKED_UP: ReadonlySet<Kind> = new Set(["rules", "terms"]);
const LOOKED_UP_BOOST = 0.5;

/** Weight of words like "who" and "how" relative to others. */
const STOP_WORD_BOOST = 0.25;

/** Results with less than this share of the best score are left out. */
const LEAST_SHARE = 0.3;

/** @param entries in the same order as when the index was built */
export function searcherOf(file: IndexFile, entries: readonly Entry[]): Searcher {
  const parse = parserOf(file);
  const mini = MiniSearch.loadJS<{ id: number }>(file.index, INDEX_OPTIONS);
  const entryOf = (id: number) => entries[id]!;
  const numbered = entries.filter(({ kind, name }) => kind === "rules" && /\d/.test(name)).map(({ name }) => name);
  const byLetters = new Map(numbered.map((name) => [sorted(plain(name)), name]));
  return (query) => {
    const near = byLetters.get(sorted(plain(query)));
    const parsed = { ...parse(query), meant: near && plain(near) !== plain(query) ? near : undefined };
    const { terms, unknown, unfinished } = parsed;
    const said = terms.filter((term) => !isStopWord(term));
    if (unknown.filter(({ used }) => !used).length > said.length) return { ...parsed, found: [] };
    const isCode = /\d/.test(query) || isTerm(query.trim().toUpperCase());
    const results = mini.search(query, {
      tokenize: () => terms,
      boost: BOOST,
      boostTerm: (term) => (isStopWord(term) ? STOP_WORD_BOOST : 1),
      boostDocument: (id: number) => {
        const { kind } = entryOf(id);
        return (KIND_BOOST[kind] ?? 1) * (!isCode && LOOKED_UP.has(kind) ? LOOKED_UP_BOOST : 1);
      },
      prefix: (term) => term === unfinished,
    });
    const matched = (result: SearchResult) => said.filter((term) => result.queryTerms.includes(term)).length;
    const most = Math.max(...results.map(matched));
    const found = results
      .filter((result) => matched(result) > most / 2 || result.score >= results[0]!.score * LEAST_SHARE)
      .map((result) => foundOf(result, entryOf(result.id)));
    return { ...parsed, found };
  };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function foundOf({ match, queryTerms }: SearchResult, entry: Entry): Found {
  const named = Object.values(match).filter((fields) => fields.some((field) => NAMES.includes(field)));
  return { entry, terms: new Set(Object.keys(match)), isNamed: named.length >= queryTerms.length };
}
