import type { MarkedText } from "../../content/types/search-results.types.ts";
import type { Entry } from "./entry.server.ts";
import { spanAt, tokensOf } from "./terms.server.ts";

/** Approximate length of an excerpt, and of the text before a match. */
const EXCERPT_CHARS = 190;
const BEFORE_CHARS = 70;

/** The first text of an entry with most of the terms, cut around most of its matches, or else its summary. */
export function excerptOf(entry: Entry, terms: ReadonlySet<string>): MarkedText {
  // Looking for letters costs far less than splitting a text. A stem may end in another letter than the word.
  const letters = [...terms].map((term) => term.replace(/^=?(\S{3,}?)\S?(?: .*)?$/, "$1"));
  let best = entry.lead?.[0] ?? entry.text?.[0] ?? "";
  let most = 0;
  for (const text of [...(entry.lead ?? []), ...(entry.text ?? [])]) {
    const lower = text.toLowerCase();
    const count = letters.filter((some) => lower.includes(some)).length;
    if (count > most) [best, most] = [text, count];
    if (most === letters.length) break;
  }
  return marked(cut(best, densest(marked(best, terms))), terms);
}

/** Where the most matches are that fit into one excerpt, or the end of the text if there are none. */
function densest(parts: MarkedText): number {
  const ends = parts.map((_, index) => parts.slice(0, index + 1).join("").length);
  const starts = ends.filter((_, index) => index % 2 === 0);
  const near = (start: number) =>
    starts.filter((other) => other >= start && other < start + EXCERPT_CHARS - BEFORE_CHARS).length;
  return starts.slice(0, -1).toSorted((one, other) => near(other) - near(one))[0] ?? starts[0]!;
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
