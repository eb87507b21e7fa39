import { type Atom, atomsOf, NAME_ATOMS, nameOf } from "./atoms.server.ts";
import { type Concept, conceptsAt } from "./concepts.server.ts";
import { isStopWord } from "./stem.server.ts";

/** Consecutive atoms of a text that have one index term. */
export interface Span {
  term: string;
  /** Number of atoms. */
  count: number;
  /** If the atoms are a phrase with a meaning. The term is the concept's. */
  concept?: Concept;
}

/** The spans that begin at an atom, the longest first: phrases with a meaning, names, and the atom itself. */
export function spansAt(atoms: readonly Atom[], at: number): Span[] {
  const word: Span = { term: atoms[at]!.stem, count: 1 };
  const concepts = conceptsAt(atoms, at).map(({ concept, count }) => ({ term: concept.id, count, concept }));
  const names = [2, NAME_ATOMS].flatMap((count) => {
    const next = atoms[at + count];
    // A name does not end with the "53" of "53A".
    const isCut = at + count > atoms.length || (next?.joint === "none" && next.word.length === 1);
    const name = isCut ? undefined : nameOf(atoms.slice(at, at + count));
    return name ? { term: name, count } : [];
  });
  return concepts.length + names.length === 0
    ? [word]
    : [...concepts, ...names, word].toSorted((a, b) => b.count - a.count);
}

/** Index terms of a text: stems of its words, numbers, names that combine both, and concepts. */
export function termsOf(text: string, { withStopWords = false } = {}): string[] {
  const atoms = atomsOf(text);
  return atoms.flatMap(({ word }, at) =>
    spansAt(atoms, at)
      // Single letters and digits are searched only as part of a name.
      .filter(
        ({ term, count, concept }) => concept || count > 1 || (term.length > 1 && (withStopWords || !isStopWord(word))),
      )
      .map(({ term }) => term),
  );
}
