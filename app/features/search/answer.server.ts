import { searchPage } from "../../content/pages/search.ts";
import type { Hit, HitGroup, Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { SPECIMEN_ANCHOR } from "../specimens/shown-specimens.server.ts";
import { fill } from "../../lib/text/fill.ts";
import type { Entry, Section } from "./entry.server.ts";
import { excerptOf } from "./excerpt.server.ts";
import { marked, matchesIn } from "./marks.server.ts";
import { notesOf, saidOtherwise } from "./notes.server.ts";
import { type Found, isAllMarked } from "./rank.server.ts";
import type { Searcher } from "./searcher.server.ts";
import type { Unit } from "./query.types.ts";

/** Number of results shown per kind: in the overview, and on the page of one kind. */
const RESULTS_PER_KIND = 3;
const RESULTS_OF_ONE_KIND = 60;

/** Number of best results of all kinds. They are listed first if there are more results than this. */
const BEST = 3;

/** Maximum length of the query in a heading. */
const QUERY_IN_HEADING_CHARS = 60;

const { count, kinds, more, back, nothing, end, path } = searchPage;

export interface Asked {
  query: string;
  isShortened: boolean;
  /** Restricts the results to one kind. */
  kind?: Kind;
}

/** Runs the search and builds the data of the results page. Source: FIND-1. */
export function answer(
  { query, isShortened, kind }: Asked,
  searcher: Searcher,
  entries: readonly Entry[],
): SearchAnswer {
  const result = searcher.search(query);
  const found = kind ? result.found.filter(({ entry }) => entry.kind === kind) : result.found;
  const searched = countsOf(entries);
  const named = { query: shortened(result, query), count: inWords(found.length) };
  const { notes, meant } = notesOf(result, isShortened, searcher);
  return {
    query,
    heading: fill(found.length === 0 ? count.none : found.length === 1 ? count.one : count.many, named),
    groups: groupsOf(found, result.units, query, kind),
    notes,
    meant,
    ...(kind && { back: { label: fill(back, named), to: addressOf(query) } }),
    ...(found.length === 0 && { statement: fill(nothing.statement, searched), ways: waysOf(result) }),
    end: fill(end, searched),
  };
}

/** URL of a search. */
export const addressOf = (query: string, kind?: Kind): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

/** The query as it was searched: with corrected spelling if that applies to all of it. */
function shortened({ units }: { units: readonly Unit[] }, query: string): string {
  let text = query;
  for (const { typed, corrected } of units) if (corrected) text = text.replace(typed, corrected);
  const letters = [...text];
  return letters.length > QUERY_IN_HEADING_CHARS
    ? `${letters.slice(0, QUERY_IN_HEADING_CHARS).join("").trim()} …`
    : text;
}

function groupsOf(found: readonly Found[], units: readonly Unit[], query: string, only?: Kind): HitGroup[] {
  const best = only || found.length <= BEST ? [] : bestOf(found);
  const rest = found.filter((one) => !best.includes(one));
  const order = [...new Set(rest.map(({ entry }) => entry.kind))];
  const group = (id: HitGroup["id"], heading: string, all: readonly Found[], limit: number) => ({
    id,
    heading,
    hits: all.slice(0, limit).map((one) => hitOf(one, units)),
  });
  const ofKinds = order.map((kind) => {
    const all = rest.filter(({ entry }) => entry.kind === kind);
    const heading = kinds.names[kind];
    const limit = only ? RESULTS_OF_ONE_KIND : RESULTS_PER_KIND;
    const total = found.filter(({ entry }) => entry.kind === kind).length;
    const label = fill(more, { count: total, kind: heading.toLowerCase() });
    return {
      ...group(kind, heading, all, limit),
      count: total,
      ...(!only && all.length > limit && { more: { label, to: addressOf(query, kind) } }),
    };
  });
  return best.length > 0 ? [group("best", kinds.best, best, BEST), ...ofKinds] : ofKinds;
}

/** The best results of any kind, one per page. A row that matches the whole query stands for its page. Source: FIND-5. */
function bestOf(found: readonly Found[]): Found[] {
  const pages = [...new Set(found.map(pageOf))].slice(0, BEST);
  return pages.map((page) => {
    const all = found.filter((one) => pageOf(one) === page);
    const [first] = all as [Found, ...Found[]];
    return first.isNamed ? first : (all.find(({ entry, isWhole }) => ROWS.has(entry.kind) && isWhole) ?? first);
  });
}

const pageOf = ({ entry }: Found): string => entry.path.replace(/#.*/, "");

/** Kinds of entries that are a row or a fact of a page. */
const ROWS: ReadonlySet<Kind> = new Set(["codes", "facts"]);

function hitOf(found: Found, units: readonly Unit[]): Hit {
  const { entry, inOtherWords } = found;
  const [other] = inOtherWords;
  const concept = other?.concepts[0];
  const section = sectionOf(entry, units);
  return {
    path: section ? `${entry.path}#${section.id}` : entry.path,
    name: marked(entry.name, matchesIn(entry.name, units)),
    where: entry.where,
    ...(other && concept && { why: saidOtherwise(concept, other) }),
    excerpt: excerptOf(found, units, section),
  };
}

/** The section of a page that its result opens at: the one named by the query. Source: FIND-5. */
const sectionOf = ({ name, sections = [] }: Entry, units: readonly Unit[]): Section | undefined =>
  matchesIn(name, units).length > 0 ? undefined : sections.find(({ heading }) => isAllMarked(heading, units));

function waysOf({ units, unknown }: { units: readonly Unit[]; unknown: readonly string[] }): SearchAnswer["ways"] {
  const [known] = unknown.length > 0 ? units : [];
  const { name, promise } = nothing.alone;
  const alone = known && { name: fill(name, { word: known.typed }), promise, path: addressOf(known.typed) };
  return alone ? [alone, ...nothing.ways] : nothing.ways;
}

const NUMBER_WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const inWords = (number: number): string => NUMBER_WORDS[number] ?? String(number);

function countsOf(entries: readonly Entry[]) {
  const of = (...kinds: Kind[]) => entries.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    pages: of("services", "solutions", "pages"),
    // Stations of the line item are indexed as specimens, but must not be counted as specimens.
    specimens: entries.filter(({ path }) => path.endsWith(`#${SPECIMEN_ANCHOR}`)).length,
    rules: of("rules"),
    terms: of("terms"),
  };
}
