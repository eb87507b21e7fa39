import { searchPage } from "../../content/pages/search.ts";
import { capitalized, inWords } from "../../content/words.ts";
import type { Hit, HitGroup, Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { SPECIMEN_ANCHOR } from "../specimens/shown-specimens.server.ts";
import { fill } from "../../lib/text/fill.ts";
import { type Entry, pageOf, type Section } from "./entry.server.ts";
import { excerptOf } from "./excerpt.server.ts";
import { marked, matchesIn } from "./marks.server.ts";
import { notesOf, synonymText } from "./notes.server.ts";
import { type Found, isAllMarked } from "./rank.server.ts";
import type { Searcher } from "./searcher.server.ts";
import type { Clause } from "./query.types.ts";

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
  /** The kind that the results are restricted to. All kinds if it is not one. */
  kind?: string | null;
}

/** Runs the search and builds the data of the results page. Source: FIND-1. */
export function answer(asked: Asked, searcher: Searcher, entries: readonly Entry[]): SearchAnswer {
  const { query, isShortened } = asked;
  const kind = isKind(asked.kind) ? asked.kind : undefined;
  const result = searcher.search(query);
  const found = kind ? result.found.filter(({ entry }) => entry.kind === kind) : result.found;
  const searched = countsOf(entries);
  const named = { query: shortened(result, query), count: capitalized(inWords(found.length)) };
  const { notes, meant } = notesOf(result, isShortened, searcher);
  return {
    query,
    heading: fill(found.length === 0 ? count.none : found.length === 1 ? count.one : count.many, named),
    groups: groupsOf(found, result.clauses, query, kind),
    notes,
    meant,
    ...(kind && { back: { label: fill(back, named), to: addressOf(query) } }),
    ...(found.length === 0 && { statement: fill(nothing.statement, searched), ways: waysOf(result) }),
    end: fill(end, searched),
  };
}

const isKind = (text?: string | null): text is Kind => Object.hasOwn(kinds.names, text ?? "");

/** URL of a search. */
export const addressOf = (query: string, kind?: Kind): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

/** The query as it was searched: with corrected spelling if that applies to all of it. */
function shortened({ clauses }: { clauses: readonly Clause[] }, query: string): string {
  let text = query;
  for (const { typed, corrected } of clauses) if (corrected) text = text.replace(typed, corrected);
  const letters = [...text];
  return letters.length > QUERY_IN_HEADING_CHARS
    ? `${letters.slice(0, QUERY_IN_HEADING_CHARS).join("").trim()} …`
    : text;
}

function groupsOf(found: readonly Found[], clauses: readonly Clause[], query: string, only?: Kind): HitGroup[] {
  const best = only || found.length <= BEST ? [] : bestOf(found);
  const rest = found.filter((one) => !best.includes(one));
  const limit = only ? RESULTS_OF_ONE_KIND : RESULTS_PER_KIND;
  const ofKinds = [...new Set(rest.map(({ entry }) => entry.kind))].map((kind): HitGroup => {
    const all = rest.filter(({ entry }) => entry.kind === kind);
    const heading = kinds.names[kind];
    const total = found.filter(({ entry }) => entry.kind === kind).length;
    const label = fill(more, { count: total, kind: heading.toLowerCase() });
    return {
      id: kind,
      heading,
      hits: all.slice(0, limit).map((one) => hitOf(one, clauses)),
      count: total,
      ...(!only && all.length > limit && { more: { label, to: addressOf(query, kind) } }),
    };
  });
  if (best.length === 0) return ofKinds;
  return [{ id: "best", heading: kinds.best, hits: best.map((one) => hitOf(one, clauses)) }, ...ofKinds];
}

/** The best results of any kind, one per page. */
const bestOf = (found: readonly Found[]): Found[] =>
  [...new Set(found.map(({ entry }) => pageOf(entry)))]
    .slice(0, BEST)
    .map((page) => found.find(({ entry }) => pageOf(entry) === page)!);

function hitOf(found: Found, clauses: readonly Clause[]): Hit {
  const { entry, bySynonym } = found;
  const [other] = bySynonym;
  const concept = other?.concepts[0];
  const section = sectionOf(entry, clauses);
  return {
    path: section ? `${entry.path}#${section.id}` : entry.path,
    name: marked(entry.name, matchesIn(entry.name, clauses)),
    where: entry.where,
    ...(other && concept && { why: synonymText(concept, other) }),
    excerpt: excerptOf(found, clauses, section),
  };
}

/** The section of a page that its result opens at: the one named by the query. Source: FIND-5. */
const sectionOf = ({ name, sections = [] }: Entry, clauses: readonly Clause[]): Section | undefined =>
  matchesIn(name, clauses).length > 0 ? undefined : sections.find(({ heading }) => isAllMarked(heading, clauses));

function waysOf({
  clauses,
  unknown,
}: {
  clauses: readonly Clause[];
  unknown: readonly string[];
}): SearchAnswer["ways"] {
  const [known] = unknown.length > 0 ? clauses : [];
  const { name, promise } = nothing.alone;
  const alone = known && { name: fill(name, { word: known.typed }), promise, path: addressOf(known.typed) };
  return alone ? [alone, ...nothing.ways] : nothing.ways;
}

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
