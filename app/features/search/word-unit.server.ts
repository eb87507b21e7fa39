import { type Atom, atomsOf } from "./atoms.server.ts";
import { type Concept, conceptsIn } from "./concepts.server.ts";
import { correctionOf } from "./spelling.server.ts";
import { stem } from "./stem.server.ts";
import type { Unit, Vocabulary } from "./query.types.ts";

/** Maximum number of corrections per query. */
const MAX_CORRECTIONS = 4;

/** Minimum length of a prefix match. */
const PREFIX_CHARS = 3;

/** Parser state while the units of a query are read. */
export interface State {
  corrections: number;
  isOnlyStopWords: boolean;
  /** Whether the current word is the last one of the query. */
  isLast: boolean;
}

/** Units for one word: the word itself, a prefix, two words typed as one, or a correction. */
export function wordUnit(
  { word, stem: own, isNumber }: Atom,
  typed: string,
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  state: State,
): Unit[] | undefined {
  const prefix = own.length >= PREFIX_CHARS && vocabulary.hasPrefix(own) ? own : undefined;
  if (vocabulary.has(own) || concepts.length > 0) {
    // Only the last word without a suffix may be incomplete: "products" must not match "production".
    const isBegun = state.isLast && word === own;
    return [{ typed, terms: [own], ...(isBegun && { prefix }), concepts }];
  }
  if (prefix && own.length > PREFIX_CHARS - (isNumber ? 1 : 0)) return [{ typed, terms: [], prefix, concepts }];
  if (isNumber) return undefined;
  const parts = partsOf(word, vocabulary);
  if (parts) return parts.map((part) => ({ typed, terms: [stem(part)], concepts: [] }));
  if (state.corrections >= MAX_CORRECTIONS) return undefined;
  state.corrections += 1;
  const corrected = correctionOf(word, vocabulary.words);
  if (!corrected) return undefined;
  const meant = conceptsIn(atomsOf(corrected)).map(({ concept }) => concept);
  return [{ typed, terms: [stem(corrected)], concepts: meant, corrected }];
}

/** Splits a typed word into two known words. */
function partsOf(word: string, { counts }: Vocabulary): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => Object.hasOwn(counts, part))) return parts;
  }
  return undefined;
}
