import type SearchableMap from "minisearch/SearchableMap";
import { type Atom, atomsOf } from "./atoms.server.ts";
import type { Concept } from "./concepts.server.ts";
import { spansAt } from "./spans.server.ts";
import { correctionOf } from "./spelling.server.ts";
import { stem } from "./stem.server.ts";
import type { Unit, Vocabulary } from "./query.types.ts";

/** Minimum length of a prefix match. */
const PREFIX_CHARS = 3;

interface Word {
  atom: Atom;
  typed: string;
  concepts: readonly Concept[];
  vocabulary: Vocabulary;
  /** Whether it is the last word of the query, which may be incomplete. */
  isLast: boolean;
  mayCorrect: boolean;
}

/** Units for one word: the word itself, a prefix, two words typed as one, or a correction. */
export function wordUnits({ atom, typed, concepts, vocabulary, isLast, mayCorrect }: Word): Unit[] | undefined {
  const { word, stem: own, isNumber } = atom;
  const { terms, words } = vocabulary;
  if (terms.has(own) || concepts.length > 0) {
    // A word with a suffix is complete: "products" must not match "production".
    const mayContinue = isLast && word === own && own.length >= PREFIX_CHARS;
    return [{ typed, terms: [own], ...(mayContinue && { prefix: own }), concepts }];
  }
  if (own.length >= PREFIX_CHARS + (isNumber ? 0 : 1) && isPrefix(own, terms))
    return [{ typed, terms: [], prefix: own, concepts }];
  if (isNumber) return undefined;
  const parts = partsOf(word, words);
  if (parts) return parts.map((part) => ({ typed, terms: [stem(part)], concepts: [] }));
  const corrected = mayCorrect ? correctionOf(word, words) : undefined;
  if (!corrected) return undefined;
  const meant = spansAt(atomsOf(corrected), 0).flatMap(({ concept }) => concept ?? []);
  return [{ typed, terms: [stem(corrected)], concepts: meant, corrected }];
}

const isPrefix = (text: string, terms: SearchableMap<unknown>): boolean => !terms.atPrefix(text).keys().next().done;

/** Splits a typed word into two known words. */
function partsOf(word: string, words: SearchableMap<number>): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => words.has(part))) return parts;
  }
  return undefined;
}
