import { isStopWord, stem } from "./stem.server.ts";

/** A run of letters or digits in a text. "SF-133" has two. */
export interface Token {
  /** The form used for comparison: the stem of a word, or the digits. */
  stem: string;
  /** Lower case, without accents. */
  word: string;
  /** Offset in the text. */
  start: number;
  end: number;
  isNumber: boolean;
  /** Separator from the previous token: none, a symbol, a space, or a line break. */
  separator: "none" | "sign" | "space" | "line";
}

const RUN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+/gu;
const ACCENTS = /\p{M}+/gu;
const POSSESSIVE = /['’]s?$|['’]/gu;

/** Fast path: most words have no accents and no apostrophe. */
const PLAIN = /^[a-z]+$/i;

/** Classifies the text between two tokens, which is usually a space. */
function separatorOf(between: string): Token["separator"] {
  if (between === " ") return "space";
  if (between === "") return "none";
  if (between.includes("\n")) return "line";
  return /\s/.test(between) ? "space" : "sign";
}

/**
 * Splits a text into tokens. Symbols between letters and digits are ignored: "A-123", "A123" and "a 123" are equal. So is
 * "part" before a number: "2 CFR part 200" is "2 CFR 200".
 */
export function tokensOf(text: string): Token[] {
  let end = 0;
  const tokens = [...text.matchAll(RUN)].map(({ 0: run, index }): Token => {
    const between = text.slice(end, index);
    const word = PLAIN.test(run)
      ? run.toLowerCase()
      : run.normalize("NFKD").replace(ACCENTS, "").toLowerCase().replace(POSSESSIVE, "");
    const isNumber = /^\p{N}/u.test(run);
    end = index + run.length;
    return { stem: isNumber ? word : stem(word), word, start: index, end, isNumber, separator: separatorOf(between) };
  });
  return tokens.filter(({ word }, at) => word !== "part" || !tokens[at + 1]?.isNumber);
}

/** Maximum number of tokens in a name, such as "SP 800-53". */
export const NAME_TOKENS = 3;

/** Maximum number of letters before a number in a name, such as "FIPS 199". */
const NAME_CHARS = 4;

/** Words followed by a number or a letter: "appendix C". */
const COUNTED = new Set("appendix class form level schedule section tier title volume".split(" "));

/** Short words before a number that are not part of a name. */
const STANDS_APART = new Set("and than line day days jan feb mar apr jun jul aug sep oct nov dec".split(" "));

/** A single letter is part of a name. A short word of a sentence is not. */
const isPartOfName = ({ word, isNumber }: Token): boolean =>
  isNumber || word.length === 1 || (word.length <= NAME_CHARS && !isStopWord(word) && !STANDS_APART.has(word));

/**
 * The name that consecutive tokens form: "sf133" for "SF 133", "2cfr200" for "2 CFR 200", "cicd" for "CI/CD". Returns
 * undefined if they are only adjacent words.
 */
export function nameOf(tokens: readonly Token[]): string | undefined {
  const [first, ...after] = tokens;
  const last = after.at(-1);
  if (!first || !last || after.some(({ separator }) => separator === "line")) return undefined;
  const isName = COUNTED.has(first.word)
    ? after.length === 1 && (last.isNumber || last.word.length === 1)
    : tokens.some(({ isNumber }) => isNumber)
      ? tokens.every(isPartOfName)
      : after.every(({ separator }) => separator === "sign") && !isStopWord(first.word);
  return isName ? tokens.map(({ word }) => word).join("") : undefined;
}
