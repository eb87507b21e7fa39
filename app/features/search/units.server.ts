import { type Atom, atomsOf, NAME_ATOMS, nameOf, namesIn } from "./atoms.server.ts";
import { type ConceptUse, conceptsIn } from "./concepts.server.ts";
import type { Unit, Vocabulary } from "./query.types.ts";
import { nearName } from "./spelling.server.ts";
import { isStopWord } from "./stem.server.ts";
import { type State, wordUnit } from "./word-unit.server.ts";

/** A parsed query. */
export interface Understood {
  units: Unit[];
  /** Typed words that match nothing. */
  unknown: string[];
  /** A known name that is close to a typed name that matches nothing. */
  nearName?: { typed: string; name: string };
}

/** Maximum number of units of a query. */
const MAX_UNITS = 12;

/** Maximum number of unknown names that are compared with known ones, to bound the cost of a query. */
const MAX_NEAR_NAME_TRIES = 8;

/** Parses a query into units. */
export function understand(query: string, vocabulary: Vocabulary): Understood {
  const all = atomsOf(query);
  const isOnlyStopWords = all.every(({ word }) => isStopWord(word) || word.length < 2);
  const found: Understood = { units: [], unknown: [] };
  const state: State = { corrections: 0, isOnlyStopWords, isLast: false };
  const uses = conceptsIn(all);
  for (let at = 0; at < all.length && found.units.length < MAX_UNITS;) {
    at += take(query, all, at, uses, vocabulary, found, state);
    found.units = withoutRepeats(found.units);
  }
  noteNearName(query, all, vocabulary, found);
  return found;
}

/** Removes duplicate units, which are common in pasted text. */
function withoutRepeats(units: readonly Unit[]): Unit[] {
  const asked = units.map(asAsked);
  return units.filter((_, at) => asked.indexOf(asked[at]!) === at);
}

const asAsked = ({ terms, prefix, concepts, isMust }: Unit): string =>
  JSON.stringify([terms, prefix, concepts.map(({ id }) => id), isMust]);

/** Adds the unit that starts at an atom and returns its number of atoms. */
function take(
  query: string,
  all: readonly Atom[],
  at: number,
  uses: readonly ConceptUse[],
  vocabulary: Vocabulary,
  found: Understood,
  state: State,
): number {
  const atoms = all.slice(at);
  const [first] = atoms as [Atom, ...Atom[]];
  const typed = (count: number) => typedAs(query, atoms.slice(0, count));
  const meant = uses.filter(({ from }) => from === at);
  const inWords = meant[0]?.count ?? 1;
  if (inWords === 1) {
    for (let count = Math.min(NAME_ATOMS, atoms.length); count > 1; count -= 1) {
      const name = nameOf(atoms.slice(0, count)) ?? joined(atoms.slice(0, count));
      if (name && vocabulary.has(name)) {
        found.units.push({ typed: typed(count), terms: [name], concepts: [] });
        return count;
      }
    }
  }
  const own = meant.map(({ concept }) => concept);
  if (inWords > 1) {
    found.units.push({ typed: typed(inWords), terms: namesIn(atoms.slice(0, inWords)), concepts: own });
    return inWords;
  }
  const unheard = [NAME_ATOMS, 2].find((count) => isNumbered(atoms.slice(0, count), count));
  const isArticle = isStopWord(first.word) && atoms[1]?.joint === "space";
  // "SIN 54151S": an acronym before a number is a word of its own.
  if (unheard && !isArticle && own.length === 0) {
    const named = atoms.slice(0, unheard);
    // A number without its letter has another meaning: "302" does not match "D302".
    if (named[0]!.word.length === 1) {
      found.unknown.push(typed(unheard));
      return unheard;
    }
    const parts = named.filter(({ stem }) => stem.length > 1);
    found.units.push(
      ...parts.map(({ stem }) => ({ typed: typed(unheard), terms: [stem], concepts: [], isMust: true })),
    );
    return unheard;
  }
  if (!state.isOnlyStopWords && (isStopWord(first.word) || first.word.length < 2)) return 1;
  state.isLast = atoms.length === 1;
  const unit = wordUnit(first, typed(1), own, vocabulary, state);
  if (unit) found.units.push(...unit);
  else if (first.word.length > 1) found.unknown.push(typed(1));
  return 1;
}

/** The typed text of the atoms, including a closing bracket: "8(a)". */
function typedAs(query: string, atoms: readonly Atom[]): string {
  const end = atoms.at(-1)!.end;
  const text = query.slice(atoms[0]!.start, end);
  return query[end] === ")" && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text;
}

/** Whether the atoms form a name with letters and a number. */
const isNumbered = (atoms: readonly Atom[], count: number): boolean =>
  atoms.length === count &&
  !atoms[0]!.isNumber &&
  atoms.slice(1).every(({ isNumber }) => isNumber) &&
  nameOf(atoms) !== undefined;

/** Two typed words that the pages write as one. */
const joined = (atoms: readonly Atom[]): string | undefined =>
  atoms.length === 2 && atoms.every(({ isNumber, word }) => !isNumber && word.length > 1 && !isStopWord(word))
    ? atoms[0]!.word + atoms[1]!.stem
    : undefined;

/** Records the closest known name for an unknown name with a number. */
function noteNearName(query: string, atoms: readonly Atom[], { has, names }: Vocabulary, found: Understood): void {
  const tried = new Set<string>();
  for (let from = 0; from < atoms.length - 1 && tried.size < MAX_NEAR_NAME_TRIES; from += 1) {
    for (const count of [NAME_ATOMS, 2]) {
      const some = atoms.slice(from, from + count);
      const name = some.length === count && some.some(({ isNumber }) => isNumber) ? nameOf(some) : undefined;
      if (!name || tried.has(name) || has(name)) continue;
      tried.add(name);
      const near = nearName(name, names);
      if (!near) continue;
      found.nearName = { typed: typedAs(query, some), name: near };
      return;
    }
  }
}
