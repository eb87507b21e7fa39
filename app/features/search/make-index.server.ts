import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { type Entry, FIELDS, textsIn } from "./entry.server.ts";
import { isStopWord } from "./stem.server.ts";
import { termsOf, tokensOf } from "./terms.server.ts";

/** The index file that the build adds to the worker's bundle. */
export interface IndexFile {
  /** MiniSearch's serialized index. A document's id is its position in the entries. */
  index: AsPlainObject;
  /** Words of the pages with their number of occurrences, for the correction of spelling. */
  words: Record<string, number>;
}

/** Options shared by the build and the worker. Texts are split into terms before MiniSearch sees them. */
export const INDEX_OPTIONS: Options<{ id: number }> = { fields: [...FIELDS], processTerm: (term) => term };

/** Builds the index of all entries. Words like "who" and "how" are part of questions only. */
export function makeIndex(entries: readonly Entry[]): IndexFile {
  const mini = new MiniSearch<Entry & { id: number }>({
    ...INDEX_OPTIONS,
    extractField: (entry, field) => (field === "id" ? entry.id : textsIn(entry, field as "name").join("\n")),
    tokenize: (text, field) => termsOf(text, { withStopWords: field === "asked" }),
  });
  mini.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const words: Record<string, number> = Object.create(null);
  for (const { word, isNumber } of entries
    .flatMap((entry) => FIELDS.flatMap((field) => textsIn(entry, field)))
    .flatMap(tokensOf))
    if (!isNumber && word.length > 2 && !isStopWord(word)) words[word] = (words[word] ?? 0) + 1;
  return { index: mini.toJSON(), words };
}
