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

export const PHRASE_OPTIONS: Options<Phrase & { id: number }> = {
  fields: ["text"],
  storeFields: ["entry", "hash", "text"],
  tokenize: (text) => text.split("\n"),
  processTerm: (term) => term,
};

/** Terms as the text of a phrase. A term may be several words. */
export const joined = (terms: readonly string[]): string => terms.toSorted().join("\n");

/** The serialized indexes of all entries, and of the phrases that each of them answers. */
export interface SearchIndex {
  entries: AsPlainObject;
  phrases: AsPlainObject;
}

/** Builds the indexes, which the build adds to the worker's bundle. */
export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const byEntry = new MiniSearch(INDEX_OPTIONS);
  byEntry.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const byPhrase = new MiniSearch(PHRASE_OPTIONS);
  byPhrase.addAll(
    phrasesOf(entries).map(({ text, ...phrase }, id) => ({
      ...phrase,
      id,
      text: joined(queryTermsOf(text).map(({ term }) => term)),
    })),
  );
  return { entries: byEntry.toJSON(), phrases: byPhrase.toJSON() };
}
