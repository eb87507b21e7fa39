import { glossary } from "../../content/glossary/index.ts";
import { synonyms } from "../../content/search/synonyms.ts";
import { isStopWord, stem } from "./stem.server.ts";

/** A run of letters or of digits in a text, or a code. "SF-133" has two. */
export interface Token {
  /** Lower case, without accents. */
  word: string;
  /** The stem of a word, or the number or code. */
  stem: string;
  start: number;
  end: number;
  isNumber: boolean;
}

/** Consecutive tokens with one index term. */
export interface Span {
  term: string;
  /** Number of tokens. */
  count: number;
}

/** A letter and a number are a code: "A-123" equals "A123", and "302" is not "D302". */
const CODE = String.raw`(?<!\p{L})\p{L}[-–]?\p{N}+|\p{N}+\p{L}(?!\p{L})`;
const RUN = new RegExp(String.raw`${CODE}|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+`, "gu");

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const word = run
      .normalize("NFKD")
      .replaceAll(/['’]s$|[\p{M}'’–-]/gu, "")
      .toLowerCase();
    const isNumber = /\p{N}/u.test(word);
    return { word, stem: isNumber ? word : stem(word), start: index, end: index + run.length, isNumber };
  });

/** Names of one thing, such as an acronym and its expansion, share a term. By the stem of their first word. */
const concepts = new Map<string, { term: string; stems: string[] }[]>();
const termOf = new Map<string, string>();
for (const names of [...glossary.map(({ term, full }) => [term, full]), ...synonyms]) {
  const all = names.map((name) => tokensOf(name).map((token) => token.stem));
  const keys = all.map((stems) => stems.join(" "));
  const term = keys.map((key) => termOf.get(key)).find(Boolean) ?? `=${termOf.size}`;
  for (const [index, stems] of all.entries()) {
    // "OF" is an optional form, but "of" is not.
    if (termOf.has(keys[index]!) || isStopWord(keys[index]!)) continue;
    termOf.set(keys[index]!, term);
    concepts.set(stems[0]!, [...(concepts.get(stems[0]!) ?? []), { term, stems }]);
  }
}

/** The concept that begins at a token, or else the token. Of several concepts the one with most tokens. */
export function spanAt(tokens: readonly Token[], at: number): Span {
  const here = (concepts.get(tokens[at]!.stem) ?? []).filter(({ stems }) =>
    stems.every((one, offset) => tokens[at + offset]?.stem === one),
  );
  const [longest] = here.toSorted((a, b) => b.stems.length - a.stems.length);
  return longest ? { term: longest.term, count: longest.stems.length } : { term: tokens[at]!.stem, count: 1 };
}

/** Index terms of a text: its words, and the concepts that they name. A single letter or digit is none. */
export function termsOf(text: string, { withStopWords = false } = {}): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ word, stem: own }, at) => {
    const { term } = spanAt(tokens, at);
    const isTerm = word.length > 1 && (withStopWords || !isStopWord(word));
    return [...(term === own ? [] : [term]), ...(isTerm ? [own] : [])];
  });
}
