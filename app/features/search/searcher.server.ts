import MiniSearch from "minisearch";
import type { Kind } from "../../content/types/search-results.types.ts";
import type { Terms } from "./excerpt.server.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import { INDEX_OPTIONS, type SearchIndex } from "./make-index.server.ts";
import { queryTermsOf, subjectOf } from "./terms.server.ts";

/** An entry that matches a query. */
export interface Found {
  entry: Entry;
  /** The index terms that match, with their weights. */
  terms: Terms;
}

export type Searcher = ReturnType<typeof searcherOf>;

/** Boost by kind. Answers and pages come first, and rules and terms are found by their names. Source: FIND-6. */
const KINDS: Partial<Record<Kind, number>> = { pages: 1.2, facts: 1.3, questions: 0.5, rules: 0.5, terms: 0.5 };

/** Behind the first three, a result has more than this share of the most weight that any has, or of the best score. */
const LEAST_SHARE = 0.66;

/**
 * Phrases count more than texts. In a query with fewer words, only one that is the same counts. A sample must be like one
 * of its names. Rules and terms count less unless the query has an acronym or a number. Source: FIND-6.
 */
const PHRASES = { fromWords: 4, boost: 2.5, same: 0.999, sample: 0.6, lookedUp: 0.65 };

/** These results are never too weak. */
const BEST = 3;

/** Number of terms of a query that are searched. Longer queries are pasted texts, of which the beginning is enough. */
const MAX_TERMS = 16;

/** An acronym or a number. Another one like it means something else: DCAS is not DCAA. */
const NAME = /^(?:\p{Lu}+s?|[^aeiouy]{2,5})$|\p{N}/u;

/** @param entries in the same order as when the index was built */
export function searcherOf({ entries: data, phrases }: SearchIndex, entries: readonly Entry[]) {
  const index = MiniSearch.loadJS(data, INDEX_OPTIONS);
  /** How many entries have a term, in the field where most do; 0 if only phrases have it. */
  const counts = new Map(
    data.index.map(([term, fields]) => {
      const { [data.fieldIds.asked!]: _, ...its } = fields;
      return [term, Math.max(0, ...Object.values(its).map((ids) => Object.keys(ids).length))];
    }),
  );
  const boostDocument = (id: number) => KINDS[entries[id]!.kind] ?? 1;
  /** A rare term says more than a common one. */
  const weightOf = (term: string) => Math.log(1 + entries.length / (1 + (counts.get(term) ?? 0)));
  const sumOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0);
  const codes = entries.filter(({ kind, name }) => kind === "rules" && /\d/.test(name));
  const codeWith = new Map(codes.map(({ name }) => [sortedLettersOf(name), name]));
  const withoutSample = { entry: entries.find(({ path }) => path.includes("#question-what-if-no-sample"))!, terms: [] };
  const weighed = phrases.map((its) => its.map((terms) => ({ terms, weight: sumOf(terms) })));

  return (query: string) => {
    const subject = subjectOf(query);
    const wantsSample = subject.length < queryTermsOf(query).length;
    const asked = subject.slice(0, MAX_TERMS);
    const terms = asked.map(({ term }) => term);
    const total = sumOf(terms);
    const hasName = asked.some(({ typed }) => NAME.test(typed));
    const least = query.split(" ").length < PHRASES.fromWords ? PHRASES.same : 0;
    // The words of its phrases are a field of an entry, so whatever is like a phrase is found.
    const scored = index.search(query, {
      tokenize: () => terms,
      // A word that no page has is the beginning of others, or has a slip in every fourth letter.
      prefix: (term, at) => !counts.has(term) && term.length > 2 && term.length === asked[at]!.typed.length,
      fuzzy: (term, at) => !counts.has(term) && term.length > 3 && !NAME.test(asked[at]!.typed) && 0.25,
      maxFuzzy: 2,
      boost: FIELDS,
      boostDocument,
    });
    const ranked = scored
      .map(({ id, score, terms: its, queryTerms }) => {
        /** 1 if the terms are the same, and 0 for a phrase of small words only. */
        const likenessTo = (phrase: { terms: readonly string[]; weight: number }) =>
          sumOf(phrase.terms.filter((term) => its.includes(term))) / Math.sqrt(total * phrase.weight) || 0;
        const likeness = Math.max(0, ...weighed[id]!.map(likenessTo));
        const entry = entries[id]!;
        const boost = !hasName && /rules|terms/.test(entry.kind) ? PHRASES.lookedUp * PHRASES.boost : PHRASES.boost;
        const full = score / scored[0]!.score + (likeness > least ? boost * likeness : 0);
        return { entry, score: full, likeness, weight: sumOf(queryTerms), terms: its };
      })
      .toSorted((one, other) => other.score - one.score);
    const most = Math.max(...ranked.map(({ weight }) => weight));
    const found = ranked.filter(
      ({ weight, score }, at) => at < BEST || weight > most * LEAST_SHARE || score > ranked[0]!.score * LEAST_SHARE,
    );

    const alike = found.filter(({ likeness }) => likeness > PHRASES.sample);
    const sample = alike.find(({ entry }) => entry.kind === "specimens");
    const first = sample ?? alike[0];
    const others = found.filter((one) => one !== first && one.entry !== withoutSample.entry);
    // Without a sample, the third result says what to do.
    const inPlace = [first ?? [], others.slice(0, 1), sample ? [] : withoutSample, others.slice(1)].flat();
    const best = wantsSample ? inPlace : found;
    const isUnknown = ({ term, typed }: (typeof asked)[number]) =>
      !counts.get(term) && (NAME.test(typed) || !scored.some((one) => one.terms.some((its) => its.startsWith(term))));
    const code = codeWith.get(sortedLettersOf(query));
    return {
      /** Best first. */
      found: best.map(({ entry, terms: its }): Found => ({
        entry,
        terms: new Map(its.map((term) => [term, weightOf(term)])),
      })),
      /** Typed words that no page has. Similar words are searched instead. */
      unknown: asked.filter(isUnknown).map(({ typed }) => typed),
      /** The name of a rule with the digits of the query in another order: "SF 133" for "SF 331". */
      meant: best.slice(0, BEST).some(({ entry }) => entry.name === code) ? undefined : code,
    };
  };
}

/** Letters and digits in order, the same for "SF 133" and "SF 331". */
const sortedLettersOf = (text: string) => [...text.toLowerCase().replaceAll(/[^a-z0-9]/g, "")].toSorted().join("");
