import { type Atom, atomsOf } from "./atoms.server.ts";
import type { Unit, Vocabulary } from "./query.types.ts";
import { type Span, spansAt } from "./spans.server.ts";
import { nearName } from "./spelling.server.ts";
import { isStopWord } from "./stem.server.ts";
import { wordUnits } from "./word-unit.server.ts";

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

/** What was read at an atom: the typed text, its number of atoms, and its units, which are absent if it matches nothing. */
interface Read {
  typed: string;
  count: number;
  units?: Unit[] | undefined;
}

/** Maximum number of units of a query. */
const MAX_UNITS = 12;

/** Maximum numbers of words to correct and of unknown names to compare, to bound the cost of a query. */
const MAX_CORRECTIONS = 4;
const MAX_NEAR_NAME_TRIES = 8;

/** Parses a query into units. */
export function understand(query: string, vocabulary: Vocabulary): Understood {
  const atoms = atomsOf(query);
  const isSkipped = atoms.every(isSmall) ? () => false : isSmall;
  const reading = { query, atoms, vocabulary };
  let units: Unit[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < atoms.length && units.length < MAX_UNITS;) {
    const corrections = unknown.length + units.filter(({ corrected }) => corrected).length;
    const read = nameAt(reading, at) ?? wordAt(reading, at, corrections < MAX_CORRECTIONS);
    if (read.count > 1 || !isSkipped(atoms[at]!)) {
      units = withoutRepeats([...units, ...(read.units ?? [])]);
      if (!read.units) unknown.push(read.typed);
    }
    at += read.count;
  }
  return { units, unknown, nearName: nearNameIn(atoms, vocabulary) };
}

const isSmall = ({ word }: Atom): boolean => isStopWord(word) || word.length < 2;

/** Removes duplicate units, which are common in pasted text. */
function withoutRepeats(units: readonly Unit[]): Unit[] {
  const asked = units.map(({ terms, prefix, concepts, isMust }) =>
    JSON.stringify([terms, prefix, concepts.map(({ id }) => id), isMust]),
  );
  return units.filter((_, at) => asked.indexOf(asked[at]!) === at);
}

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
    const name = long.find(({ term }) => vocabulary.terms.has(term) && !term.startsWith("="));
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

/** Reads a word. */
function wordAt({ query, atoms, vocabulary }: Reading, at: number, mayCorrect: boolean): Read {
  const atom = atoms[at]!;
  const typed = typedAs(query, [atom]);
  const concepts = spansAt(atoms, at).flatMap(({ concept }) => concept ?? []);
  const isLast = at === atoms.length - 1;
  return { typed, count: 1, units: wordUnits({ atom, typed, concepts, vocabulary, isLast, mayCorrect }) };
}

/** The typed text of the atoms, including a closing bracket: "8(a)". */
function typedAs(query: string, atoms: readonly Atom[]): string {
  const end = atoms.at(-1)!.end;
  const text = query.slice(atoms[0]!.start, end);
  return query[end] === ")" && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text;
}

/** The closest known name for an unknown name with a number. */
function nearNameIn(atoms: readonly Atom[], { terms, names }: Vocabulary): string | undefined {
  const unknown = atoms
    .flatMap((_, at) => spansAt(atoms, at))
    .filter(({ term, count, concept }) => count > 1 && !concept && /\d/.test(term) && !terms.has(term));
  return [...new Set(unknown.map(({ term }) => term))]
    .slice(0, MAX_NEAR_NAME_TRIES)
    .map((name) => nearName(name, names))
    .find((near) => near !== undefined);
}
