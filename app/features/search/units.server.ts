import type SearchableMap from "minisearch/SearchableMap";
import { type Atom, atomsOf } from "./atoms.server.ts";
import type { Unit, Vocabulary } from "./query.types.ts";
import { type Span, spansAt } from "./spans.server.ts";
import { correctionOf, nearNameIn } from "./spelling.server.ts";
import { isStopWord, stem } from "./stem.server.ts";

/** A parsed query. */
export interface Understood {
  units: Unit[];
  /** Typed words that match nothing. */
  unknown: string[];
  /** A known name that is close to a typed name that matches nothing. */
  nearName?: string | undefined;
}

/** A query that is being parsed. */
interface Reading {
  query: string;
  atoms: readonly Atom[];
  vocabulary: Vocabulary;
}

/** What was read at an atom: the number of atoms, their typed text, and its units, which are absent if it matches nothing. */
interface Read {
  count: number;
  typed: string;
  units?: readonly Unit[];
}

/** Maximum number of units of a query. */
const MAX_UNITS = 12;

/** Maximum number of words to correct, to bound the cost of a query. */
const MAX_CORRECTIONS = 4;

/** Minimum length of a prefix match. */
const PREFIX_CHARS = 3;

/** Parses a query into units. Repetitions, which are common in pasted text, count once. */
export function understand(query: string, vocabulary: Vocabulary): Understood {
  const atoms = atomsOf(query);
  const isSkipped = atoms.every(isSmall) ? () => false : isSmall;
  const reading = { query, atoms, vocabulary };
  const units = new Map<string, Unit>();
  const unknown: string[] = [];
  for (let at = 0; at < atoms.length && units.size < MAX_UNITS;) {
    const corrections = unknown.length + [...units.values()].filter(({ corrected }) => corrected).length;
    const read =
      nameAt(reading, at) ?? (isSkipped(atoms[at]!) ? undefined : wordAt(reading, at, corrections < MAX_CORRECTIONS));
    if (read && !read.units) unknown.push(read.typed);
    for (const unit of read?.units ?? []) {
      const key = JSON.stringify({ ...unit, typed: "", corrected: "" });
      if (!units.has(key)) units.set(key, unit);
    }
    at += read?.count ?? 1;
  }
  return { units: [...units.values()], unknown, nearName: nearNameIn(atoms, vocabulary) };
}

const isSmall = ({ word }: Atom): boolean => isStopWord(word) || word.length < 2;

/** Reads several atoms: a phrase with one meaning, a known name, or an unknown name with a number. */
function nameAt({ query, atoms, vocabulary }: Reading, at: number): Read | undefined {
  const atom = atoms[at]!;
  const spans = spansAt(atoms, at);
  const long = spans.filter(({ count }) => count > 1);
  const known = long.find(({ term, concept }) => concept || vocabulary.terms.has(term));
  // "SIN 54151S": an acronym before a number is a word of its own, as is the article in "a 30-day plan".
  const isWord = spans.some(({ concept }) => concept) || (isStopWord(atom.word) && atoms[at + 1]?.joint === "space");
  const isNumbered = ({ count }: Span) =>
    !atom.isNumber && atoms.slice(at + 1, at + count).every((one) => one.isNumber);
  const count = (known ?? (isWord ? undefined : long.find(isNumbered)))?.count;
  if (!count) return undefined;
  const read = { typed: typedAs(query, atoms.slice(at, at + count)), count };
  if (known) {
    const name = long.find(({ term, concept }) => !concept && vocabulary.terms.has(term));
    const concepts = long.flatMap((span) => (span.count === count && span.concept) || []);
    return { ...read, units: [{ typed: read.typed, terms: name ? [name.term] : [], concepts }] };
  }
  // A number without its letter has another meaning: "302" does not match "D302".
  if (atom.word.length === 1) return read;
  const parts = atoms.slice(at, at + count).filter(({ stem }) => stem.length > 1);
  return {
    ...read,
    units: parts.map(({ stem }) => ({ typed: read.typed, terms: [stem], concepts: [], isMust: true })),
  };
}

/** Reads a word: the word itself, a prefix, two words typed as one, or a correction. */
function wordAt({ query, atoms, vocabulary: { terms, words } }: Reading, at: number, mayCorrect: boolean): Read {
  const { word, stem: own, isNumber } = atoms[at]!;
  const concepts = spansAt(atoms, at).flatMap(({ concept }) => concept ?? []);
  const read = { count: 1, typed: typedAs(query, [atoms[at]!]) };
  const unit = (term: string, rest: Partial<Unit> = {}): Unit => ({
    typed: read.typed,
    terms: [term],
    concepts,
    ...rest,
  });
  if (terms.has(own) || concepts.length > 0) {
    // A word with a suffix is complete: "products" must not match "production".
    const mayContinue = at === atoms.length - 1 && word === own && own.length >= PREFIX_CHARS;
    return { ...read, units: [unit(own, mayContinue ? { prefix: own } : {})] };
  }
  const isPrefix = own.length >= PREFIX_CHARS + (isNumber ? 0 : 1) && !terms.atPrefix(own).keys().next().done;
  if (isPrefix) return { ...read, units: [unit(own, { prefix: own })] };
  if (isNumber) return read;
  const parts = partsOf(word, words);
  if (parts) return { ...read, units: parts.map((part) => unit(stem(part))) };
  const corrected = mayCorrect ? correctionOf(word, words) : undefined;
  if (!corrected) return read;
  const meant = spansAt(atomsOf(corrected), 0).flatMap(({ concept }) => concept ?? []);
  return { ...read, units: [unit(stem(corrected), { concepts: meant, corrected })] };
}

/** Splits a typed word into two known words. */
const partsOf = (word: string, words: SearchableMap<number>): string[] | undefined =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]).find((parts) =>
    parts.every((part) => part.length > 2 && words.has(part)),
  );

/** The typed text of the atoms, including a closing bracket: "8(a)". */
function typedAs(query: string, atoms: readonly Atom[]): string {
  const end = atoms.at(-1)!.end;
  const text = query.slice(atoms[0]!.start, end);
  return query[end] === ")" && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text;
}
