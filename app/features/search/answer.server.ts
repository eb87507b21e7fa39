import { searchPage } from "../../content/pages/search.ts";
import { capitalized, inWords } from "../../content/words.ts";
import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { Hit, HitGroup, Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { excerptOf, marked, quotedText } from "./excerpt.server.ts";
import { QUERY_LIMIT_CHARS } from "./read-query.server.ts";
import type { Found, Searcher } from "./searcher.server.ts";

/** Results shown on the page of one kind, and of all kinds together. */
const SHOWN = { ofOneKind: 60, best: 3 };

/** A query that is cut in a heading. */
const LONG_QUERY = /^(.{60}).+$/u;

const { count, kinds, back, nothing, notes, end, path } = searchPage;

export interface Asked {
  query: string;
  isShortened: boolean;
  /** The kind that the results are restricted to. All kinds if it is not one. */
  kind?: string | null;
  /** How many of the best to give, if not as many as the page shows. */
  best?: number | undefined;
}

/** Runs the search and builds the data of the results page. Source: FIND-1. */
export function answer({ query, isShortened, kind, best = SHOWN.best }: Asked, search: Searcher): SearchAnswer {
  const only = Object.hasOwn(kinds.names, kind ?? "") ? (kind as Kind) : undefined;
  const { found: all, unknown, meant } = search(query);
  const found = only ? all.filter(({ entry }) => entry.kind === only) : all;
  const named = { query: query.replace(LONG_QUERY, "$1 …"), count: capitalized(inWords(found.length)) };
  return {
    query,
    heading: fill([count.none, count.one][found.length] ?? count.many, named),
    groups: groupsOf(found, best, only),
    kinds: choicesOf(found, query, only),
    notes: [
      isShortened && fill(notes.shortened, { count: QUERY_LIMIT_CHARS }),
      unknown.length > 0 &&
        found.length > 0 &&
        fill(notes.unknown, { words: unknown.map((word) => `“${word}”`).join(", ") }),
    ].filter((note) => note !== false),
    ...(meant && { meant: { label: fill(notes.meant, { query: meant }), to: addressOf(meant) } }),
    ...(only && { back: { label: fill(back, named), to: addressOf(query) } }),
    ...(found.length === 0 && { statement: nothing.statement, ways: nothing.ways }),
    end,
  };
}

/** URL of a search. */
export const addressOf = (query: string, kind?: Kind): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

/** The best results, or all if they are few or of one kind, by kind. */
function groupsOf(found: readonly Found[], best: number, only?: Kind): HitGroup[] {
  if (isCut(found, only)) return [{ id: "best", heading: kinds.best, hits: places(found, best) }];
  return kindsIn(found).map((kind) => ({
    id: kind,
    heading: kinds.names[kind],
    hits: ofKind(found, kind).slice(0, SHOWN.ofOneKind).map(hitOf),
  }));
}

/** The best results that open at different places: a row and its section may share an address. */
function places(found: readonly Found[], count: number): Hit[] {
  const hits = new Map<string, Hit>();
  for (const one of found) {
    if (hits.size === count) break;
    const hit = hitOf(one);
    if (!hits.has(hit.path)) hits.set(hit.path, hit);
  }
  return [...hits.values()];
}

/** A link to all results of each kind, if only the best are shown. */
const choicesOf = (found: readonly Found[], query: string, only?: Kind): ChoiceLink[] =>
  (isCut(found, only) ? kindsIn(found) : []).map((kind) => ({
    label: kinds.names[kind],
    to: addressOf(query, kind),
    count: ofKind(found, kind).length,
    isCurrent: false,
  }));

const isCut = (found: readonly Found[], only?: Kind): boolean => !only && found.length > SHOWN.best;

const kindsIn = (found: readonly Found[]): Kind[] => [...new Set(found.map(({ entry }) => entry.kind))];

const ofKind = (found: readonly Found[], kind: Kind) => found.filter(({ entry }) => entry.kind === kind);

/** A result opens at the section that the query names or that it quotes, unless the page itself has that name. Source: FIND-5. */
function hitOf({ entry, terms }: Found): Hit {
  const { path, where, sections = [] } = entry;
  const name = marked(entry.name, terms);
  const text = quotedText(entry, terms);
  const section = isNamedBy(name)
    ? undefined
    : (sections.find(({ heading }) => isNamedBy(marked(heading, terms))) ??
      sections.find(({ texts }) => texts.has(text)));
  return { path: section ? `${path}#${section.id}` : path, name, where, excerpt: excerptOf(text, terms) };
}

/** Whether all of a name is a match, but for signs and spaces. */
const isNamedBy = (parts: readonly string[]): boolean =>
  parts.every((part, at) => at % 2 === 1 || !/[\p{L}\p{N}]/u.test(part));
