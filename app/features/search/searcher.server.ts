import MiniSearch, { type AsPlainObject } from "minisearch";
import { isTerm } from "../../content/glossary/find-term.ts";
import type { Kind } from "../../content/types/search-results.types.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import { INDEX_OPTIONS } from "./make-index.server.ts";
import { queryTermsOf } from "./terms.server.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  /** The index terms that match. */
  terms: ReadonlySet<string>;
  /** Whether names and headings alone match the query. */
  isNamed: boolean;
}

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

/** Share of the best result's terms that any other result has. */
const WORDS = { boost: FIELDS, kinds: KINDS, leastShare: 0.5 };
const CODE = { ...WORDS, kinds: { ...KINDS, rules: 1, terms: 1 } };

/**
 * A whole question is a sentence. Its words are common ones, which long pages have all of, so answers count for more,
 * running text for less, and an answer need not have most of the words. Source: FIND-6.
 */
const QUESTION = { boost: { ...FIELDS, text: 0.2 }, kinds: { ...KINDS, facts: 3, questions: 1 }, leastShare: 0.1 };
const QUESTION_WORDS = 5;
/** Several nouns in a row are no question. */
const ASKING =
  /\b(?:who|whom|whose|what|when|where|which|why|how|can|could|do|does|did|is|are|was|will|would|should|have|has|i|we|us|our|you|u|your|need|looking)\b/i;

/** A question for the meaning of a term or the content of a rule: "what does IAA mean". */
const DEFINITION =
  /^(?:what(?:['’]?s| is| are| does| do)|define|explain) (?:an? |the )?(.+?)(?: means?| stands? for| in (?:plain )?(?:english|words))?\W*$/i;

/** Number of terms of a query that are searched. Longer queries are pasted texts, of which the beginning is enough. */
const MAX_TERMS = 16;

/** Words that no page has are searched as the beginning of others, and with a slip in every fourth letter. */
const FUZZY = { prefixChars: 3, chars: 4, share: 0.25, slips: 2 };

/** @param entries in the same order as when the index was built */
export function searcherOf(index: AsPlainObject, entries: readonly Entry[]): Searcher {
  const mini = MiniSearch.loadJS(index, INDEX_OPTIONS);
  const known = new Set(index.index.map(([term]) => term));
  const meantBy = otherOrder(entries.flatMap(({ kind, name }) => (kind === "rules" && /\d/.test(name) ? [name] : [])));
  return (whole) => {
    const query = [DEFINITION.exec(whole)?.[1]].find((one) => one && isLookedUp(one)) ?? whole;
    const asked = queryTermsOf(query).slice(0, MAX_TERMS);
    const isQuestion = ASKING.test(query) && query.trim().split(/\s+/).length >= QUESTION_WORDS;
    const notQuestion = /\d/.test(query) || isLookedUp(query) ? CODE : WORDS;
    const { boost, kinds, leastShare } = isQuestion ? QUESTION : notQuestion;
    const results = mini.search(query, {
      tokenize: () => asked.map(({ term }) => term),
      boost,
      boostDocument: (id: number) => (kinds as Boosts)[entries[id]!.kind] ?? 1,
      prefix: (term) => !known.has(term) && term.length >= FUZZY.prefixChars,
      fuzzy: (term) => !known.has(term) && term.length >= FUZZY.chars && !/\d/.test(term) && FUZZY.share,
      maxFuzzy: FUZZY.slips,
    });
    const matches = [...new Set(results.flatMap(({ terms }) => terms))];
    const matched = new Set(results.flatMap(({ queryTerms }) => queryTerms));
    const unknown = asked.filter(({ term }) => !known.has(term) && !matches.some((one) => one.startsWith(term)));
    // If no word is known and one has nothing similar either, what is similar to the others is a coincidence.
    const isChance = unknown.length === asked.length && unknown.some(({ term }) => !matched.has(term));
    const most = Math.max(...results.map(({ queryTerms }) => queryTerms.length));
    const found = isChance ? [] : results.filter(({ queryTerms }) => queryTerms.length > most * leastShare);
    return {
      found: found.map(({ id, match, terms, queryTerms }): Found => {
        const named = Object.values(match).filter((fields) => fields.some((field) => NAMES.has(field)));
        return { entry: entries[id]!, terms: new Set(terms), isNamed: named.length >= queryTerms.length };
      }),
      unknown: unknown.map(({ typed }) => typed),
      meant: meantBy(query),
    };
  };
}

/** Whether it is an acronym or a code, and nothing else. */
const isLookedUp = (text: string): boolean =>
  isTerm(text.trim().toUpperCase()) || /^\s*[a-z]{1,3}[- ]?\d+\s*$/i.test(text);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const sorted = (text: string): string => [...plain(text)].toSorted().join("");

/** Finds the name that has the letters and digits of a query in another order. */
function otherOrder(names: readonly string[]): (query: string) => string | undefined {
  const byLetters = new Map(names.map((name) => [sorted(name), name]));
  return (query) => [byLetters.get(sorted(query))].find((name) => name && plain(name) !== plain(query));
}
