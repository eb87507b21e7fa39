import { searchPage } from "../../content/pages/search.ts";
import type { SearchAnswer } from "../../content/types/search-results.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { type Concept, otherSynonym } from "./concepts.server.ts";
import { QUERY_LIMIT_CHARS } from "./read-query.server.ts";
import type { Searcher } from "./searcher.server.ts";
import type { Clause } from "./query.types.ts";

const { notes: texts, path } = searchPage;

type Result = ReturnType<Searcher["search"]>;

/** Notes for the visitor on how the query was parsed, and suggestions. */
export function notesOf(
  { clauses, unknown, nearName, found }: Result,
  isShortened: boolean,
  searcher: Searcher,
): Pick<SearchAnswer, "notes" | "meant"> {
  const corrected = found.length > 0 ? clauses.filter((clause) => clause.corrected) : [];
  const same = found.length > 0 ? clauses.filter(({ concepts }) => concepts.length > 0) : [];
  const ways = same.flatMap((clause) =>
    clause.concepts
      .filter(
        (concept) =>
          concept.isAcronym || otherSynonym(concept, clause.corrected ?? clause.typed) === concept.synonyms[0],
      )
      .map((concept) => synonymText(concept, clause)),
  );
  return {
    notes: [
      ...(isShortened ? [fill(texts.shortened, { count: QUERY_LIMIT_CHARS })] : []),
      ...corrected.map(({ typed, corrected: used }) => fill(texts.corrected, { typed, used: used! })),
      ...(unknown.length > 0 && found.length > 0 ? [fill(texts.unknown, { words: listOf(unknown) })] : []),
      ...(ways.length > 0 ? [fill(texts.same, { ways: [...new Set(ways)].join("; ").replace(/\.$/, "") })] : []),
    ],
    meant: nearName ? meantOf(nearName, searcher) : undefined,
  };
}

/** The other name that was also searched: the expansion of an acronym, or the word that the pages use. */
export const synonymText = (concept: Concept, { corrected, typed }: Clause): string =>
  concept.isAcronym
    ? fill(searchPage.why.same, { term: concept.synonyms[0]!, full: concept.synonyms[1]! })
    : fill(searchPage.why.other, { said: otherSynonym(concept, corrected ?? typed), typed: corrected ?? typed });

/** A "did you mean" link, within its sentence. */
function meantOf(query: string, searcher: Searcher): SearchAnswer["meant"] {
  const [before = "", after = ""] = texts.meant.split("{query}");
  if (searcher.search(query).found.length === 0) return undefined;
  return { before, query, to: `${path}?${new URLSearchParams({ q: query })}`, after };
}

const listOf = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");
