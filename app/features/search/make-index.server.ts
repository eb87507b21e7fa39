import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { tokensOf, NAME_TOKENS, nameOf } from "./tokens.server.ts";
import { type Entry, FIELDS, textsIn } from "./entry.server.ts";
import { termsOf } from "./spans.server.ts";
import { isStopWord } from "./stem.server.ts";

/** The index file that the build adds to the worker's bundle. */
export interface IndexFile {
  /** MiniSearch's serialized index. A document's id is its position in the entries. */
  index: AsPlainObject;
  /** Words of the pages with their number of occurrences. Used for spelling correction. */
  words: Record<string, number>;
  /** Names that contain numbers, with their spelling: "sf133" for "SF 133". */
  names: Record<string, string>;
}

/** Options shared by the build and the worker. */
export const INDEX_OPTIONS: Options<{ id: number }> = { fields: [...FIELDS], idField: "id" };

/** Builds the index of all entries. */
export function makeIndex(entries: readonly Entry[]): IndexFile {
  const mini = new MiniSearch<Entry & { id: number }>({
    ...INDEX_OPTIONS,
    extractField: (entry, field) => (field === "id" ? entry.id : textsIn(entry, field as "name").join("\n")),
    tokenize: (text, field) => termsOf(text, { withStopWords: field === "name" }),
    processTerm: (term) => term,
  });
  mini.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { index: mini.toJSON(), words: wordsOf(entries), names: namesOf(entries) };
}

function wordsOf(entries: readonly Entry[]): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  const texts = entries.flatMap((entry) => FIELDS.flatMap((field) => textsIn(entry, field)));
  for (const { word, isNumber } of texts.flatMap(tokensOf)) {
    if (!isNumber && word.length > 2 && !isStopWord(word)) counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

/** Names of rules, terms, specimens and codes that contain a number. */
function namesOf(entries: readonly Entry[]): Record<string, string> {
  const named = entries.filter(({ kind }) => ["rules", "terms", "codes", "specimens"].includes(kind));
  const texts = named.flatMap(({ name, alias = [] }) => [name, ...alias]);
  return Object.fromEntries(
    texts.flatMap((text) => {
      const tokens = tokensOf(text);
      const name = tokens.length <= NAME_TOKENS && nameOf(tokens);
      return name && /\d/.test(name) ? [[name, text]] : [];
    }),
  );
}
