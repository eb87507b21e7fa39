import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { type Atom, atomsOf, namesIn } from "./atoms.server.ts";
import { type Entry, FIELDS, textsIn } from "./entry.server.ts";
import { isStopWord } from "./stem.server.ts";
import { termsOf } from "./terms.server.ts";

/** The index file that the build adds to the worker's bundle. */
export interface IndexFile {
  /** MiniSearch's serialized index. A document's id is its position in the entries. */
  index: AsPlainObject;
  /**
   * Words of the pages in their most frequent spelling, with their number of occurrences. Used for spelling correction.
   */
  words: Record<string, number>;
  /** Names that contain numbers, with their spelling: "sf133" for "SF 133". */
  names: Record<string, string>;
}

/** Options shared by the build and the worker. */
export const INDEX_OPTIONS: Options<{ id: number }> = { fields: [...FIELDS], idField: "id" };

/** Builds the index of all entries. */
export function makeIndex(entries: readonly Entry[]): IndexFile {
  const atoms = entries.flatMap((entry) => FIELDS.flatMap((field) => textsIn(entry, field).flatMap(atomsOf)));
  const words = countOf(atoms.filter((atom) => !atom.isNumber && atom.word.length > 2).map(({ word }) => word));
  const mini = new MiniSearch<Entry & { id: number }>({
    ...INDEX_OPTIONS,
    extractField: (entry, field) => (field === "id" ? entry.id : textsIn(entry, field as "name").join("\n")),
    tokenize: (text, field) => termsOf(text, { withStopWords: field === "name" }),
    processTerm: (term) => term,
  });
  mini.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { index: mini.toJSON(), words: withoutStopWords(words), names: namesOf(entries) };
}

function countOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const withoutStopWords = (words: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(words).filter(([word]) => !isStopWord(word)));

/** Names of rules, terms, specimens and codes that contain a number. */
function namesOf(entries: readonly Entry[]): Record<string, string> {
  const named = entries.filter(({ kind }) => ["rules", "terms", "codes", "specimens"].includes(kind));
  const texts = named
    .flatMap(({ name, alias = [] }) => [name, ...alias])
    .filter((text) => text.length <= NAME_LIMIT_CHARS);
  return Object.fromEntries(
    texts.flatMap((text) => {
      const atoms = atomsOf(text);
      const written = atoms.map(({ word }) => word).join("");
      const whole = namesIn(atoms).find((name) => name === written);
      return whole && atoms.some(isNumber) ? [[whole, text]] : [];
    }),
  );
}

/** Maximum length of a name. */
const NAME_LIMIT_CHARS = 20;
const isNumber = ({ isNumber: is }: Atom) => is;
