import type { Kind, MarkedText } from "../../content/types/search-results.types.ts";
import { type Entry, type Field, type Section, textsIn } from "./entry.server.ts";
import { marked, type Match, matchesIn } from "./marks.server.ts";
import type { Found } from "./rank.server.ts";
import type { Unit } from "./query.types.ts";

/** Approximate length of an excerpt. */
const EXCERPT_CHARS = 190;

/** Length of the text before the first match, if the text is longer than an excerpt. */
const BEFORE_CHARS = 70;

/** Minimum length of a sentence. Shorter texts are names and labels. */
const SENTENCE_CHARS = 40;

/**
 * Fields used for excerpts by kind, the best first. A rule is quoted by its full name. The meaning of an acronym is
 * already in its heading.
 */
const QUOTED: Partial<Record<Kind, readonly Field[]>> & { others: readonly Field[] } = {
  rules: ["alias", "lead", "text"],
  terms: ["lead"],
  codes: ["lead"],
  facts: ["lead"],
  others: ["lead", "text", "heads", "alias"],
};

/**
 * The excerpt of a result: the text that matches most of the query, cut around the match, or the summary if no text
 * matches.
 */
export function excerptOf({ entry, unitsIn }: Found, units: readonly Unit[], section?: Section): MarkedText {
  const texts =
    section?.texts.filter((text) => text.length >= SENTENCE_CHARS) ??
    fieldsWith(units, QUOTED[entry.kind] ?? QUOTED.others, unitsIn).flatMap((field) => quotable(entry, field));
  let best: { text: string; places: Match[]; worth: number } = {
    text: section ? (texts[0] ?? "") : (textsIn(entry, "lead")[0] ?? texts[0] ?? ""),
    places: [],
    worth: 0,
  };
  for (const text of texts) {
    const places = matchesIn(text, units);
    const held = new Set(places.map(({ unit }) => unit)).size;
    const worth = held + (text.length >= SENTENCE_CHARS ? 0.5 : 0);
    if (held > 0 && worth > best.worth) best = { text, places, worth };
  }
  return cut(best.text, best.places);
}

/** A rule is quoted by its full name, which is the first alias. */
const quotable = (entry: Entry, field: Field): readonly string[] =>
  entry.kind === "rules" && field === "alias" ? textsIn(entry, field).slice(0, 1) : textsIn(entry, field);

/** Fields to quote. Each one matches units that the previous fields do not. Defaults to the first field. */
function fieldsWith(units: readonly Unit[], fields: readonly Field[], unitsIn: Found["unitsIn"]): readonly Field[] {
  const left = new Set(units);
  const found = fields.filter((field) => {
    const before = left.size;
    for (const unit of unitsIn(field)) left.delete(unit);
    return left.size < before;
  });
  return found.length > 0 ? found : fields.slice(0, 1);
}

/** Cuts a text at word boundaries around the first match. Ellipses mark omitted text. */
function cut(text: string, places: readonly Match[]): MarkedText {
  if (text.length <= EXCERPT_CHARS) return marked(text, places);
  const first = places[0]?.start ?? 0;
  const from = first <= BEFORE_CHARS ? 0 : (startOfSentence(text, first) ?? nextWord(text, first - BEFORE_CHARS));
  const to =
    from + EXCERPT_CHARS >= text.length
      ? text.length
      : endOfWord(text, Math.max(from + EXCERPT_CHARS, places[0]?.end ?? 0));
  const inside = places
    .filter(({ start, end }) => start >= from && end <= to)
    .map((place) => ({ ...place, start: place.start - from, end: place.end - from }));
  const parts = [...marked(text.slice(from, to), inside)];
  if (from > 0 && !/[.?!]\s$/.test(text.slice(0, from))) parts[0] = `… ${parts[0]}`;
  if (to < text.length) parts[parts.length - 1] = `${parts.at(-1)!.replace(/[\s,;:.]+$/, "")} …`;
  return parts;
}

/** Start of the sentence that contains the match, if it is close enough. */
function startOfSentence(text: string, at: number): number | undefined {
  const before = text.slice(0, at);
  const end = Math.max(before.lastIndexOf(". "), before.lastIndexOf("? ")) + 2;
  return end > 1 && at - end <= EXCERPT_CHARS * 0.6 ? end : undefined;
}

const nextWord = (text: string, at: number): number => text.indexOf(" ", at) + 1;
const endOfWord = (text: string, at: number): number => {
  const end = text.indexOf(" ", at);
  return end < 0 ? text.length : end;
};
