import { isTerm } from "./find-term.ts";

/** An acronym in a text, in the singular, with its position. */
export interface Acronym {
  term: string;
  at: number;
}

/**
 * A word, including joined ones: "POA&M", "CI/CD", "FIPS-validated", "AC-2". The lookahead skips words without a
 * capital quickly: every render scans the page's whole text.
 */
const WORD = /(?<![\w.-])(?=[\w&/+-]*[A-Z])[A-Za-z][\w&/+-]*/g;
const PART = /[^/-]+/g;

/** The number in a term such as "SOC 1", which is not a kind of "SOC". */
const NUMBER = /^ \d\b/;

/**
 * The acronyms in a text, in order: words in capitals, and other terms in the glossary ("FedRAMP"). A word joined by a
 * slash or hyphen is matched as a whole if the glossary has it, and by its parts otherwise. Parts of a designation
 * ("M-22-09") are ignored. Source: RULE-2.
 */
export const acronymsIn = (text: string): Acronym[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const numbered = word + (NUMBER.exec(text.slice(index + word.length))?.[0] ?? "");
    const whole = isTerm(numbered) ? numbered : termOf(word);
    if (whole) return [{ term: whole, at: index }];
    if (/[/-]\d/.test(word)) return [];
    return [...word.matchAll(PART)].flatMap((part) => {
      const term = termOf(part[0]);
      return term ? [{ term, at: index + part.index }] : [];
    });
  });

/** The acronym that a word is, or is the plural of. */
function termOf(word: string): string | undefined {
  if (isTerm(word)) return word;
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  if (isTerm(singular)) return singular;
  return /^(?=.*[A-Z].*[A-Z])([A-Z][A-Z\d&]*)s?$/.exec(word)?.[1];
}
