import { isTerm } from "./find.ts";

/** An acronym in a text, in the singular, and where it stands. */
export interface Acronym {
  term: string;
  at: number;
}

/**
 * A word with what joins it to others: "POA&M", "CI/CD", "FIPS-validated", "AC-2". Those without a capital, which most
 * words are and no acronym is, are passed over at once: pages read all their words at each render.
 */
const WORD = /(?<![\w.-])(?=[\w&/+-]*[A-Z])[A-Za-z][\w&/+-]*/g;
const PART = /[^/-]+/g;

/**
 * The acronyms of a text, in its order: words that are capitals only, and whatever else the glossary knows ("FedRAMP").
 * What is joined by a slash or a hyphen counts as a whole where the glossary has it, and by its parts otherwise; the parts
 * of a designation ("M-22-09") are none. Source: RULE-2.
 */
export const acronymsIn = (text: string): Acronym[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const whole = termOf(word);
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
