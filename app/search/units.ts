import { type Atom, atomsOf, NAME_ATOMS, nameOf, namesIn } from "./atoms.ts";
import { type Concept, type ConceptUse, conceptsIn } from "./concepts.ts";
import { nearName, type Words } from "./spelling.ts";
import { isStopWord } from "./stem.ts";
import { type State, wordUnit } from "./word-unit.ts";

/** What of a query must be found together: a word, a name with a number, or words that mean one thing. */
export interface Unit {
  /** As it was typed. */
  typed: string;
  /** The terms that say it as it was typed, one of which must be there. */
  terms: readonly string[];
  /** Longer words count as well: a query may end in the middle of one. */
  prefix?: string;
  /** What it means besides. */
  concepts: readonly Concept[];
  /** The word of the pages that was meant, where none holds what was typed. */
  corrected?: string;
  /** Nothing counts that does not hold it: half of a form's number is not the form. */
  isMust?: boolean;
}

/** What search knows about the words of the pages. */
export interface Vocabulary {
  has(term: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** How often pages hold a word; none for one that they do not. */
  counts: Readonly<Record<string, number>>;
  words: Words;
  names: Readonly<Record<string, string>>;
}

/** A query, understood. */
export interface Understood {
  units: Unit[];
  /** Words that nothing here says, as they were typed. */
  unknown: string[];
  /** A name that is near to one that nothing has. */
  nearName?: { typed: string; name: string };
}

/** So many units are searched at most: no sentence needs more. */
const UNITS = 12;

/** So many names of a query are compared with those that pages hold: a query of nothing but unknown names costs no more. */
const NEAR_NAME_TRIES = 8;

/** Divides a query into what must be found. */
export function understand(query: string, vocabulary: Vocabulary): Understood {
  const all = atomsOf(query);
  const isOnlyStopWords = all.every(({ word }) => isStopWord(word) || word.length < 2);
  const found: Understood = { units: [], unknown: [] };
  const state: State = { corrections: 0, isOnlyStopWords, isLast: false };
  const uses = conceptsIn(all);
  for (let at = 0; at < all.length && found.units.length < UNITS;) {
    at += take(query, all, at, uses, vocabulary, found, state);
    found.units = withoutRepeats(found.units);
  }
  noteNearName(query, all, vocabulary, found);
  return found;
}

/** What is asked for twice is looked for once: a text that is pasted in says the same word again and again. */
function withoutRepeats(units: readonly Unit[]): Unit[] {
  const asked = units.map(asAsked);
  return units.filter((_, at) => asked.indexOf(asked[at]!) === at);
}

const asAsked = ({ terms, prefix, concepts, isMust }: Unit): string =>
  JSON.stringify([terms, prefix, concepts.map(({ id }) => id), isMust]);

/** Takes the unit that begins at an atom, and says how many atoms it has. */
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
  if (unheard && !isArticle) {
    const named = atoms.slice(0, unheard);
    // Without its letter a number is another one: "302" of "D302" says nothing of it.
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

/** Atoms as they were typed, with the bracket that ends them: "8(a)" ends behind its last letter. */
function typedAs(query: string, atoms: readonly Atom[]): string {
  const end = atoms.at(-1)!.end;
  const text = query.slice(atoms[0]!.start, end);
  return query[end] === ")" && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text;
}

/** Whether atoms are a name with letters and a number. */
const isNumbered = (atoms: readonly Atom[], count: number): boolean =>
  atoms.length === count &&
  !atoms[0]!.isNumber &&
  atoms.slice(1).every(({ isNumber }) => isNumber) &&
  nameOf(atoms) !== undefined;

/** Two words that pages write as one. */
const joined = (atoms: readonly Atom[]): string | undefined =>
  atoms.length === 2 && atoms.every(({ isNumber, word }) => !isNumber && word.length > 1 && !isStopWord(word))
    ? atoms[0]!.word + atoms[1]!.stem
    : undefined;

/** A name with a number that nothing has may be one of those that something has. */
function noteNearName(query: string, atoms: readonly Atom[], { has, names }: Vocabulary, found: Understood): void {
  const tried = new Set<string>();
  for (let from = 0; from < atoms.length - 1 && tried.size < NEAR_NAME_TRIES; from += 1) {
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
