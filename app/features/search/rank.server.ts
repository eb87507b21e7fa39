import type { SearchResult } from "minisearch";
import type { Kind } from "../../content/types/search-results.types.ts";
import { tokensOf } from "./tokens.server.ts";
import type { Entry, Field } from "./entry.server.ts";
import { matchesIn, matchesConcept, matchesTerm } from "./marks.server.ts";
import { isStopWord } from "./stem.server.ts";
import type { Clause } from "./query.types.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  score: number;
  /** Number of clauses that match. */
  matched: number;
  /** Whether the entry matches the whole query. */
  isWhole: boolean;
  /** Whether the name or a heading matches the whole query. */
  isNamed: boolean;
  /** The clauses that match in a field. */
  clausesIn(field: Field): Clause[];
  /** Units that match only through a synonym. */
  bySynonym: Clause[];
}

/** Boosts for a name that equals the query, and for a name that contains it. */
const EXACT_NAME_BOOST = 4;
const NAME_BOOST = 1.4;

/** With fewer full matches than this, up to ALMOST entries that match one clause less are added. */
const FEW = 3;
const ALMOST = 6;

/**
 * Keeps the entries that match the most clauses. Adds partial matches if these are few, and pages named by the query.
 * Best first.
 */
export function rank(results: readonly SearchResult[], clauses: readonly Clause[], entries: readonly Entry[]): Found[] {
  const all = results
    .map((result) => foundOf(result, clauses, entries[result.id as number]!))
    .filter((found) => found !== undefined)
    .toSorted((a, b) => b.score - a.score);
  const most = Math.max(...all.map(({ matched }) => matched));
  const isFew = all.filter(({ matched }) => matched === most).length < FEW;
  const almost = isFew && most > 1 ? all.filter(({ matched }) => matched === most - 1).slice(0, ALMOST) : [];
  return all.filter((one) => one.matched === most || almost.includes(one) || isNamedPage(one.entry, clauses));
}

/**
 * Kinds whose entries are results if the query contains their name, whatever else it says: "VPAT for your products".
 */
const PAGES: ReadonlySet<Kind> = new Set(["services", "solutions", "pages"]);

const isNamedPage = ({ kind, name }: Entry, clauses: readonly Clause[]): boolean =>
  PAGES.has(kind) && isAllMarked(name, clauses);

/** Undefined if the entry does not match a clause that it must. */
function foundOf({ score, match }: SearchResult, clauses: readonly Clause[], entry: Entry): Found | undefined {
  const terms = Object.keys(match);
  const fields = new Map(
    clauses.map((clause) => [
      clause,
      terms.flatMap((term) => (matchesTerm(clause, term) || matchesConcept(clause, term) ? match[term]! : [])),
    ]),
  );
  const isIn = (clause: Clause, ...some: Field[]) => fields.get(clause)!.some((field) => some.includes(field as Field));
  const matched = clauses.filter((clause) => fields.get(clause)!.length > 0);
  if (clauses.some((clause) => clause.isRequired && !matched.includes(clause))) return undefined;
  const isWhole = matched.length === clauses.length;
  const inName = isWhole && matched.every((clause) => isIn(clause, "name", "alias"));
  const isName = inName && namesOf(entry).some((name) => isAllMarked(name, clauses));
  return {
    entry,
    score: score * (matched.length / clauses.length) ** 2 * (isName ? EXACT_NAME_BOOST : inName ? NAME_BOOST : 1),
    matched: matched.length,
    isWhole,
    isNamed: matched.every((clause) => isIn(clause, "name", "alias", "heads")),
    clausesIn: (field) => matched.filter((clause) => isIn(clause, field)),
    bySynonym: matched.filter((clause) => !terms.some((term) => matchesTerm(clause, term))),
  };
}

/** Names of an entry. A rule also has its full name, an answer the words that buyers use for it. */
const namesOf = ({ kind, name, alias = [] }: Entry): readonly string[] =>
  kind === "rules" ? [name, ...alias.slice(0, 1)] : kind === "facts" ? [name, ...alias] : [name];

/** Whether the query covers all words of a name except small ones. */
export function isAllMarked(name: string, clauses: readonly Clause[]): boolean {
  const matches = matchesIn(name, clauses);
  const rest = tokensOf(name).filter(
    ({ start, end }) => !matches.some((match) => start >= match.start && end <= match.end),
  );
  return rest.every(({ word }) => isStopWord(word));
}
