import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { type Phrase, phrasesOf } from "./asked.server.ts";
import { type Entry, FIELDS, textsIn } from "./entry.server.ts";
import { queryTermsOf, termsOf } from "./terms.server.ts";

/** Options shared by the build and the worker. A document's id is its position in the entries. */
export const INDEX_OPTIONS: Options<Entry & { id: number }> = {
  fields: Object.keys(FIELDS),
  extractField: (entry, field) => (field === "id" ? entry.id : textsIn(entry, field).join("\n")),
  tokenize: termsOf,
  processTerm: (term) => term,
};

/** A phrase as search terms, and their weight. */
type IndexedPhrase = Omit<Phrase, "text"> & { terms: readonly string[]; weight: number };

export interface SearchIndex {
  entries: AsPlainObject;
  phrases: readonly IndexedPhrase[];
}

/** The weight of a term: a rare one says more than a common one. */
export const weightOf = (term: string, index: MiniSearch): number =>
  Math.log(1 + index.documentCount / (1 + countOf(term, index)));

/** Number of entries with a term. */
export const countOf = (term: string, index: MiniSearch): number =>
  index.search(term, { tokenize: () => [term] }).length;

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
