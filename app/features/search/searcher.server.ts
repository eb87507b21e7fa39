import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { isTerm } from "../../content/glossary/find-term.ts";
import type { Kind } from "../../content/types/search-results.types.ts";
import { type Entry, FIELDS, QUESTION_FIELDS } from "./entry.server.ts";
import { countOf, INDEX_OPTIONS, type SearchIndex, weightOf } from "./make-index.server.ts";
import { otherOrder } from "./other-order.server.ts";
import { queryTermsOf } from "./terms.server.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  /** The index terms that match, with their weights. */
  terms: ReadonlyMap<string, number>;
  /** Whether names and headings alone match the query. */
  isNamed: boolean;
}

type Match = Pick<SearchResult, "score" | "match" | "terms" | "queryTerms"> & { phrase: number };

/** The position of an entry, and how it matches. */
type Ranked = [number, Match];

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
 * Boost by kind. Pages and answers come before parts of pages. Rules and terms are looked up by number or acronym, and for other queries come after the firm's own
 * pages. Source: FIND-6.
 */
const CODE: Partial<Record<Kind, number>> = { pages: 1.2, facts: 1.3, questions: 0.6 };
const KINDS = { ...CODE, rules: 0.5, terms: 0.5 };

/** Share of the best result's weight that any other result has. */
const LEAST_SHARE = 0.45;

/**
 * What people ask counts more than the texts of the pages: from this number of words on, what resembles the query, and
 * before that only what is the same. Source: FIND-5, FIND-6.
 */
const PHRASES = { fromWords: 4, boost: 2.5, power: 2, same: 0.999 };

