import type { MarkedText } from "../../content/types/search-results.types.ts";
import type { Entry } from "./entry.server.ts";
import { patternOf, spanAt, tokensOf } from "./terms.server.ts";

/** Approximate length of an excerpt, and of the text before a match. */
const EXCERPT_CHARS = 190;
const BEFORE_CHARS = 70;

/** A text with fewer words than this is a label, and is not quoted. */
const LEAST_WORDS = 7;

/** The first text of an entry with most of the terms by weight, or else its summary. */
export function quotedText({ lead = [], text = [] }: Entry, terms: ReadonlyMap<string, number>): string {
  const words = [...terms].map(([term, weight]) => [patternOf(term), weight] as const);
  let best = lead[0] ?? text[0] ?? "";
  let most = 0;
  for (const one of [...lead, ...text.filter((some) => some.split(" ", LEAST_WORDS).length === LEAST_WORDS)]) {
    const sum = words.reduce((total, [word, weight]) => (word.test(one) ? total + weight : total), 0);
    if (sum > most) [best, most] = [one, sum];
  }
  return best;
}

/** A text cut around most of its matches. */
export const excerptOf = (text: string, terms: ReadonlyMap<string, number>): MarkedText =>
  marked(cut(text, densest(text, terms)), terms);

/** Where most terms by weight fit into one excerpt, or the end of the text if it has none. */
function densest(text: string, terms: ReadonlyMap<string, number>): number {
  const tokens = tokensOf(text);
  const matches = tokens.flatMap(({ stem, start }, at) => {
    const term = [spanAt(tokens, at).term, stem].find((one) => terms.has(one));
    return term === undefined ? [] : [{ term, start }];
  });
  const near = (from: number) => {
    const there = matches.filter(({ start }) => start >= from && start < from + EXCERPT_CHARS - BEFORE_CHARS);
    return [...new Set(there.map(({ term }) => term))].reduce((sum, term) => sum + terms.get(term)!, 0);
  };
  return matches.toSorted((one, other) => near(other.start) - near(one.start))[0]?.start ?? text.length;
}

/** Splits a text at its matches. */
export function marked(text: string, terms: Pick<ReadonlySet<string>, "has">): MarkedText {
  const tokens = tokensOf(text);
  const parts: string[] = [];
  let done = 0;
  for (let at = 0; at < tokens.length;) {
    const { stem, start } = tokens[at]!;
    const { term, count } = spanAt(tokens, at);
    const isMatch = terms.has(term);
    at += isMatch ? count : 1;
    if (!isMatch && !terms.has(stem)) continue;
    const { end } = tokens[at - 1]!;
    const between = text.slice(done, start);
    // "SF 133" is marked as a whole.
    if (done > 0 && between.length <= 1) parts[parts.length - 1] += text.slice(done, end);
    else parts.push(between, text.slice(start, end));
    done = end;
  }
  return [...parts, text.slice(done)];
}

/** Cuts a long text around a match, at sentences if they are short enough. Ellipses mark a cut within a sentence. */
function cut(text: string, match: number): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const at = match < text.length ? match : 0;
  const sentence = text.lastIndexOf(". ", at) + 1;
  const isNear = at - sentence <= EXCERPT_CHARS / 2;
  const start = isNear ? sentence : text.indexOf(" ", at - BEFORE_CHARS) + 1;
  if (text.length - start <= EXCERPT_CHARS) return `${isNear ? "" : "… "}${text.slice(start).trimStart()}`;
  const stop = text.lastIndexOf(". ", start + EXCERPT_CHARS) + 1;
  const isWhole = stop > at && stop > start;
  const end = isWhole ? stop : text.lastIndexOf(" ", start + EXCERPT_CHARS);
  return `${isNear ? "" : "… "}${text.slice(start, end).trimStart()}${isWhole ? "" : " …"}`;
}
