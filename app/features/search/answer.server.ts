import { searchPage } from "../../content/pages/search.ts";
import { capitalized, inWords } from "../../content/words.ts";
import type { Hit, Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { QUERY_LIMIT_CHARS, type readQuery } from "../../lib/text/read-query.ts";
import { excerptOf, marked, quotedText } from "./excerpt.server.ts";
import type { Found, Searcher } from "./searcher.server.ts";

/** A query that is cut in a heading. */
const LONG_QUERY = /^(.{60}).+$/u;

const { count, kinds, nothing, notes, end, path } = searchPage;

/** The parameter that shows every result, by kind, instead of the best. */
const EVERY_KIND = "all";

/** A query, the kind that its results are restricted to, and how many of several kinds to give. Those of one kind are given completely. */
export type Asked = ReturnType<typeof readQuery> & { kind?: string | null | undefined; best: number };

/** Runs the search and builds the data of the results page. Source: FIND-1. */
export function answer({ query, isShortened, kind, best }: Asked, search: Searcher): SearchAnswer {
  const only = Object.hasOwn(kinds.names, kind ?? "") ? (kind as Kind) : undefined;
  const { found: all, unknown, meant } = search(query);
  const found = only ? all.filter(({ entry }) => entry.kind === only) : all;
  const byKind = [...new Set(all.map(({ entry }) => entry.kind))].map(
    (one) => [one, kinds.names[one], all.filter(({ entry }) => entry.kind === one)] as const,
  );
  const bestHits = byKind.length > 1 && !only && kind !== EVERY_KIND && places(found, best);
  const named = { query: query.replace(LONG_QUERY, "$1 …"), count: capitalized(inWords(found.length)) };
  return {
    query,
    heading: fill([count.none, count.one][found.length] ?? count.many, named),
    groups: bestHits
      ? [{ id: "best", heading: kinds.best, hits: bestHits }]
      : byKind
          .filter(([id]) => !only || id === only)
          .map(([id, heading, its]) => ({ id, heading, hits: its.map(hitOf) })),
    kinds:
      only || byKind.length > 1
        ? [[undefined, kinds.all, all] as const, ...byKind].map(([id, label, its]) => {
            return { label, to: addressOf(query, id), count: its.length, isCurrent: id === only };
          })
        : [],
    notes: [
      isShortened && fill(notes.shortened, { count: QUERY_LIMIT_CHARS }),
      unknown.length > 0 &&
        found.length > 0 &&
        fill(notes.unknown, { words: unknown.map((word) => `“${word}”`).join(", ") }),
    ].filter((note) => note !== false),
    ...(bestHits &&
      bestHits.length < found.length && {
        all: { label: fill(kinds.every, { count: found.length }), to: addressOf(query, EVERY_KIND) },
      }),
    ...(meant && { meant: { label: fill(notes.meant, { query: meant }), to: addressOf(meant) } }),
    ...(found.length === 0 && { statement: nothing.statement, ways: nothing.ways }),
    end,
  };
}

/** URL of a search. */
export const addressOf = (query: string, kind?: Kind | typeof EVERY_KIND): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

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

/** A result opens at the section that the query names or that it quotes, unless the page has that name. Source: FIND-5. */
function hitOf({ entry: { path, name, where, text, placed = [] }, terms }: Found): Hit {
  /** Whether all of a name is a match, but for signs and spaces. */
  const isNamed = (one: string) => marked(one, terms).every((part, at) => at % 2 === 1 || !/[\p{L}\p{N}]/u.test(part));
  const isPage = isNamed(name);
  const named = isPage ? undefined : placed.find(({ section, text: one }) => one === section?.heading && isNamed(one));
  const around = named && placed.filter(({ section }) => section?.id === named.section!.id).map((one) => one.text);
  const quoted = quotedText(around?.slice(1) ?? text, terms);
  const { section } = named ?? placed.find((one) => one.text === quoted && one.section) ?? {};
  return {
    path: section && !isPage ? `${path}#${section.id}` : path,
    name: marked(name, terms),
    where,
    excerpt: excerptOf(quoted, terms),
  };
}
