import SearchableMap from "minisearch/SearchableMap";
import type { IndexFile } from "./make-index.server.ts";
import { isStopWord, stem } from "./stem.server.ts";
import { spanAt, tokensOf } from "./terms.server.ts";

/** A query as index terms. */
export interface ParsedQuery {
  terms: string[];
  /** The last term, if it is the beginning of a word. */
  unfinished?: string | undefined;
  /** Typed words that no page has, each with the word that is searched instead, if one is close. */
  unknown: { typed: string; used?: string | undefined }[];
}

/** Longer queries are pasted texts, of which the beginning is enough. */
const MAX_TERMS = 16;

/** Maximum number of words to correct, to bound the cost of a query. */
const MAX_CORRECTIONS = 4;

/** Minimum length of the beginning of a word, of a word to be corrected, and of one to be corrected by two letters. */
const PREFIX_CHARS = 3;
const ONE_SLIP_CHARS = 4;
const TWO_SLIPS_CHARS = 8;

/** Returns a function that parses queries into the terms of an index. */
export function parserOf({ index, words }: IndexFile): (query: string) => ParsedQuery {
  const known = SearchableMap.from<true>(index.index.map(([term]) => [term, true]));
  const vocabulary = SearchableMap.fromObject(words);
  const isBeginning = (term: string) => term.length >= PREFIX_CHARS && !known.atPrefix(term).keys().next().done;

  return (query) => {
    const tokens = tokensOf(query);
    const terms = new Set<string>();
    const parsed: Omit<ParsedQuery, "terms"> = { unknown: [] };
    for (let at = 0; at < tokens.length && terms.size < MAX_TERMS;) {
      const { word, stem: own, isNumber, start, end } = tokens[at]!;
      const { term, count } = spanAt(tokens, at);
      at += count;
      if (known.has(term)) terms.add(term);
      else if (at === tokens.length && isBeginning(own)) terms.add((parsed.unfinished = own));
      else if (word.length > 1 && !isStopWord(word)) {
        const mayCorrect = word.length >= ONE_SLIP_CHARS && parsed.unknown.length < MAX_CORRECTIONS;
        const used = !isNumber && mayCorrect ? closestTo(word, vocabulary) : undefined;
        parsed.unknown.push({ typed: query.slice(start, end), used });
        if (used) terms.add(spanAt(tokensOf(used), 0).term).add(stem(used));
      }
    }
    return { ...parsed, terms: [...terms] };
  };
}

/** The word of the pages that is closest to an unknown one, of several the most frequent. */
function closestTo(word: string, vocabulary: SearchableMap<number>): string | undefined {
  const limit = word.length < TWO_SLIPS_CHARS ? 1 : 2;
  const near = [...vocabulary.fuzzyGet(word, 2)]
    .map(([other, [count, edits]]) => ({ other, count, slips: sorted(word) === sorted(other) ? 0 : edits }))
    .filter(({ slips }) => slips <= limit);
  return near.toSorted((a, b) => a.slips - b.slips || b.count - a.count)[0]?.other;
}

/** Letters in another order are one slip. */
export const sorted = (text: string): string => [...text].toSorted().join("");
