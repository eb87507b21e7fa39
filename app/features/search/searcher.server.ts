import MiniSearch, { type SearchResult } from "minisearch";
import { isTerm } from "../../content/glossary/find-term.ts";
import type { Kind } from "../../content/types/search-results.types.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import type { Phrase } from "./asked.server.ts";
import { INDEX_OPTIONS, joined, PHRASE_OPTIONS, type SearchIndex } from "./make-index.server.ts";
import { otherOrder } from "./other-order.server.ts";
import { queryTermsOf } from "./terms.server.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  /** The part of its page that answers, with "#", or empty. */
  hash: string;
  /** The index terms that match. */
  terms: ReadonlySet<string>;
  /** Whether names and headings alone match the query. */
  isNamed: boolean;
}

type Match = Pick<SearchResult, "id" | "score" | "match" | "terms" | "queryTerms"> & { hash?: string };

/** The weight of terms of a query: a rare term says more than a common one. */
type WeightOf = (terms: string[]) => number;

export interface Result {
  /** Best first. */
  found: Found[];
  /** Typed words that no page has. Similar words are searched instead. */
  unknown: string[];
  /** The name of a rule with the digits of the query in another order: "SF 133" for "SF 331". */
  meant?: string | undefined;
}

export type Searcher = (query: string) => Result;

const NAMES: ReadonlySet<string> = new Set(["name", "alias", "heads"]);

/**
 * Boost by kind. Pages and answers come before parts of pages. Rules and terms are looked up by number or acronym, and
 * for other queries come after the firm's own pages.
 */
type Boosts = Partial<Record<Kind, number>>;
const KINDS: Boosts = { pages: 1.2, facts: 1.3, questions: 0.7, specimens: 0.75, rules: 0.5, terms: 0.5 };

const CODE: Boosts = { ...KINDS, rules: 1, terms: 1 };

/** Share of the best result's weight that any other result has. */
const LEAST_SHARE = 0.45;

/**
 * What people ask counts more than the texts of the pages: from this number of words on, what resembles the query, and
 * before that only what is the same. Source: FIND-5, FIND-6.
 */
const PHRASES = { fromWords: 4, boost: 2.5 };

/** A question for the meaning of a term or the content of a rule: "what does IAA mean". */
const DEFINITION =
  /^(?:what(?:['’]?s| is| are| does| do)|define|explain) (?:an? |the )?(.+?)(?: means?| stands? for| in (?:plain )?(?:english|words))?\W*$/i;

/** Number of terms of a query that are searched. Longer queries are pasted texts, of which the beginning is enough. */
const MAX_TERMS = 16;

/** Words that no page has are searched as the beginning of others, and with a slip in every fourth letter. */
const FUZZY = { prefixChars: 3, chars: 4, share: 0.25, slips: 2 };

/** @param entries in the same order as when the index was built */
export function searcherOf(index: SearchIndex, entries: readonly Entry[]): Searcher {
  const texts = MiniSearch.loadJS(index.entries, INDEX_OPTIONS);
  const phrases = MiniSearch.loadJS(index.phrases, PHRASE_OPTIONS);
  const meantBy = otherOrder(entries.flatMap(({ kind, name }) => (kind === "rules" && /\d/.test(name) ? [name] : [])));

  /**
   * Adds the score of each entry's best phrase. A score is relative to the best one and to the part of the query that
   * matches.
   */
  function withPhrases(inTexts: SearchResult[], query: string, terms: string[], weightOf: WeightOf): Match[] {
    const isShort = query.trim().split(/\s+/).length < PHRASES.fromWords;
    const inPhrases = phrases.search(query, {
      tokenize: () => terms,
      filter: ({ text }) => !isShort || text === joined(terms),
    }) as (Phrase & SearchResult)[];
    const share = ({ score, queryTerms }: SearchResult, [best]: SearchResult[]) =>
      (score / best!.score) * (weightOf(queryTerms) / weightOf(terms));
    const byEntry = new Map<number, Match>(
      inTexts.map((result) => [result.id, { ...result, score: share(result, inTexts) }]),
    );
    const bestOfEach = new Map(inPhrases.toReversed().map((result) => [result.entry, result]));
    for (const [id, phrase] of bestOfEach) {
      const { score, match, ...own } = byEntry.get(id) ?? { score: 0, match: {}, terms: [], queryTerms: [] };
      byEntry.set(id, {
        id,
        hash: phrase.hash,
        score: score + PHRASES.boost * share(phrase, inPhrases),
        match,
        terms: [...own.terms, ...phrase.terms],
        queryTerms: [...new Set([...own.queryTerms, ...phrase.queryTerms])],
      });
    }
    return [...byEntry.values()].toSorted((one, other) => other.score - one.score);
  }

  return (whole) => {
    const query = [DEFINITION.exec(whole)?.[1]].find((one) => one && isLookedUp(one)) ?? whole;
    const asked = queryTermsOf(query).slice(0, MAX_TERMS);
    const terms = asked.map(({ term }) => term);
    const counts = new Map(terms.map((term) => [term, countOf(term, texts)]));
    const known = new Set(terms.filter((term) => counts.get(term)! + countOf(term, phrases) > 0));
    const weightOf = (some: string[]) =>
      some.reduce((sum, term) => sum + Math.log(1 + entries.length / (1 + counts.get(term)!)), 0);
    const kinds = /\d/.test(query) || isLookedUp(query) ? CODE : KINDS;
    const inTexts = texts.search(query, {
      tokenize: () => terms,
      boost: FIELDS,
      boostDocument: (id: number) => kinds[entries[id]!.kind] ?? 1,
      prefix: (term) => !known.has(term) && term.length >= FUZZY.prefixChars,
      fuzzy: (term) => !known.has(term) && term.length >= FUZZY.chars && !/\d/.test(term) && FUZZY.share,
      maxFuzzy: FUZZY.slips,
    });
    const results = withPhrases(inTexts, query, terms, weightOf);
    const matches = [...new Set(results.flatMap(({ terms }) => terms))];
    const matched = new Set(results.flatMap(({ queryTerms }) => queryTerms));
    const unknown = asked.filter(({ term }) => !known.has(term) && !matches.some((one) => one.startsWith(term)));
    // If no word is known and one has nothing similar either, what is similar to the others is a coincidence.
    const isChance = unknown.length === asked.length && unknown.some(({ term }) => !matched.has(term));
    const most = Math.max(...results.map(({ queryTerms }) => weightOf(queryTerms)));
    const found = isChance ? [] : results.filter(({ queryTerms }) => weightOf(queryTerms) > most * LEAST_SHARE);
    return {
      found: found.map(({ id, hash = "", match, terms, queryTerms }): Found => {
        const named = Object.values(match).filter((fields) => fields.some((field) => NAMES.has(field)));
        return { entry: entries[id]!, hash, terms: new Set(terms), isNamed: named.length >= queryTerms.length };
      }),
      unknown: unknown.map(({ typed }) => typed),
      meant: meantBy(query),
    };
  };
}

/** Number of documents with a term. */
const countOf = (term: string, index: MiniSearch): number => index.search(term, { tokenize: () => [term] }).length;

/** Whether it is an acronym or a code, and nothing else. */
const isLookedUp = (text: string): boolean =>
  isTerm(text.trim().toUpperCase()) || /^\s*[a-z]{1,3}[- ]?\d+\s*$/i.test(text);
