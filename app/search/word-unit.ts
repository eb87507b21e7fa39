import { type Atom, atomsOf } from "./atoms.ts";
import { type Concept, conceptsIn } from "./concepts.ts";
import { correctionOf } from "./spelling.ts";
import { stem } from "./stem.ts";
import type { Unit, Vocabulary } from "./units.ts";

/** So many corrections are looked for at most. */
const CORRECTIONS = 4;

/** From so many letters or digits on, the beginning of a word will do. */
const PREFIX_CHARS = 3;

/** What is known of a query while its units are taken, one after the other. */
export interface State {
  corrections: number;
  isOnlyStopWords: boolean;
  /** Whether the word that is looked at ends the query. */
  isLast: boolean;
}

/** The units of a single word: itself, the beginning of another, two that were typed as one, or the word that was meant. */
export function wordUnit(
  { word, stem: own, isNumber }: Atom,
  typed: string,
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  state: State,
): Unit[] | undefined {
  const prefix = own.length >= PREFIX_CHARS && vocabulary.hasPrefix(own) ? own : undefined;
  if (vocabulary.has(own) || concepts.length > 0) {
    // A word in the middle, or with an ending, is whole: "products" are no production.
    const isBegun = state.isLast && word === own;
    return [{ typed, terms: [own], ...(isBegun && { prefix }), concepts }];
  }
  if (prefix && own.length > PREFIX_CHARS - (isNumber ? 1 : 0)) return [{ typed, terms: [], prefix, concepts }];
  if (isNumber) return undefined;
  const parts = partsOf(word, vocabulary);
  if (parts) return parts.map((part) => ({ typed, terms: [stem(part)], concepts: [] }));
  if (state.corrections >= CORRECTIONS) return undefined;
  state.corrections += 1;
  const corrected = correctionOf(word, vocabulary.words);
  if (!corrected) return undefined;
  const meant = conceptsIn(atomsOf(corrected)).map(({ concept }) => concept);
  return [{ typed, terms: [stem(corrected)], concepts: meant, corrected }];
}

/** Two words of the pages that were typed as one. */
function partsOf(word: string, { counts }: Vocabulary): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => Object.hasOwn(counts, part))) return parts;
  }
  return undefined;
}
