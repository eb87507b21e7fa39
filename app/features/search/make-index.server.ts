import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { PLACEHOLDER_LABEL } from "../../content/claims/claim.ts";
import { type Phrase, phrasesOf } from "./asked.server.ts";
import { type Entry, FIELDS, textsIn } from "./entry.server.ts";
import { queryTermsOf, termsOf } from "./terms.server.ts";

/** Options shared by the build and the worker. A document's id is its position in the entries. */
export const INDEX_OPTIONS: Options<Entry & { id: number }> = {
  fields: Object.keys(FIELDS),
  extractField: (entry, field) =>
    field === "id" ? entry.id : textsIn(entry, field).join("\n").replaceAll(PLACEHOLDER, ""),
  tokenize: termsOf,
  processTerm: (term) => term,
};

/** The mark of a sample value says nothing about its entry. */
const PLACEHOLDER = new RegExp(String.raw`\b${PLACEHOLDER_LABEL}\b`, "g");

/** A phrase as search terms, and their weight. */
type IndexedPhrase = Omit<Phrase, "text"> & { terms: readonly string[]; weight: number };

export interface SearchIndex {
  entries: AsPlainObject;
  phrases: readonly IndexedPhrase[];
}

/** The weight of a term: a rare one says more than a common one. */
export const weightOf = (term: string, index: MiniSearch): number =>
  Math.log(1 + index.documentCount / (1 + countOf(term, index)));

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
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    entries.map((entry, id) => ({
      ...entry,
      id,
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
