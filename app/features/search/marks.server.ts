import type { MarkedText } from "../../content/types/search-results.types.ts";
import { tokensOf } from "./tokens.server.ts";
import { spansAt } from "./spans.server.ts";
import type { Clause } from "./query.types.ts";

/** A match of a clause in a text. */
export interface Match {
  start: number;
  end: number;
  clause: Clause;
}

/** Whether an index term matches a clause literally. `matchesConcept` does the same for its concepts. */
export const matchesTerm = ({ terms, prefix }: Clause, term: string): boolean =>
  terms.includes(term) || (prefix !== undefined && term.startsWith(prefix));
export const matchesConcept = ({ concepts }: Clause, term: string): boolean => concepts.some(({ id }) => id === term);

/** Finds all matches in a text, in order and without overlaps. At each place the longest one wins. */
export function matchesIn(text: string, clauses: readonly Clause[]): Match[] {
  const tokens = tokensOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length;) {
    const { start } = tokens[at]!;
    const [match] = spansAt(tokens, at).flatMap(({ term, count }) => {
      const clause = clauses.find(
        (one) => one.terms.includes(term) || matchesConcept(one, term) || (count === 1 && matchesTerm(one, term)),
      );
      return clause ? { clause, count } : [];
    });
    at += match?.count ?? 1;
    if (match) matches.push({ start, end: tokens[at - 1]!.end, clause: match.clause });
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
