import { searchPage } from "../../content/pages/search.ts";
import { capitalized, inWords } from "../../content/words.ts";
import type { Hit, Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { QUERY_LIMIT_CHARS, type readQuery } from "../../lib/text/read-query.ts";
import { excerptOf, marked, quotedText } from "./excerpt.server.ts";
import type { Found, Searcher } from "./searcher.server.ts";

/** A query that is cut in a heading. */
const LONG_QUERY = /^(?=.{61})(.{30,60}(?= )|.{60}).+$/u;

const { count, kinds, notes, path } = searchPage;

/** The parameter that shows every result, by kind, instead of the best. */
const EVERY_KIND = "all";

/** A query, the kind that its results are restricted to, and how many of several kinds to give. Those of one kind are given completely. */
export type Asked = ReturnType<typeof readQuery> & { kind?: string | null | undefined; best: number };

/** Runs the search and builds the data of the results page. Source: FIND-1. */
export function answer({ query, isShortened, kind, best }: Asked, search: Searcher): SearchAnswer {
  const only = Object.hasOwn(kinds.names, kind ?? "") ? (kind as Kind) : undefined;
  const { found: every, unknown, meant } = search(query);
  // Of more, the places would take longer to find than the results.
  const all = every.length > best ? every : places(every, best);
  const found = only ? all.filter(({ entry }) => entry.kind === only) : all;
  const byKind = [...new Set(all.map(({ entry }) => entry.kind))].map(
    (one) => [one, kinds.names[one], all.filter(({ entry }) => entry.kind === one)] as const,
  );
  const bestFound = byKind.length > 1 && !only && kind !== EVERY_KIND && places(found, best);
  const named = { query: query.replace(LONG_QUERY, "$1 …"), count: capitalized(inWords(found.length)) };
  return {
    query,
    heading: fill([count.none, count.one][found.length] ?? count.many, named),
    groups: bestFound
      ? [{ id: "best", heading: kinds.best, hits: bestFound.map(hitOf) }]
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
      isShortened ? fill(notes.shortened, { count: QUERY_LIMIT_CHARS }) : [],
      unknown.length > 0 && found.length > 0 ? fill(notes.unknown, { words: unknown.join("”, “") }) : [],
    ].flat(),
    ...(bestFound &&
      bestFound.length < found.length && {
        all: { label: fill(kinds.every, { count: found.length }), to: addressOf(query, EVERY_KIND) },
      }),
    ...(meant && { meant: { label: fill(notes.meant, { query: meant }), to: addressOf(meant) } }),
  };
}

/** URL of a search. */
export const addressOf = (query: string, kind?: Kind | typeof EVERY_KIND): string =>
  `${path}?${new URLSearchParams({ q: query, ...(kind && { in: kind }) })}`;

/** The best results that open at different places: a page may quote a row or question that is found as well. */
function places(found: readonly Found[], count: number): Found[] {
  const kept = new Map<string, Found>();
  for (const one of found) {
    if (kept.size === count) break;
    const { path } = hitOf(one);
    if (!kept.has(path)) kept.set(path, one);
  }
  return [...kept.values()];
}

/** Made once for a result. */
const hitOf = (found: Found & { hit?: Hit }): Hit => (found.hit ??= makeHit(found));

/** A result opens at the section that the query names or that it quotes, unless the page has that name. Source: FIND-5. */
function makeHit({ entry: { path, name, where, text, placed = [] }, terms }: Found): Hit {
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
