import type SearchableMap from "minisearch/SearchableMap";
import { type Token, tokensOf } from "./tokens.server.ts";
import type { Clause, Vocabulary } from "./query.types.ts";
import { type Span, spansAt } from "./spans.server.ts";
import { correctionOf, nearNameIn } from "./spelling.server.ts";
import { isStopWord, stem } from "./stem.server.ts";

/** A parsed query. */
export interface ParsedQuery {
  clauses: Clause[];
  /** Typed words that match nothing. */
  unknown: string[];
  /** A known name that is close to a typed name that matches nothing. */
  nearName?: string | undefined;
}

/** A query that is being parsed. */
interface ParserState {
  query: string;
  tokens: readonly Token[];
  vocabulary: Vocabulary;
}

/** What was parsed at a token: the number of tokens, their typed text, and its clauses, which are absent if it matches nothing. */
interface Parsed {
  count: number;
  typed: string;
  clauses?: readonly Clause[];
}

/** Maximum number of clauses of a query. */
const MAX_CLAUSES = 12;

/** Maximum number of words to correct, to bound the cost of a query. */
const MAX_CORRECTIONS = 4;

/** Minimum length of a prefix match. */
const PREFIX_CHARS = 3;

/** Parses a query into clauses. Repetitions, which are common in pasted text, count once. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const tokens = tokensOf(query);
  const isSkipped = tokens.every(isSmall) ? () => false : isSmall;
  const state = { query, tokens, vocabulary };
  const clauses = new Map<string, Clause>();
  const unknown: string[] = [];
  for (let at = 0; at < tokens.length && clauses.size < MAX_CLAUSES;) {
    const corrections = unknown.length + [...clauses.values()].filter(({ corrected }) => corrected).length;
    const parsed =
      nameAt(state, at) ?? (isSkipped(tokens[at]!) ? undefined : wordAt(state, at, corrections < MAX_CORRECTIONS));
    if (parsed && !parsed.clauses) unknown.push(parsed.typed);
    for (const clause of parsed?.clauses ?? []) {
      const key = JSON.stringify({ ...clause, typed: "", corrected: "" });
      if (!clauses.has(key)) clauses.set(key, clause);
    }
    at += parsed?.count ?? 1;
  }
  return { clauses: [...clauses.values()], unknown, nearName: nearNameIn(tokens, vocabulary) };
}

const isSmall = ({ word }: Token): boolean => isStopWord(word) || word.length < 2;

/** Parses several tokens: a phrase with one meaning, a known name, or an unknown name with a number. */
function nameAt({ query, tokens, vocabulary }: ParserState, at: number): Parsed | undefined {
  const token = tokens[at]!;
  const spans = spansAt(tokens, at);
  const long = spans.filter(({ count }) => count > 1);
  const known = long.find(({ term, concept }) => concept || vocabulary.terms.has(term));
  // "SIN 54151S": an acronym before a number is a word of its own, as is the article in "a 30-day plan".
  const isWord =
    spans.some(({ concept }) => concept) || (isStopWord(token.word) && tokens[at + 1]?.separator === "space");
  const isNumbered = ({ count }: Span) =>
    !token.isNumber && tokens.slice(at + 1, at + count).every((one) => one.isNumber);
  const count = (known ?? (isWord ? undefined : long.find(isNumbered)))?.count;
  if (!count) return undefined;
  const parsed = { typed: typedAs(query, tokens.slice(at, at + count)), count };
  if (known) {
    const name = long.find(({ term, concept }) => !concept && vocabulary.terms.has(term));
    const concepts = long.flatMap((span) => (span.count === count && span.concept) || []);
    return { ...parsed, clauses: [{ typed: parsed.typed, terms: name ? [name.term] : [], concepts }] };
  }
  // A number without its letter has another meaning: "302" does not match "D302".
  if (token.word.length === 1) return parsed;
  const parts = tokens.slice(at, at + count).filter(({ stem }) => stem.length > 1);
  return {
    ...parsed,
    clauses: parts.map(({ stem }) => ({ typed: parsed.typed, terms: [stem], concepts: [], isRequired: true })),
  };
}

/** Parses a word: the word itself, a prefix, two words typed as one, or a correction. */
function wordAt({ query, tokens, vocabulary: { terms, words } }: ParserState, at: number, mayCorrect: boolean): Parsed {
  const { word, stem: own, isNumber } = tokens[at]!;
  const concepts = spansAt(tokens, at).flatMap(({ concept }) => concept ?? []);
  const parsed = { count: 1, typed: typedAs(query, [tokens[at]!]) };
  const clause = (term: string, rest: Partial<Clause> = {}): Clause => ({
    typed: parsed.typed,
    terms: [term],
    concepts,
    ...rest,
  });
  if (terms.has(own) || concepts.length > 0) {
    // A word with a suffix is complete: "products" must not match "production".
    const mayContinue = at === tokens.length - 1 && word === own && own.length >= PREFIX_CHARS;
    return { ...parsed, clauses: [clause(own, mayContinue ? { prefix: own } : {})] };
  }
  const isPrefix = own.length >= PREFIX_CHARS + (isNumber ? 0 : 1) && !terms.atPrefix(own).keys().next().done;
  if (isPrefix) return { ...parsed, clauses: [clause(own, { prefix: own })] };
  if (isNumber) return parsed;
  const parts = partsOf(word, words);
  if (parts) return { ...parsed, clauses: parts.map((part) => clause(stem(part))) };
  const corrected = mayCorrect ? correctionOf(word, words) : undefined;
  if (!corrected) return parsed;
  const meant = spansAt(tokensOf(corrected), 0).flatMap(({ concept }) => concept ?? []);
  return { ...parsed, clauses: [clause(stem(corrected), { concepts: meant, corrected })] };
}

/** Splits a typed word into two known words. */
const partsOf = (word: string, words: SearchableMap<number>): string[] | undefined =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]).find((parts) =>
    parts.every((part) => part.length > 2 && words.has(part)),
  );

/** The typed text of the tokens, including a closing bracket: "8(a)". */
function typedAs(query: string, tokens: readonly Token[]): string {
  const end = tokens.at(-1)!.end;
  const text = query.slice(tokens[0]!.start, end);
  return query[end] === ")" && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text;
}
