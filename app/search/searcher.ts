import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { Kind } from "../content/shapes/search-results.ts";
import { type Entry, type Field, FIELDS } from "./entry.ts";
import { INDEX_OPTIONS, type IndexFile } from "./make-index.ts";
import { atomsOf } from "./atoms.ts";
import { placesOf } from "./marks.ts";
import { isStopWord } from "./stem.ts";
import { wordsByLength } from "./spelling.ts";
import { type Understood, understand, type Unit, type Vocabulary } from "./units.ts";

/** An entry that fits a query. */
export interface Found {
  entry: Entry;
  score: number;
  /** The field that says most about it, of those that hold what was searched. */
  field: Field;
  /** Whether all that was searched stands in what it is called, or in a heading. */
  isNamed: boolean;
  /** Whether it holds all that was searched. */
  isWhole: boolean;
  /** The units that stand in one of its fields. */
  unitsIn(field: Field): Unit[];
  /** Units that it holds only in other words. */
  inOtherWords: Unit[];
}

/** Finds entries, best first, and says how it understood the query. */
export interface Searcher {
  search(query: string): Understood & { found: Found[] };
}

/** How much more a match counts in a field than in running text. */
const BOOST = { name: 7, alias: 5, heads: 2.2, lead: 2, text: 1 } satisfies Record<Field, number>;

/** How much a page counts against a part of one. */
const WEIGHT = {
  services: 1.25,
  solutions: 1.25,
  pages: 1.1,
  questions: 0.55,
  specimens: 0.75,
  rules: 1,
  terms: 0.95,
  codes: 1,
} satisfies Record<Kind, number>;

/** What is only meant counts less than what is said, and the beginning of a word less than the word. */
const MEANT = 0.8;
const BEGUN = 0.3;

/** A name that is the query, and one that holds all of it. */
const IS_NAME = 2.5;
const IN_NAME = 1.4;

const STRONG: readonly string[] = ["name", "alias", "heads"] satisfies Field[];

/** @param entries in the order in which the index was made of them */
export function searcherOf(file: IndexFile, entries: readonly Entry[]): Searcher {
  const vocabulary = vocabularyOf(file);
  const mini = MiniSearch.loadJS<{ id: number }>(file.index, INDEX_OPTIONS);
  return {
    search(query) {
      const understood = understand(query, vocabulary);
      const { units } = understood;
      if (units.length === 0 || understood.unknown.length > new Set(units.map(({ typed }) => typed)).size)
        return { ...understood, found: [] };
      const results = mini.search(queryOf(units), {
        boost: BOOST,
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boostDocument: (id) => WEIGHT[entries[id as number]!.kind],
      });
      return { ...understood, found: rank(results, units, entries) };
    },
  };
}

function vocabularyOf({ index: { index }, words, names }: IndexFile): Vocabulary {
  const terms = index.map(([term]) => term).toSorted();
  const all = new Set(terms);
  return {
    has: (term) => all.has(term),
    hasPrefix(prefix) {
      let [low, high] = [0, terms.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (terms[middle]! < prefix) low = middle + 1;
        else high = middle;
      }
      return terms[low]?.startsWith(prefix) ?? false;
    },
    counts: words,
    words: wordsByLength(words),
    names,
  };
}

const queryOf = (units: readonly Unit[]): Query => ({
  combineWith: "OR",
  queries: units.flatMap(({ terms, prefix, concepts }) => [
    ...terms.map((term) => ({ queries: [term] })),
    ...concepts.map(({ id }) => ({ queries: [id], boostTerm: () => MEANT })),
    ...(prefix ? [{ queries: [prefix], prefix: true, boostTerm: () => BEGUN }] : []),
  ]),
});

/** Whether an index term says what a unit asks for, as it was typed or not. */
const says = ({ terms, prefix }: Unit, term: string): boolean =>
  terms.includes(term) || (prefix !== undefined && term.startsWith(prefix));
const means = ({ concepts }: Unit, term: string): boolean => concepts.some(({ id }) => id === term);

/** Keeps what holds all of the query, or most of it where hardly anything holds all, best first. */
function rank(results: readonly SearchResult[], units: readonly Unit[], entries: readonly Entry[]): Found[] {
  const must = units.filter(({ isMust }) => isMust);
  const all = results
    .map((result) => ({ result, held: units.filter((unit) => holds(result, unit)) }))
    .filter(({ held }) => must.every((unit) => held.includes(unit)));
  const most = Math.max(0, ...all.map(({ held }) => held.length));
  const withHeld = (count: number) =>
    all
      .filter(({ held }) => held.length === count)
      .map(({ result, held }) => foundOf(result, held, units, entries[result.id as number]!))
      .toSorted(byScore);
  const full = withHeld(most);
  if (full.length >= FEW || most < 2) return full;
  return [...full, ...withHeld(most - 1).slice(0, ALMOST)].toSorted(byScore);
}

const byScore = (a: Found, b: Found) => b.score - a.score;

/** Fewer results than this are filled up with so many that hold all but one. */
const FEW = 3;
const ALMOST = 6;

const holds = ({ match }: SearchResult, unit: Unit): boolean =>
  Object.keys(match).some((term) => says(unit, term) || means(unit, term));

function foundOf(result: SearchResult, held: readonly Unit[], units: readonly Unit[], entry: Entry): Found {
  const terms = Object.entries(result.match);
  const fieldsOf = (unit: Unit) =>
    terms.filter(([term]) => says(unit, term) || means(unit, term)).flatMap(([, fields]) => fields);
  const inName = held.every((unit) => fieldsOf(unit).some((field) => field === "name" || field === "alias"));
  const isWhole = held.length === units.length;
  const isName = isWhole && inName && isAllMarked(entry.name, units);
  const fields = new Set(held.flatMap(fieldsOf));
  return {
    entry,
    score: result.score * (held.length / units.length) ** 2 * (isName ? IS_NAME : isWhole && inName ? IN_NAME : 1),
    field: FIELDS.find((field) => fields.has(field)) ?? "text",
    isWhole,
    isNamed: held.every((unit) => fieldsOf(unit).some((field) => STRONG.includes(field))),
    unitsIn: (field) => held.filter((unit) => fieldsOf(unit).includes(field)),
    inOtherWords: held.filter((unit) => !terms.some(([term]) => says(unit, term))),
  };
}

/** Whether nothing of a name is left beside what was searched but small words. */
function isAllMarked(name: string, units: readonly Unit[]): boolean {
  const places = placesOf(name, units);
  const rest = atomsOf(name).filter(
    ({ start, end }) => !places.some((place) => start >= place.start && end <= place.end),
  );
  return rest.every(({ word }) => isStopWord(word));
}
