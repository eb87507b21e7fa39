import MiniSearch, { type SearchOptions } from "minisearch";
import { priceQuestion } from "../../content/search/price-question.ts";
import { ANSWERS_PATH } from "../../content/pages/buyers-answers.ts";
import type { Kind } from "../../content/types/search-results.types.ts";
import { answerPath } from "./asked.server.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import { countOf, INDEX_OPTIONS, type SearchIndex, shareOf, weightOf } from "./make-index.server.ts";
import { otherOrder } from "./other-order.server.ts";
import { queryTermsOf } from "./terms.server.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  /** The index terms that match, with their weights. */
  terms: ReadonlyMap<string, number>;
  /** Whether names alone match the query. */
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

/** How an entry matches: its terms, those of them that its name has, and the best of the phrases that it answers. */
interface Match {
  score: number;
  phrase: number;
  terms: readonly string[];
  named: number;
}

const NAMES: ReadonlySet<string> = new Set(["name", "alias"]);

/**
 * Boost by kind. Pages and answers come before parts of pages, and before rules and terms, which are found by their names.
 * Source: FIND-6.
 */
const KINDS: Partial<Record<Kind, number>> = { pages: 1.2, facts: 1.3, questions: 0.6, rules: 0.5, terms: 0.5 };

/** Share of the best result's weight that any other result has. */
const LEAST_SHARE = 0.45;

/**
 * What people ask counts more than the texts of the pages: from this number of words on, what resembles the query, and
 * before that only what is the same. Source: FIND-5, FIND-6.
 */
const PHRASES = { fromWords: 4, boost: 2.5, same: 0.999 };

/** Words that ask for a sample. */
const SPECIMEN_TERMS: ReadonlySet<string> = new Set(termsIn("sample checklist template example crosswalk"));

/** Among this many results are the rule or term that a query names, and the specimen or the prices that it asks for. Source: FIND-6. */
const BEST = 3;

/** Number of terms of a query that are searched. Longer queries are pasted texts, of which the beginning is enough. */
const MAX_TERMS = 16;

/** A word that no page has is searched as the beginning of another, or with a slip in every fourth letter. */
const SIMILAR: SearchOptions = {
  tokenize: (term) => [term],
  prefix: (term) => term.length > 2,
  fuzzy: (term) => term.length > 3 && !/\d/.test(term) && 0.25,
  maxFuzzy: 2,
};

/** @param entries in the same order as when the index was built */
export function searcherOf({ entries: data, phrases }: SearchIndex, entries: readonly Entry[]): Searcher {
  const index = MiniSearch.loadJS(data, INDEX_OPTIONS);
  const known = (term: string) => (countOf(term, index) > 0 ? term : index.search(term, SIMILAR)[0]?.terms[0]);
  const meantBy = otherOrder(entries.flatMap(({ kind, name }) => (kind === "rules" && /\d/.test(name) ? [name] : [])));
  const namesOf = entries.map(({ kind, name, alias = [] }) =>
    kind === "rules" || kind === "terms" ? [name, ...alias].map((one) => ` ${termsIn(one).join(" ")} `) : [],
  );
  const phrasesWith = new Map<string, SearchIndex["phrases"][number][]>();
  for (const phrase of phrases) {
    for (const term of phrase.terms) {
      if (!phrasesWith.get(term)?.push(phrase)) phrasesWith.set(term, [phrase]);
    }
  }
  const prices = answerPath(priceQuestion.answer);
  const names = new Set(namesOf.flat());
  // A name of one word, such as NAICS or SAFE, also has other uses.
  const longestFirst = [...names]
    .filter((name) => /\S \S|\d/.test(name))
    .toSorted((one, other) => other.length - one.length);

  return (query) => {
    const isShort = query.split(" ").length < PHRASES.fromWords;
    const asked = queryTermsOf(query)
      .slice(0, MAX_TERMS)
      .map((one) => ({ ...one, form: known(one.term) }));
    const weights = new Map(asked.flatMap(({ form }) => (form ? [[form, weightOf(form, index)] as const] : [])));
    const weigh = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const terms = [...weights.keys()];
    const total = weigh(terms);
    const inTexts = index.search(query, {
      tokenize: () => terms,
      boost: FIELDS,
      boostTerm: shareOf,
      boostDocument: (id: number) => KINDS[entries[id]!.kind] ?? 1,
    });
    const results = new Map(
      inTexts.map(({ id, score, terms: its, match }): [number, Match] => {
        const named = Object.values(match).filter((fields) => fields.some((field) => NAMES.has(field))).length;
        return [id, { score: score / inTexts[0]!.score, phrase: 0, terms: its, named }];
      }),
    );
    const alike = new Set(terms.flatMap((term) => phrasesWith.get(term) ?? []));
    for (const { terms: its, weight, entry } of alike) {
      const shared = its.filter((term) => weights.has(term));
      // 1 if the terms are the same.
      const likeness = weigh(shared) / Math.sqrt(total * weight);
      const own = results.get(entry) ?? { score: 0, phrase: 0, terms: [], named: 0 };
      const phrase = isShort && likeness < PHRASES.same ? 0 : PHRASES.boost * likeness;
      if (phrase <= own.phrase) continue;
      const both = [...new Set([...own.terms, ...shared])];
      results.set(entry, { ...own, phrase, score: own.score - own.phrase + phrase, terms: both });
    }

    const most = Math.max(...[...results.values()].map((match) => weigh(match.terms)));
    const ranked = [...results].toSorted(([, one], [, other]) => other.score - one.score);
    const found = ranked.filter(([, match]) => weigh(match.terms) > most * LEAST_SHARE);
    const inQuery = ` ${terms.join(" ")} `;
    const named = names.has(inQuery) ? inQuery : longestFirst.find((name) => inQuery.includes(name));
    const hasName = ([id]: readonly [number, Match]) => namesOf[id]!.includes(named!);
    const isForSample = terms.length > 1 && terms.some((term) => SPECIMEN_TERMS.has(term));
    const isSample = ([id, match]: readonly [number, Match]) =>
      entries[id]!.kind === "specimens" && weigh(match.terms.filter((term) => !SPECIMEN_TERMS.has(term))) > total / 5;
    const best = found.slice(0, BEST);
    const isForPrice = priceQuestion.pattern.test(query.toLowerCase());
    const isAnswer = ([id]: readonly [number, Match]) => entries[id]!.path.startsWith(ANSWERS_PATH);
    const lifted = [!best.some(hasName) && ranked.find(hasName), isForSample && ranked.find(isSample)].filter(
      (one) => one && !best.includes(one),
    ) as [number, Match][];
    if (isForPrice && !best.slice(0, BEST - lifted.length).some(isAnswer)) {
      lifted.push(...ranked.filter(([id]) => entries[id]!.path === prices));
    }
    return {
      found: found
        .filter((one) => !lifted.includes(one))
        .toSpliced(BEST - lifted.length, 0, ...lifted)
        .map(([id, match]) => ({
          entry: entries[id]!,
          terms: new Map(match.terms.map((term) => [term, weights.get(term)!])),
          isNamed: match.named >= match.terms.length,
        })),
      unknown: asked.filter(({ term, form }) => !form?.startsWith(term)).map(({ typed }) => typed),
      meant: meantBy(query),
    };
  };
}

function termsIn(text: string): string[] {
  return queryTermsOf(text).map(({ term }) => term);
}
