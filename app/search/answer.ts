import { searchPage } from "../content/pages/search.ts";
import type { Hit, HitGroup, Kind, SearchAnswer } from "../content/shapes/search-results.ts";
import { SPECIMEN_ANCHOR } from "../content/specimens/show.ts";
import { fill } from "../lib/text/fill.ts";
import type { Entry } from "./entry.ts";
import { excerptOf } from "./excerpt.ts";
import { marked, placesOf } from "./marks.ts";
import { notesOf, saidOtherwise } from "./notes.ts";
import type { Found } from "./rank.ts";
import type { Searcher } from "./searcher.ts";
import type { Unit } from "./units.ts";

/** So many results of a kind are shown at first, and so many where one kind is asked for. */
const SHOWN_OF_KIND = 3;
const SHOWN_OF_ONE_KIND = 60;

/** The best of all kinds stand first where there are more results than these. */
const BEST = 3;

/** A heading repeats so much of a query. */
const NAMED_CHARS = 60;

const { count, kinds, more, back, nothing, end, why, path } = searchPage;

export interface Asked {
  query: string;
  isShortened: boolean;
  /** One kind of results alone. */
  kind?: Kind;
}

/** Searches, and puts together what the page of results shows. Source: FIND-1. */
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

/** The address of a search. */
export const addressOf = (query: string, kind?: Kind): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

/** As it was searched: with corrected spelling where all of it was found that way. */
function shortened({ units }: { units: readonly Unit[] }, query: string): string {
  let text = query;
  for (const { typed, corrected } of units) if (corrected) text = text.replace(typed, corrected);
  const letters = [...text];
  return letters.length > NAMED_CHARS ? `${letters.slice(0, NAMED_CHARS).join("").trim()} …` : text;
}

function groupsOf(found: readonly Found[], units: readonly Unit[], query: string, only?: Kind): HitGroup[] {
  const best = only || found.length <= BEST ? [] : bestOf(found);
  const rest = found.filter((one) => !best.includes(one));
  const order = [...new Set(rest.map(({ entry }) => entry.kind))];
  const group = (id: HitGroup["id"], heading: string, all: readonly Found[], limit: number): HitGroup => ({
    id,
    heading,
    count: all.length,
    hits: all.slice(0, limit).map((one) => hitOf(one, units)),
  });
  const ofKinds = order.map((kind) => {
    const all = rest.filter(({ entry }) => entry.kind === kind);
    const heading = kinds.names[kind];
    const limit = only ? SHOWN_OF_ONE_KIND : SHOWN_OF_KIND;
    const total = found.filter(({ entry }) => entry.kind === kind).length;
    const label = fill(more, { count: total, kind: heading.toLowerCase() });
    return {
      ...group(kind, heading, all, limit),
      ...(!only && all.length > limit && { more: { label, to: addressOf(query, kind) } }),
    };
  });
  return best.length > 0 ? [group("best", kinds.best, best, BEST), ...ofKinds] : ofKinds;
}

/** The best results, on different pages: who looks for one of them finds it on top, whatever its kind. */
function bestOf(found: readonly Found[]): Found[] {
  const taken = new Set<string>();
  const firsts = found.filter(({ entry }) => {
    const page = entry.path.replace(/#.*/, "");
    return !taken.has(page) && taken.add(page);
  });
  return firsts.slice(0, BEST);
}

function hitOf(found: Found, units: readonly Unit[]): Hit {
  const { entry, field, inOtherWords } = found;
  const [other] = inOtherWords;
  const concept = other?.concepts[0];
  return {
    path: entry.path,
    name: marked(entry.name, placesOf(entry.name, units)),
    where: entry.where,
    why: other && concept ? saidOtherwise(concept, other) : why[field],
    excerpt: excerptOf(found, units),
  };
}

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
    // The stations of the line item are found as specimens, but are none of their own.
    specimens: entries.filter(({ path }) => path.endsWith(`#${SPECIMEN_ANCHOR}`)).length,
    rules: of("rules"),
    terms: of("terms"),
  };
}
