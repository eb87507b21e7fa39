import type { Kind, MarkedText } from "../content/shapes/search-results.ts";
import { type Entry, type Field, textsIn } from "./entry.ts";
import { marked, type Place, placesOf } from "./marks.ts";
import type { Unit } from "./units.ts";

/** About as long is what a result quotes. */
const EXCERPT_CHARS = 190;

/** As much stands before what was found, where its text is longer. */
const BEFORE_CHARS = 70;

/** A text that stands as a sentence. Shorter ones are names and labels. */
const SENTENCE_CHARS = 40;

/** The fields that a kind quotes, the best first. A rule's full name is quoted; an acronym's meaning stands above it. */
const QUOTED: Partial<Record<Kind, readonly Field[]>> & { others: readonly Field[] } = {
  rules: ["alias", "lead", "text"],
  terms: ["lead"],
  others: ["lead", "text", "heads", "alias"],
};

/** What a result quotes: of its texts the one that holds most of the query, cut around it; its summary where none does. */
export function excerptOf(entry: Entry, units: readonly Unit[]): MarkedText {
  const texts = (QUOTED[entry.kind] ?? QUOTED.others).flatMap((field) => textsIn(entry, field));
  let best: { text: string; places: Place[]; worth: number } = { text: texts[0] ?? "", places: [], worth: 0 };
  for (const text of texts) {
    const places = placesOf(text, units);
    const worth = new Set(places.map(({ unit }) => unit)).size + (text.length >= SENTENCE_CHARS ? 0.5 : 0);
    if (places.length > 0 && worth > best.worth) best = { text, places, worth };
  }
  return cut(best.text, best.places);
}

/** A part of a text with the first place in it, between words; dots stand for what is left out. */
function cut(text: string, places: readonly Place[]): MarkedText {
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

/** Where the sentence of a place begins, if that is not far before it. */
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
