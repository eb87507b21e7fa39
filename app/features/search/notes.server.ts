import { searchPage } from "../../content/pages/search.ts";
import type { SearchAnswer } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { type Concept, otherWay } from "./concepts.server.ts";
import { QUERY_LIMIT_CHARS } from "./read-query.server.ts";
import type { Searcher } from "./searcher.server.ts";
import type { Unit } from "./query.types.ts";

const { notes: says, path } = searchPage;

type Result = ReturnType<Searcher["search"]>;

/** Notes for the visitor on how the query was understood, and suggestions. */
export function notesOf(
  { units, unknown, nearName, found }: Result,
  isShortened: boolean,
  searcher: Searcher,
): Pick<SearchAnswer, "notes" | "meant"> {
  const corrected = found.length > 0 ? units.filter((unit) => unit.corrected) : [];
  const same = found.length > 0 ? units.filter(({ concepts }) => concepts.length > 0) : [];
  const ways = same.flatMap((unit) =>
    unit.concepts
      .filter((concept) => concept.isAcronym || otherWay(concept, unit.corrected ?? unit.typed) === concept.ways[0])
      .map((concept) => saidOtherwise(concept, unit)),
  );
  return {
    notes: [
      ...(isShortened ? [fill(says.shortened, { count: QUERY_LIMIT_CHARS })] : []),
      ...corrected.map(({ typed, corrected: used }) => fill(says.corrected, { typed, used: used! })),
      ...(unknown.length > 0 && found.length > 0 ? [fill(says.unknown, { words: listOf(unknown) })] : []),
      ...(ways.length > 0 ? [fill(says.same, { ways: [...new Set(ways)].join("; ").replace(/\.$/, "") })] : []),
    ],
    meant: nearName ? meantOf(nearName, searcher) : undefined,
  };
}

/** The other name that was also searched: the expansion of an acronym, or the word that the pages use. */
export const saidOtherwise = (concept: Concept, { corrected, typed }: Unit): string =>
  concept.isAcronym
    ? fill(searchPage.why.same, { term: concept.ways[0]!, full: concept.ways[1]! })
    : fill(searchPage.why.other, { said: otherWay(concept, corrected ?? typed), typed: corrected ?? typed });

/** A "did you mean" link, within its sentence. */
function meantOf(query: string, searcher: Searcher): SearchAnswer["meant"] {
  const [before = "", after = ""] = says.meant.split("{query}");
  if (searcher.search(query).found.length === 0) return undefined;
  return { before, query, to: `${path}?${new URLSearchParams({ q: query })}`, after };
}

const listOf = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");
