import { type Atom, atomsOf, NAME_ATOMS, nameOf, namesIn } from "./atoms.server.ts";
import { type ConceptUse, conceptsIn } from "./concepts.server.ts";
import type { Unit, Vocabulary } from "./query.types.ts";
import { nearName } from "./spelling.server.ts";
import { isStopWord } from "./stem.server.ts";
import { wordUnits } from "./word-unit.server.ts";

/** A parsed query. */
export interface Understood {
  units: Unit[];
  /** Typed words that match nothing. */
  unknown: string[];
  /** A known name that is close to a typed name that matches nothing. */
  nearName?: { typed: string; name: string } | undefined;
}

/** A query that is being parsed. */
interface Reading {
  query: string;
  atoms: readonly Atom[];
  uses: readonly ConceptUse[];
  vocabulary: Vocabulary;
}

/** What was read at an atom, and its number of atoms. */
interface Read {
  count: number;
  units?: Unit[];
  unknown?: string;
}

/** Maximum number of units of a query. */
const MAX_UNITS = 12;

/** Maximum numbers of words to correct and of unknown names to compare, to bound the cost of a query. */
const MAX_CORRECTIONS = 4;
const MAX_NEAR_NAME_TRIES = 8;

/** Parses a query into units. */
export function understand(query: string, vocabulary: Vocabulary): Understood {
  const atoms = atomsOf(query);
  const reading = { query, atoms, uses: conceptsIn(atoms), vocabulary };
  const isSkipped = atoms.every(isSmall) ? () => false : isSmall;
  let units: Unit[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < atoms.length && units.length < MAX_UNITS;) {
    const corrections = unknown.length + units.filter(({ corrected }) => corrected).length;
    const read = nameAt(reading, at) ?? (isSkipped(atoms[at]!) ? { count: 1 } : wordAt(reading, at, corrections));
    units = withoutRepeats([...units, ...(read.units ?? [])]);
    if (read.unknown) unknown.push(read.unknown);
    at += read.count;
  }
  return { units, unknown, nearName: nearNameIn(reading) };
}

const isSmall = ({ word }: Atom): boolean => isStopWord(word) || word.length < 2;

/** Removes duplicate units, which are common in pasted text. */
function withoutRepeats(units: readonly Unit[]): Unit[] {
  const asked = units.map(({ terms, prefix, concepts, isMust }) =>
    JSON.stringify([terms, prefix, concepts.map(({ id }) => id), isMust]),
  );
  return units.filter((_, at) => asked.indexOf(asked[at]!) === at);
}

/** Reads a name of several atoms: a phrase with one meaning, a known name, or an unknown name with a number. */
function nameAt({ query, atoms: all, uses, vocabulary }: Reading, at: number): Read | undefined {
  const first = (count: number) => all.slice(at, at + count);
  const found = (count: number, unit: Partial<Unit>): Unit => ({
    typed: typedAs(query, first(count)),
    terms: [],
    concepts: [],
    ...unit,
  });
  const meant = uses.filter(({ from }) => from === at);
  const count = meant[0]?.count ?? 1;
  const concepts = meant.map(({ concept }) => concept);
  if (count > 1) return { count, units: [found(count, { terms: namesIn(first(count)), concepts })] };
  const counts = COUNTS.filter((some) => at + some <= all.length);
  for (const some of counts) {
    const name = nameOf(first(some)) ?? joined(first(some));
    if (name && vocabulary.terms.has(name)) return { count: some, units: [found(some, { terms: [name] })] };
  }
  const unheard = counts.find((some) => isNumbered(first(some)));
  const isArticle = isStopWord(all[at]!.word) && all[at + 1]?.joint === "space";
  // "SIN 54151S": an acronym before a number is a word of its own.
  if (!unheard || isArticle || concepts.length > 0) return undefined;
  // A number without its letter has another meaning: "302" does not match "D302".
  if (all[at]!.word.length === 1) return { count: unheard, unknown: typedAs(query, first(unheard)) };
  const parts = first(unheard).filter(({ stem }) => stem.length > 1);
  return { count: unheard, units: parts.map(({ stem }) => found(unheard, { terms: [stem], isMust: true })) };
}

/** Numbers of atoms of a name, the longest first. */
const COUNTS = [NAME_ATOMS, 2];

/** Reads a word. */
function wordAt({ query, atoms, uses, vocabulary }: Reading, at: number, corrections: number): Read {
  const atom = atoms[at]!;
  const units = wordUnits({
    atom,
    typed: typedAs(query, [atom]),
    concepts: uses.filter(({ from }) => from === at).map(({ concept }) => concept),
    vocabulary,
    isLast: at === atoms.length - 1,
    mayCorrect: corrections < MAX_CORRECTIONS,
  });
  return units || atom.word.length < 2 ? { count: 1, units } : { count: 1, unknown: typedAs(query, [atom]) };
}

/** The typed text of the atoms, including a closing bracket: "8(a)". */
function typedAs(query: string, atoms: readonly Atom[]): string {
  const end = atoms.at(-1)!.end;
  const text = query.slice(atoms[0]!.start, end);
  return query[end] === ")" && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text;
}

/** Whether the atoms form a name with letters and a number. */
const isNumbered = (atoms: readonly Atom[]): boolean =>
  !atoms[0]!.isNumber && atoms.slice(1).every(({ isNumber }) => isNumber) && nameOf(atoms) !== undefined;

/** Two typed words that the pages write as one. */
const joined = (atoms: readonly Atom[]): string | undefined =>
  atoms.length === 2 && !atoms.some((atom) => atom.isNumber || isSmall(atom))
    ? atoms[0]!.word + atoms[1]!.stem
    : undefined;

/** The closest known name for an unknown name with a number. */
function nearNameIn({ query, atoms, vocabulary: { terms, names } }: Reading): Understood["nearName"] {
  const tried = new Set<string>();
  for (const [from, count] of atoms.slice(1).flatMap((_, at) => COUNTS.map((some) => [at, some] as const))) {
    const some = atoms.slice(from, from + count);
    const name = some.length === count && some.some(({ isNumber }) => isNumber) ? nameOf(some) : undefined;
    if (!name || tried.has(name) || terms.has(name)) continue;
    if (tried.size >= MAX_NEAR_NAME_TRIES) return undefined;
    tried.add(name);
    const near = nearName(name, names);
    if (near) return { typed: typedAs(query, some), name: near };
  }
  return undefined;
}
