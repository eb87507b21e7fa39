import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { PLACEHOLDER_LABEL } from "../../content/claims/claim.ts";
import { FILLER_WORDS } from "../../content/search/small-words.ts";
import { type Phrase, phrasesOf } from "./asked.server.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import { queryTermsOf, termsOf } from "./terms.server.ts";

/** A document of the index. Its id is its position in the entries. */
type Indexed = Record<keyof typeof FIELDS, readonly string[]> & { id: number };

/** Options shared by the build and the worker. */
export const INDEX_OPTIONS: Options<Indexed> = {
  fields: Object.keys(FIELDS),
  // The mark of a sample value says nothing about its entry.
  stringifyField: (value) => [value].flat().join("\n").replaceAll(PLACEHOLDER_LABEL, ""),
  tokenize: termsOf,
  processTerm: (term) => term,
};

/** Share of the weight of a filler word that counts. */
const FILLER_SHARE = 0.4;

/** A phrase as search terms, and their weight. */
type IndexedPhrase = Omit<Phrase, "text"> & { terms: readonly string[]; weight: number };

export interface SearchIndex {
  entries: AsPlainObject;
  phrases: readonly IndexedPhrase[];
}

/** The weight of a term: a rare one says more than a common one, and a filler word little. */
export const weightOf = (term: string, index: MiniSearch): number =>
  Math.log(1 + index.documentCount / (1 + countOf(term, index))) * shareOf(term);

const FILLERS: ReadonlySet<string> = new Set([...FILLER_WORDS].flatMap(termsOf));

/** The share of a term's weight that counts. */
export const shareOf = (term: string): number => (FILLERS.has(term) ? FILLER_SHARE : 1);

/** Number of entries with a term. Counted once, because MiniSearch can only count by searching. */
export function countOf(term: string, index: MiniSearch): number {
  const known = counts.get(index)?.get(term);
  if (known !== undefined) return known;
  const count = index.search(term, { tokenize: () => [term] }).length;
  // Only terms of the index are kept, so that visitors cannot fill the memory.
  if (count > 0) counts.set(index, (counts.get(index) ?? new Map<string, number>()).set(term, count));
  return count;
}
const counts = new WeakMap<MiniSearch, Map<string, number>>();

/** Builds the index, which the build adds to the worker's bundle. */
export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const phrases = phrasesOf(entries);
  const index = new MiniSearch<Indexed>(INDEX_OPTIONS);
  index.addAll(
    entries.map(({ name, alias = [], lead = [], text = [] }, id) => ({
      id,
      name: [name],
      alias,
      text: [...lead, ...text],
      asked: phrases.filter((phrase) => phrase.entry === id).map(({ text }) => text),
    })),
  );
  return {
    entries: index.toJSON(),
    phrases: phrases.map(({ text, ...place }) => {
      const terms = queryTermsOf(text).map(({ term }) => term);
      return { terms, weight: terms.reduce((sum, term) => sum + weightOf(term, index), 0), ...place };
    }),
  };
}
