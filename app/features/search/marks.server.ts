import type { MarkedText } from "../../content/types/search-results.types.ts";
import { type Atom, atomsOf, NAME_ATOMS, nameOf } from "./atoms.server.ts";
import { conceptsIn } from "./concepts.server.ts";
import type { Unit } from "./query.types.ts";

/** A match of a unit in a text. */
export interface Place {
  start: number;
  end: number;
  unit: Unit;
}

/** Finds all matches in a text, in order and without overlaps. The longer of two overlapping matches wins. */
export function placesOf(text: string, units: readonly Unit[]): Place[] {
  const atoms = atomsOf(text);
  const meant = units.some(({ concepts }) => concepts.length > 0) ? conceptsIn(atoms) : [];
  const found = units.flatMap((unit) => [
    ...atoms.flatMap((atom, at) => placesAt(atoms, at, unit, atom)),
    ...meant
      .filter(({ concept }) => unit.concepts.some(({ id }) => id === concept.id))
      .map(({ from, count }) => ({ start: atoms[from]!.start, end: atoms[from + count - 1]!.end, unit })),
  ]);
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const apart: Place[] = [];
  for (const place of longestFirst) {
    if (apart.every(({ start, end }) => place.end <= start || place.start >= end)) apart.push(place);
  }
  return apart.toSorted((a, b) => a.start - b.start);
}

/** Matches of a unit at an atom: the word, a longer word with the same prefix, or a name of several atoms. */
function placesAt(atoms: readonly Atom[], at: number, unit: Unit, { stem, start, end }: Atom): Place[] {
  const { terms, prefix } = unit;
  if (terms.includes(stem) || (prefix !== undefined && stem.startsWith(prefix))) return [{ start, end, unit }];
  if (!terms.some((term) => term.startsWith(atoms[at]!.word))) return [];
  for (let count = NAME_ATOMS; count > 1; count -= 1) {
    const some = atoms.slice(at, at + count);
    if (some.length < count) continue;
    const names = [nameOf(some), count === 2 && some[1]!.joint !== "line" ? some[0]!.word + some[1]!.stem : undefined];
    if (names.some((name) => name && terms.includes(name))) return [{ start, end: some.at(-1)!.end, unit }];
  }
  return [];
}

/** Splits a text at its matches. */
export function marked(text: string, places: readonly Place[]): MarkedText {
  let done = 0;
  const parts = places.flatMap(({ start, end }) => {
    const pair = [text.slice(done, start), text.slice(start, end)];
    done = end;
    return pair;
  });
  return [...parts, text.slice(done)];
}
