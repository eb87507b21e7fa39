import type { MarkedText } from "../../content/types/search-results.types.ts";
import { namesOf } from "./terms.server.ts";

/** Length from which an excerpt is cut. */
const EXCERPT_CHARS = 190;

/** Sentences that fit into an excerpt together, or one that is longer. */
const SENTENCES = /\S.{0,188}(?<!Rev|No|U\.S\.C)[.?!](?= |$)|\S.*?(?<!Rev|No|U\.S\.C)[.?!](?= |$)|\S.*/gs;

/** A text with fewer words than this is a label, and is not quoted unless it is the summary. */
const LEAST_WORDS = 7;

/** The index terms that match a text, with their weights. */
export type Terms = ReadonlyMap<string, number>;

/** The first of an entry's texts with most of the terms by weight, or else its summary. */
export const quotedText = (texts: readonly string[], terms: Terms): string =>
  richest([texts[0] ?? "", ...texts.filter((one) => one.split(" ", LEAST_WORDS).length === LEAST_WORDS)], terms)!;

/** The first part of a text with most of the terms by weight. */
export function excerptOf(text: string, terms: Terms): MarkedText {
  const parts = text.length > EXCERPT_CHARS ? (text.match(SENTENCES) ?? []).flatMap(endsOf) : [];
  return marked(richest(parts, terms) ?? text, terms);
}

/** The beginning and the end of a sentence that is too long. */
const endsOf = (sentence: string) =>
  sentence.length < EXCERPT_CHARS
    ? sentence
    : [sentence.replace(/^(.{0,188}) .*/s, "$1 …"), sentence.replace(/^.*? (?=.{0,188}$)/s, "… ")];

/** The first text with most of the terms by weight. */
function richest(texts: readonly string[], terms: Terms): string | undefined {
  const words = [...terms].map(([term, weight]) => [new RegExp(patternOf(term), "i"), weight] as const);
  const weights = texts.map((text) => words.reduce((sum, [word, weight]) => (word.test(text) ? sum + weight : sum), 0));
  return texts[weights.indexOf(Math.max(...weights))];
}

/** Splits a text at its matches. "SF 133" is one match. */
export function marked(text: string, terms: Pick<Terms, "keys">): MarkedText {
  const words = Array.from(terms.keys(), patternOf).join("|");
  return words ? text.split(new RegExp(`((?:${words})(?:.?(?:${words}))*)`, "i")) : [text];
}

/** What a stem lacks. */
const ENDING = "(?:ing|ed|e)?(?:['’]?s)?";

/** A pattern that finds a term in a text, under any of its names. */
const patternOf = (term: string): string => namesOf(term).map(patternOfName).join("|");

function patternOfName(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=\d)/g, "[-–]?")
    .replaceAll(/(?<=^\d+)(?=(?:\d{3})+$)/g, ",?")
    .replaceAll("e", "[eé]")
    .replaceAll(" ", String.raw`${ENDING}\W+`);
  // A letter and a number are a code: "302" is not found in "D302", but "01" in "DA01".
  const start = /^\d/.test(name) ? String.raw`(?<!\d|\b[a-z])` : "(?<![a-z])";
  return `${start}${words}${/\d$/.test(name) ? String.raw`(?!\d)` : `${ENDING}(?![a-z])`}`;
}
