import { glossary } from "../../content/glossary/index.ts";
import { SMALL_WORDS } from "../../content/search/small-words.ts";
import { synonyms } from "../../content/search/synonyms.ts";

/** A run of letters or of digits in a text, or a code. "SF-133" has two. */
interface Token {
  /** The common part of a word's forms, or the number or code. */
  stem: string;
  /** Whether it is a search term: a small word, a single letter and a single digit are none. */
  isTerm: boolean;
  start: number;
  end: number;
}

/** A letter and a number are a code: "A-123" equals "A123", and "302" is not "D302". */
const CODE = String.raw`(?<!\p{L})\p{L}[-–]?\p{N}+|\p{N}+\p{L}(?!\p{L})`;
const RUN = new RegExp(String.raw`${CODE}|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+`, "gu");

/** Words read before. Texts have some 9,000; the limit is for what visitors type. */
const words = new Map<string, Pick<Token, "stem" | "isTerm">>();
const MAX_WORDS = 15_000;

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(RUN)].map(({ 0: run, index }) => ({ ...wordOf(run), start: index, end: index + run.length }));

function wordOf(run: string) {
  const known = words.get(run);
  if (known) return known;
  const plain = run
    .normalize("NFKD")
    .replaceAll(/['’]s$|[\p{M}'’–-]/gu, "")
    .toLowerCase();
  const word = { stem: stemOf(plain), isTerm: plain.length > 1 && !SMALL_WORDS.has(plain) };
  if (words.size < MAX_WORDS) words.set(run, word);
  return word;
}

function stemOf(word: string): string {
  // "Teaming" means several firms, but "team" occurs in every service.
  if (word.length < 4 || word === "teaming" || /\p{N}/u.test(word)) return word;
  return word.replace(/(?<=[^su])s$/, "").replace(/(?<=.{4})(?:ing|ed)$|(?<=.{3})e$/, "");
}

/** The term that the names of one thing share, such as an acronym and its expansion: "=" and the first name. By the stems of each name. */
const termOfName = new Map<string, string>();
const namesOfTerm = new Map<string, string[]>();
/** The number of words in the longest name that begins with a stem. */
const longest = new Map<string, number>();
for (const names of [...glossary.map(({ term, full }) => [term, full]), ...synonyms]) {
  const all = names.map((name) => tokensOf(name).map(({ stem }) => stem));
  const keys = all.map((stems) => stems.join(" "));
  const term = keys.map((key) => termOfName.get(key)).find(Boolean) ?? `=${keys[0]}`;
  for (const [index, key] of keys.entries()) {
    // "OF" is an optional form, but "of" is not.
    if (termOfName.has(key) || SMALL_WORDS.has(key)) continue;
    termOfName.set(key, term);
    namesOfTerm.set(term, [...(namesOfTerm.get(term) ?? []), key]);
    const [first = ""] = all[index]!;
    longest.set(first, Math.max(all[index]!.length, longest.get(first) ?? 0));
  }
}

/** The term of the longest name that begins at a token, or else of the token; and the number of its tokens. */
export function spanAt(tokens: readonly Token[], at: number): { term: string; count: number } {
  const { stem } = tokens[at]!;
  const stems = tokens.slice(at, at + (longest.get(stem) ?? 0)).map((token) => token.stem);
  for (; stems.length > 0; stems.pop()) {
    const term = termOfName.get(stems.join(" "));
    if (term) return { term, count: stems.length };
  }
  return { term: stem, count: 1 };
}

/** Finds the words of a term in a text, at a fraction of the cost of splitting the text. */
export function patternOf(term: string): RegExp {
  const names = (namesOfTerm.get(term) ?? [term]).map((name) => name.replaceAll(" ", String.raw`\w{0,3}\W+`));
  return new RegExp(String.raw`\b(?:${names.join("|")})\w{0,3}\b`, "i");
}

/** Index terms of a text: its words, and the concepts that they name. */
export function termsOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ stem, isTerm }, at) => {
    const { term } = spanAt(tokens, at);
    return [...(term === stem ? [] : [term]), ...(isTerm ? [stem] : [])];
  });
}

/** Terms of a query: the concepts that it names, and its other words, each with what was typed. */
export function queryTermsOf(query: string): { term: string; typed: string }[] {
  const tokens = tokensOf(query);
  const terms = new Map<string, string>();
  for (let at = 0; at < tokens.length;) {
    const { isTerm, start } = tokens[at]!;
    const { term, count } = spanAt(tokens, at);
    at += count;
    if (isTerm || count > 1) terms.set(term, query.slice(start, tokens[at - 1]!.end));
  }
  return [...terms].map(([term, typed]) => ({ term, typed }));
}
