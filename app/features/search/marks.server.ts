import type { MarkedText } from "../../content/types/search-results.types.ts";
import { atomsOf } from "./atoms.server.ts";
import { spansAt } from "./spans.server.ts";
import type { Unit } from "./query.types.ts";

/** A match of a unit in a text. */
export interface Match {
  start: number;
  end: number;
  unit: Unit;
}

/** Whether an index term matches a unit literally. `means` does the same for its concepts. */
export const says = ({ terms, prefix }: Unit, term: string): boolean =>
  terms.includes(term) || (prefix !== undefined && term.startsWith(prefix));
export const means = ({ concepts }: Unit, term: string): boolean => concepts.some(({ id }) => id === term);

/** Finds all matches in a text, in order and without overlaps. At each place the longest one wins. */
export function matchesIn(text: string, units: readonly Unit[]): Match[] {
  const atoms = atomsOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < atoms.length;) {
    const { start } = atoms[at]!;
    const [match] = spansAt(atoms, at).flatMap(({ term, count }) => {
      const unit = units.find(
        (one) => one.terms.includes(term) || means(one, term) || (count === 1 && says(one, term)),
      );
      return unit ? { unit, count } : [];
    });
    at += match?.count ?? 1;
    if (match) matches.push({ start, end: atoms[at - 1]!.end, unit: match.unit });
  }
  return matches;
}

/** Splits a text at its matches. */
export function marked(text: string, matches: readonly Match[]): MarkedText {
  let done = 0;
  const parts = matches.flatMap(({ start, end }) => {
    const pair = [text.slice(done, start), text.slice(start, end)];
    done = end;
    return pair;
  });
  return [...parts, text.slice(done)];
}
