import type { MarkedText } from "../../content/types/search-results.types.ts";
import { type Field, type Section, textsIn } from "./entry.server.ts";
import { marked, type Match, matchesIn } from "./marks.server.ts";
import type { Found } from "./rank.server.ts";
import type { Clause } from "./query.types.ts";

/** Approximate length of an excerpt. */
const EXCERPT_CHARS = 190;

/** Length of the text before the first match, if the text is longer than an excerpt. */
const BEFORE_CHARS = 70;

/** Longest distance from the start of a sentence to the first match, if the excerpt is to begin with the sentence. */
const SENTENCE_BEFORE_CHARS = 114;

/** Minimum length of a sentence. Shorter texts are names and labels. */
const SENTENCE_CHARS = 40;
const isSentence = (text: string): boolean => text.length >= SENTENCE_CHARS;

/** Fields used for excerpts, the best first. */
const QUOTED = ["lead", "text", "heads"] satisfies Field[];

/**
 * The excerpt of a result: the text that matches most of the query, cut around the match, or the summary if no text
 * matches.
 */
export function excerptOf({ entry, clausesIn }: Found, clauses: readonly Clause[], section?: Section): MarkedText {
  const matching = QUOTED.filter((field) => clausesIn(field).length > 0);
  const texts = section ? section.texts.filter(isSentence) : matching.flatMap((field) => textsIn(entry, field));
  const summary = section ? texts[0] : (textsIn(entry, "lead")[0] ?? texts[0]);
  let best: { text: string; matches: Match[]; worth: number } = { text: summary ?? "", matches: [], worth: 0.5 };
  for (const text of texts) {
    const matches = matchesIn(text, clauses);
    const worth = new Set(matches.map(({ clause }) => clause)).size + (isSentence(text) ? 0.5 : 0);
    if (worth > best.worth) best = { text, matches, worth };
    if (worth > clauses.length) break;
  }
  return cut(best.text, best.matches);
}

/** Cuts a text at word boundaries around the first match. Ellipses mark omitted text. */
function cut(text: string, matches: readonly Match[]): MarkedText {
  if (text.length <= EXCERPT_CHARS) return marked(text, matches);
  const { start, end } = matches[0] ?? { start: 0, end: 0 };
  const sentence = Math.max(text.lastIndexOf(". ", start), text.lastIndexOf("? ", start)) + 2;
  const isNear = sentence > 1 && start - sentence <= SENTENCE_BEFORE_CHARS;
  const from = start <= BEFORE_CHARS ? 0 : isNear ? sentence : text.indexOf(" ", start - BEFORE_CHARS) + 1;
  const space = text.indexOf(" ", Math.max(from + EXCERPT_CHARS, end));
  const to = space < 0 ? text.length : space;
  const inside = matches.filter((match) => match.end <= to);
  const parts = [...marked(text.slice(0, to), inside)];
  parts[0] = from > 0 && !isNear ? `… ${parts[0]!.slice(from)}` : parts[0]!.slice(from);
  if (to < text.length) parts.push(`${parts.pop()!.replace(/[\s,;:.]+$/, "")} …`);
  return parts;
}
