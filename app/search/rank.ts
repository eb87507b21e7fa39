import type { SearchResult } from "minisearch";
import type { Kind } from "../content/shapes/search-results.ts";
import { atomsOf } from "./atoms.ts";
import { type Entry, type Field, FIELDS } from "./entry.ts";
import { placesOf } from "./marks.ts";
import { nearnessOf } from "./nearness.ts";
import { isStopWord } from "./stem.ts";
import type { Unit } from "./units.ts";

/** An entry that fits a query. */
export interface Found {
  entry: Entry;
  score: number;
  /** The field that says most about it, of those that hold what was searched. */
  field: Field;
  /** Whether all that was searched stands in what it is called, or in a heading. */
  isNamed: boolean;
  /** Whether it holds all that was searched. */
  isWhole: boolean;
  /** The units that stand in one of its fields. */
  unitsIn(field: Field): Unit[];
  /** Units that it holds only in other words. */
  inOtherWords: Unit[];
}

/** A name that is the query, and one that holds all of it. */
const IS_NAME = 2.5;
const IN_NAME = 1.4;

const STRONG: readonly string[] = ["name", "alias", "heads"] satisfies Field[];

/** Whether an index term says what a unit asks for, as it was typed or not. */
const says = ({ terms, prefix }: Unit, term: string): boolean =>
  terms.includes(term) || (prefix !== undefined && term.startsWith(prefix));
const means = ({ concepts }: Unit, term: string): boolean => concepts.some(({ id }) => id === term);

/** Keeps what holds all of the query, or most of it where hardly anything holds all, best first. */
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
  return nearestFirst([...found.values()].toSorted(byScore), units);
}

/** A page that is called what a part of the query says is meant, whatever else was typed: "VPAT for your products". */
const PAGES: ReadonlySet<Kind> = new Set(["services", "solutions", "pages"]);

const isNamedPage = ({ kind, name }: Entry, units: readonly Unit[]): boolean =>
  PAGES.has(kind) && isAllMarked(name, units);

const byScore = (a: Found, b: Found) => b.score - a.score;

/** So many of the best are read for words that stand together. */
const READ = 30;

/** Best first, once it is known in which of them the words of the query stand together. */
function nearestFirst(found: readonly Found[], units: readonly Unit[]): Found[] {
  const nearness = nearnessOf(units);
  return found
    .map((one, index) => (index < READ ? { ...one, score: one.score * nearness(one.entry) } : one))
    .toSorted(byScore);
}

/** Fewer results than this are filled up with so many that hold all but one. */
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
    score: result.score * (held.length / units.length) ** 2 * (isName ? IS_NAME : isWhole && inName ? IN_NAME : 1),
    field: FIELDS.find((field) => fields.has(field)) ?? "text",
    isWhole,
    isNamed: held.every((unit) => fieldsOf(unit).some((field) => STRONG.includes(field))),
    unitsIn: (field) => held.filter((unit) => fieldsOf(unit).includes(field)),
    inOtherWords: held.filter((unit) => !terms.some(([term]) => says(unit, term))),
  };
}

/** What an entry is called. A rule has a full name as well; other names of pages are those of what they belong to. */
const namesOf = ({ kind, name, alias }: Entry): readonly string[] =>
  kind === "rules" ? [name, ...alias.slice(0, 1)] : [name];

/** Whether nothing of a name is left beside what was searched but small words. */
function isAllMarked(name: string, units: readonly Unit[]): boolean {
  const places = placesOf(name, units);
  const rest = atomsOf(name).filter(
    ({ start, end }) => !places.some((place) => start >= place.start && end <= place.end),
  );
  return rest.every(({ word }) => isStopWord(word));
}
