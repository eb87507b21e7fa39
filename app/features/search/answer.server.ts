import { searchPage } from "../../content/pages/search.ts";
import { capitalized, inWords } from "../../content/words.ts";
import type { Hit, HitGroup, Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { excerptOf, marked } from "./excerpt.server.ts";
import { QUERY_LIMIT_CHARS } from "./read-query.server.ts";
import type { Found, Searcher } from "./searcher.server.ts";

/** Number of results shown per kind: in the overview, and on the page of one kind. */
const RESULTS_PER_KIND = 3;
const RESULTS_OF_ONE_KIND = 60;

/** Number of best results of all kinds. They are listed first if there are more results than this. */
const BEST = 3;

/** Maximum length of the query in a heading. */
const QUERY_IN_HEADING_CHARS = 60;

const { count, kinds, more, back, nothing, notes, end, path } = searchPage;

export interface Asked {
  query: string;
  isShortened: boolean;
  /** The kind that the results are restricted to. All kinds if it is not one. */
  kind?: string | null;
}

/** Runs the search and builds the data of the results page. Source: FIND-1. */
export function answer({ query, isShortened, kind }: Asked, search: Searcher): SearchAnswer {
  const only = Object.hasOwn(kinds.names, kind ?? "") ? (kind as Kind) : undefined;
  const { found: all, unknown, meant } = search(query);
  const found = only ? all.filter(({ entry }) => entry.kind === only) : all;
  const named = { query: inHeading(query, unknown), count: capitalized(inWords(found.length)) };
  return {
    query,
    heading: fill(found.length === 0 ? count.none : found.length === 1 ? count.one : count.many, named),
    groups: groupsOf(found, query, only),
    notes: [
      ...(isShortened ? [fill(notes.shortened, { count: QUERY_LIMIT_CHARS })] : []),
      ...(unknown.length > 0 && found.length > 0
        ? [fill(notes.unknown, { words: unknown.map(({ typed }) => `“${typed}”`).join(", ") })]
        : []),
    ],
    ...(meant && { meant: { label: fill(notes.meant, { query: meant }), to: addressOf(meant) } }),
    ...(only && { back: { label: fill(back, named), to: addressOf(query) } }),
    ...(found.length === 0 && { statement: nothing.statement, ways: nothing.ways }),
    end,
  };
}

/** URL of a search. */
export const addressOf = (query: string, kind?: Kind): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

/** The query as it was searched, with corrected spelling. */
function inHeading(query: string, unknown: ReturnType<Searcher>["unknown"]): string {
  const text = unknown.reduce((rest, { typed, used }) => (used ? rest.replace(typed, used) : rest), query);
  const letters = [...text];
  return letters.length > QUERY_IN_HEADING_CHARS
    ? `${letters.slice(0, QUERY_IN_HEADING_CHARS).join("").trim()} …`
    : text;
}

function groupsOf(found: readonly Found[], query: string, only?: Kind): HitGroup[] {
  const best = only || found.length <= BEST ? [] : found.slice(0, BEST);
  const rest = found.slice(best.length);
  const limit = only ? RESULTS_OF_ONE_KIND : RESULTS_PER_KIND;
  const ofKinds = [...new Set(rest.map(({ entry }) => entry.kind))].map((kind): HitGroup => {
    const shown = rest.filter(({ entry }) => entry.kind === kind);
    const heading = kinds.names[kind];
    const total = found.filter(({ entry }) => entry.kind === kind).length;
    const label = fill(more, { count: total, kind: heading.toLowerCase() });
    const isMore = !only && shown.length > limit;
    return {
      id: kind,
      heading,
      hits: shown.slice(0, limit).map(hitOf),
      ...(isMore && { more: { label, to: addressOf(query, kind) } }),
    };
  });
  return best.length > 0 ? [{ id: "best", heading: kinds.best, hits: best.map(hitOf) }, ...ofKinds] : ofKinds;
}

/** A result opens at the section that the query names, unless the page itself has that name. Source: FIND-5. */
function hitOf({ entry, terms }: Found): Hit {
  const name = marked(entry.name, terms);
  const named = ({ heading }: { heading: string }) => isNamedBy(marked(heading, terms));
  const section = isNamedBy(name) ? undefined : entry.sections?.find(named);
  return {
    path: section ? `${entry.path}#${section.id}` : entry.path,
    name,
    where: entry.where,
    excerpt: excerptOf(entry, terms),
  };
}

/** Whether all of a name is a match, but for signs and spaces. */
const isNamedBy = (parts: readonly string[]): boolean =>
  parts.every((part, at) => at % 2 === 1 || !/[\p{L}\p{N}]/u.test(part));