/** A question for the meaning of a term or the content of a rule: "what does IAA mean". */
const DEFINITION =
  /^(?:what(?:['’]?s| is| are| does| do)|define|explain) (?:an? |the )?(.+?)(?: means?| stands? for| in (?:plain )?(?:english|words))?\W*$/i;

/** Words that ask for a sample. */
const SPECIMEN_TERMS: ReadonlySet<string> = new Set(
  queryTermsOf("sample checklist template example crosswalk").map(({ term }) => term),
);

const isOther = (term: string) => !SPECIMEN_TERMS.has(term);

/** Among this many results are the rule that a query names and the specimen that it asks for. Source: FIND-6. */
const BEST = 3;

/** Number of terms of a query that are searched. Longer queries are pasted texts, of which the beginning is enough. */
const MAX_TERMS = 16;

/** Words that no page has are searched as the beginning of others, and with a slip in every fourth letter. */
const FUZZY = { prefixChars: 3, chars: 4, share: 0.25, slips: 2 };

/** @param entries in the same order as when the index was built */
export function searcherOf({ entries: data, phrases }: SearchIndex, entries: readonly Entry[]): Searcher {
  const index = MiniSearch.loadJS(data, INDEX_OPTIONS);
  const meantBy = otherOrder(entries.flatMap(({ kind, name }) => (kind === "rules" && /\d/.test(name) ? [name] : [])));
  // A name of one word, such as NAICS or SAFE, also has other uses.
  const namesOfRules = entries.map(({ kind, name, alias = [] }) =>
    (kind === "rules" ? [name, ...alias] : []).map(termsIn).filter((terms) => / /.test(terms.join(" "))),
  );

  return (whole) => {
    const query = [DEFINITION.exec(whole)?.[1]].find((one) => one && isLookedUp(one)) ?? whole;
    const isShort = query.split(" ").length < PHRASES.fromWords;
    const asked = queryTermsOf(query).slice(0, MAX_TERMS);
    const terms = asked.map(({ term }) => term);
    const unseen = new Set(terms.filter((term) => countOf(term, index) === 0));
    const options: SearchOptions = {
      prefix: (term) => unseen.has(term) && term.length >= FUZZY.prefixChars,
      fuzzy: (term) => unseen.has(term) && term.length >= FUZZY.chars && !/\d/.test(term) && FUZZY.share,
      maxFuzzy: FUZZY.slips,
    };
    const similarTo = (term: string) =>
      unseen.has(term)
        ? index.search(term, { ...options, tokenize: () => [term] }).flatMap((one) => one.terms)
        : [term];
    const similar = new Map(terms.map((term) => [term, similarTo(term)]));
    /** The terms of the query by the terms of the index that they match. */
    const forms = new Map([...similar].flatMap(([term, some]) => some.map((form) => [form, term])));
    // A misspelled word is as rare as the word it resembles most. One that nothing resembles says nothing.
    const weights = new Map([...similar].map(([term, [form]]) => [term, form ? weightOf(form, index) : 0]));
    const weigh = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + weights.get(term)!, 0);
    const total = weigh(terms);
    const kinds = /\d/.test(query) || isLookedUp(query) ? CODE : KINDS;
    const inTexts = index.search(query, {
      ...options,
      tokenize: () => terms,
      boost: isShort ? FIELDS : QUESTION_FIELDS,
      boostDocument: (id: number) => kinds[entries[id]!.kind] ?? 1,
    });
    const results = new Map<number, Match>(
      inTexts.map((result) => {
        const score = (result.score / inTexts[0]!.score) * (weigh(result.queryTerms) / total);
        return [result.id, { ...result, score, phrase: 0 }];
      }),
    );

    for (const { terms: its, weight, entry } of phrases) {
      const matched = its.filter((form) => forms.has(form));
      if (matched.length === 0) continue;
      const shared = new Set(matched.map((form) => forms.get(form)!));
      // 1 if the terms are the same.
      const likeness = weigh(shared) / Math.sqrt(total * weight);
      const phrase = isShort && likeness < PHRASES.same ? 0 : PHRASES.boost * likeness ** PHRASES.power;
      const own = results.get(entry) ?? { score: 0, match: {}, terms: [], queryTerms: [], phrase: 0 };
      if (phrase <= own.phrase) continue;
      results.set(entry, {
        phrase,
        score: own.score - own.phrase + phrase,
        match: own.match,
        terms: [...own.terms, ...matched],
        queryTerms: [...new Set([...own.queryTerms, ...shared])],
      });
    }

    const most = Math.max(...[...results.values()].map(({ queryTerms }) => weigh(queryTerms)));
    const ranked = [...results].toSorted(([, one], [, other]) => other.score - one.score);
    const found = ranked.filter(([, { queryTerms }]) => weigh(queryTerms) > most * LEAST_SHARE);
    const inQuery = spaced(termsIn(query));
    const weightOfName = (id: number) =>
      Math.max(0, ...namesOfRules[id]!.filter((name) => inQuery.includes(spaced(name))).map(weigh));
    const best = found.slice(0, BEST);
    const isSpecimen = ([id, { queryTerms }]: Ranked) =>
      entries[id]!.kind === "specimens" && weigh(queryTerms.filter(isOther)) > weigh(terms.filter(isOther)) / 4;
    const [rule] = ranked
      .filter(([id]) => weightOfName(id) > 0)
      .toSorted(([one], [other]) => weightOfName(other) - weightOfName(one));
    const isRule = ([id]: Ranked) => entries[id]!.kind === "rules";
    const hasItsName = ([id]: Ranked) =>
      namesOfRules[rule![0]]!.some((name) => spaced(termsIn(entries[id]!.name)).includes(spaced(name)));
    const lifted = [
      rule && !best.some(isRule) && !best.slice(BEST - 1).some(hasItsName) && rule,
      !terms.every(isOther) && found.find(isSpecimen),
    ].filter((one) => one && !best.includes(one)) as Ranked[];
    const rest = found.filter((one) => !lifted.includes(one));
    return {
      found: rest
        .toSpliced(BEST - lifted.length, 0, ...lifted)
        .map(([id, { match, terms: its, queryTerms }]): Found => {
          const named = Object.values(match).filter((fields) => fields.some((field) => NAMES.has(field)));
          const weighed = new Map(its.map((form) => [form, weights.get(forms.get(form)!) ?? 0]));
          return { entry: entries[id]!, terms: weighed, isNamed: named.length >= queryTerms.length };
        }),
      unknown: asked
        .filter(({ term }) => unseen.has(term) && !similar.get(term)!.some((form) => form.startsWith(term)))
        .map(({ typed }) => typed),
      meant: meantBy(query),
    };
  };
}

const termsIn = (text: string): string[] => queryTermsOf(text).map(({ term }) => term);

/** Terms between spaces, to find some in others. */
const spaced = (terms: readonly string[]): string => ` ${terms.join(" ")} `;

/** Whether it is an acronym or a code, and nothing else. */
const isLookedUp = (text: string): boolean =>
  isTerm(text.trim().toUpperCase()) || /^\s*[a-z]{1,3}[- ]?\d+\s*$/i.test(text);
