import type { SearchResult } from "minisearch";
import type { Kind } from "../../content/types/search-results.types.ts";
import { atomsOf } from "./atoms.server.ts";
import type { Entry, Field } from "./entry.server.ts";
import { matchesIn, means, says } from "./marks.server.ts";
import { isStopWord } from "./stem.server.ts";
import type { Unit } from "./query.types.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  score: number;
  /** Number of units that match. */
  held: number;
  /** Whether the entry matches the whole query. */
  isWhole: boolean;
  /** Whether the name or a heading matches the whole query. */
  isNamed: boolean;
  /** The units that match in a field. */
  unitsIn(field: Field): Unit[];
  /** Units that match only through a synonym. */
  inOtherWords: Unit[];
}

/** Boosts for a name that equals the query, and for a name that contains it. */
const EXACT_NAME_BOOST = 4;
const NAME_BOOST = 1.4;

/** With fewer full matches than this, up to ALMOST entries that match one unit less are added. */
const FEW = 3;
const ALMOST = 6;

/**
 * Keeps the entries that match the most units. Adds partial matches if these are few, and pages named by the query.
 * Best first.
 */
export function rank(results: readonly SearchResult[], units: readonly Unit[], entries: readonly Entry[]): Found[] {
  const all = results
    .map((result) => foundOf(result, units, entries[result.id as number]!))
    .filter((found) => found !== undefined)
    .toSorted((a, b) => b.score - a.score);
  const most = Math.max(...all.map(({ held }) => held));
  const isFew = all.filter(({ held }) => held === most).length < FEW;
  const almost = isFew && most > 1 ? all.filter(({ held }) => held === most - 1).slice(0, ALMOST) : [];
  return all.filter((one) => one.held === most || almost.includes(one) || isNamedPage(one.entry, units));
}

/**
 * Kinds whose entries are results if the query contains their name, whatever else it says: "VPAT for your products".
 */
const PAGES: ReadonlySet<Kind> = new Set(["services", "solutions", "pages"]);

const isNamedPage = ({ kind, name }: Entry, units: readonly Unit[]): boolean =>
  PAGES.has(kind) && isAllMarked(name, units);

/** Undefined if the entry does not match a unit that it must. */
function foundOf({ score, match }: SearchResult, units: readonly Unit[], entry: Entry): Found | undefined {
  const terms = Object.keys(match);
  const fields = new Map(
    units.map((unit) => [unit, terms.flatMap((term) => (says(unit, term) || means(unit, term) ? match[term]! : []))]),
  );
  const isIn = (unit: Unit, ...some: Field[]) => fields.get(unit)!.some((field) => some.includes(field as Field));
  const held = units.filter((unit) => fields.get(unit)!.length > 0);
  if (units.some((unit) => unit.isMust && !held.includes(unit))) return undefined;
  const isWhole = held.length === units.length;
  const inName = isWhole && held.every((unit) => isIn(unit, "name", "alias"));
  const isName = inName && namesOf(entry).some((name) => isAllMarked(name, units));
  return {
    entry,
    score: score * (held.length / units.length) ** 2 * (isName ? EXACT_NAME_BOOST : inName ? NAME_BOOST : 1),
    held: held.length,
    isWhole,
    isNamed: held.every((unit) => isIn(unit, "name", "alias", "heads")),
    unitsIn: (field) => held.filter((unit) => isIn(unit, field)),
    inOtherWords: held.filter((unit) => !terms.some((term) => says(unit, term))),
  };
}

/** Names of an entry. A rule also has its full name, an answer the words that buyers use for it. */
const namesOf = ({ kind, name, alias = [] }: Entry): readonly string[] =>
  kind === "rules" ? [name, ...alias.slice(0, 1)] : kind === "facts" ? [name, ...alias] : [name];

/** Whether the query covers all words of a name except small ones. */
export function isAllMarked(name: string, units: readonly Unit[]): boolean {
  const matches = matchesIn(name, units);
  const rest = atomsOf(name).filter(
    ({ start, end }) => !matches.some((match) => start >= match.start && end <= match.end),
  );
  return rest.every(({ word }) => isStopWord(word));
}
