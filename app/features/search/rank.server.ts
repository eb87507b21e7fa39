import type { SearchResult } from "minisearch";
import type { Kind } from "../../content/types/search-results.types.ts";
import { atomsOf } from "./atoms.server.ts";
import { type Entry, type Field, FIELDS } from "./entry.server.ts";
import { matchesIn, means, says } from "./marks.server.ts";
import { isStopWord } from "./stem.server.ts";
import type { Unit } from "./query.types.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  score: number;
  /** The most significant matching field. */
  field: Field;
  /** Whether the name or a heading matches the whole query. */
  isNamed: boolean;
  /** Whether the entry matches the whole query. */
  isWhole: boolean;
  /** The units that match in a field. */
  unitsIn(field: Field): Unit[];
  /** Units that match only through a synonym. */
  inOtherWords: Unit[];
}

/** Boosts for a name that equals the query, and for a name that contains it. */
const EXACT_NAME_BOOST = 4;
const NAME_BOOST = 1.4;

const STRONG: readonly string[] = ["name", "alias", "heads"] satisfies Field[];

/**
 * Keeps the entries that match the most units. Adds partial matches if these are few, and pages named by the query.
 * Best first.
 */
export function rank(results: readonly SearchResult[], units: readonly Unit[], entries: readonly Entry[]): Found[] {
  const must = units.filter(({ isMust }) => isMust);
  const all = results
    .map((result) => ({
      result,
      entry: entries[result.id as number]!,
      held: units.filter((unit) => holds(result, unit)),
    }))
    .filter(({ held }) => must.every((unit) => held.includes(unit)));
  const most = Math.max(0, ...all.map(({ held }) => held.length));
  const foundIn = (some: typeof all) =>
    some.map(({ result, held, entry }) => foundOf(result, held, units, entry)).toSorted(byScore);
  const withHeld = (count: number) => foundIn(all.filter(({ held }) => held.length === count));
  const full = withHeld(most);
  const almost = full.length >= FEW || most < 2 ? [] : withHeld(most - 1).slice(0, ALMOST);
  const named = foundIn(all.filter(({ entry, held }) => held.length < most && isNamedPage(entry, units)));
  const found = new Map([...full, ...almost, ...named].map((one) => [one.entry, one]));
  return [...found.values()].toSorted(byScore);
}

/**
 * Kinds whose entries are results if the query contains their name, whatever else it says: "VPAT for your products".
 */
const PAGES: ReadonlySet<Kind> = new Set(["services", "solutions", "pages"]);

const isNamedPage = ({ kind, name }: Entry, units: readonly Unit[]): boolean =>
  PAGES.has(kind) && isAllMarked(name, units);

const byScore = (a: Found, b: Found) => b.score - a.score;

/** With fewer full matches than this, up to ALMOST entries that match one unit less are added. */
const FEW = 3;
const ALMOST = 6;

const holds = ({ match }: SearchResult, unit: Unit): boolean =>
  Object.keys(match).some((term) => says(unit, term) || means(unit, term));

function foundOf(result: SearchResult, held: readonly Unit[], units: readonly Unit[], entry: Entry): Found {
  const terms = Object.entries(result.match);
  const fieldsOf = (unit: Unit) =>
    terms.filter(([term]) => says(unit, term) || means(unit, term)).flatMap(([, fields]) => fields);
  const inName = held.every((unit) => fieldsOf(unit).some((field) => field === "name" || field === "alias"));
  const isWhole = held.length === units.length;
  const isName = isWhole && inName && namesOf(entry).some((name) => isAllMarked(name, units));
  const fields = new Set(held.flatMap(fieldsOf));
  return {
    entry,
    score:
      result.score *
      (held.length / units.length) ** 2 *
      (isName ? EXACT_NAME_BOOST : isWhole && inName ? NAME_BOOST : 1),
    field: FIELDS.find((field) => fields.has(field)) ?? "text",
    isWhole,
    isNamed: held.every((unit) => fieldsOf(unit).some((field) => STRONG.includes(field))),
    unitsIn: (field) => held.filter((unit) => fieldsOf(unit).includes(field)),
    inOtherWords: held.filter((unit) => !terms.some(([term]) => says(unit, term))),
  };
}

/** Names of an entry. A rule also has its full name, an answer the words that buyers use for it. */
const namesOf = ({ kind, name, alias = [] }: Entry): readonly string[] =>
  kind === "rules" ? [name, ...alias.slice(0, 1)] : kind === "facts" ? [name, ...alias] : [name];

/** Whether the query covers all words of a name except small ones. */
export function isAllMarked(name: string, units: readonly Unit[]): boolean {
  const places = matchesIn(name, units);
  const rest = atomsOf(name).filter(
    ({ start, end }) => !places.some((place) => start >= place.start && end <= place.end),
  );
  return rest.every(({ word }) => isStopWord(word));
}
