import type { MarkedText } from "../../content/types/search-results.types.ts";
import { type Entry, textsIn } from "./entry.server.ts";
import { spanAt, tokensOf } from "./terms.server.ts";

/** Approximate length of an excerpt, and of the text before its first match. */
const EXCERPT_CHARS = 190;
const BEFORE_CHARS = 70;

/** Number of texts of an entry whose matches are compared. Splitting a text costs far more than looking for letters in it. */
const COMPARED = 3;

/** The text of an entry that has most of the terms, cut around the first, or else its summary. */
export function excerptOf(entry: Entry, terms: ReadonlySet<string>): MarkedText {
  const texts = (["lead", "text", "heads"] as const).flatMap((field) => textsIn(entry, field));
  // A stem may end in another letter than the word.
  const letters = [...terms].map((term) => (term.length > 3 ? term.slice(0, -1) : term));
  const likely = texts.map((text) => {
    const lower = text.toLowerCase();
    return { text, count: letters.filter((some) => lower.includes(some)).length };
  });
  const compared = likely.toSorted((a, b) => b.count - a.count).slice(0, COMPARED);
  let best: MarkedText = [texts[0] ?? ""];
  let most = 0;
  for (const { text } of compared) {
    const parts = marked(text, terms);
    const words = parts.filter((_, at) => at % 2 === 1).flatMap((part) => part.toLowerCase().split(" "));
    const found = new Set(words).size;
    if (found > most) [best, most] = [parts, found];
  }
  return cut(best);
}

/** Splits a text at its matches. */
export function marked(text: string, terms: ReadonlySet<string>): MarkedText {
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

/** Cuts a long text at word boundaries around the first match. Ellipses mark what is left out. */
function cut(parts: MarkedText): MarkedText {
  const [before = "", ...rest] = parts;
  if (parts.join("").length <= EXCERPT_CHARS) return parts;
  const isLate = rest.length > 0 && before.length > BEFORE_CHARS;
  const first = isLate ? `… ${before.slice(before.indexOf(" ", before.length - BEFORE_CHARS) + 1)}` : before;
  let left = EXCERPT_CHARS;
  return [first, ...rest].flatMap((part, at) => {
    const isWhole = part.length <= left || (at % 2 === 1 && left > 0);
    const shown = isWhole ? part : part.slice(0, part.lastIndexOf(" ", left)).replace(/[\s,;:.]+$/, "") + " …";
    if (left <= 0) return [];
    left = isWhole ? left - part.length : 0;
    return [shown];
  });
}
