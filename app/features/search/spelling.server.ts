import type SearchableMap from "minisearch/SearchableMap";
import { isTerm } from "../../content/glossary/find-term.ts";
import type { Token } from "./tokens.server.ts";
import type { Vocabulary } from "./query.types.ts";
import { spansAt } from "./spans.server.ts";

/** Minimum word length for one edit, and for two. */
const ONE_SLIP_CHARS = 4;
const TWO_SLIPS_CHARS = 8;

/** Stricter rules apply to shorter words. */
const SHORT_CHARS = 6;

/** Minimum number of occurrences of a correction for a short word. */
const COMMON = 3;

/** Swapping two letters takes two edits. */
const SWAP_SLIPS = 2;

/** The closest known word to an unknown one, and of several the most frequent. Returns undefined if none is close. */
export function correctionOf(word: string, words: SearchableMap<number>): string | undefined {
  if (word.length < ONE_SLIP_CHARS) return undefined;
  const limit = word.length < TWO_SLIPS_CHARS ? 1 : 2;
  // A short word is close to many others, so the correction must be likelier unless letters are swapped.
  const isLikely = (other: string, count: number) =>
    word.length >= SHORT_CHARS || (other[0] === word[0] && count >= COMMON && !isTerm(other.toUpperCase()));
  const near = [...words.fuzzyGet(word, SWAP_SLIPS)]
    .map(([other, [count, edits]]) => ({ other, count, slips: isSwapped(word, other) ? 0 : edits }))
    .filter(({ other, count, slips }) => slips === 0 || (slips <= limit && isLikely(other, count)));
  return near.toSorted((a, b) => a.slips - b.slips || b.count - a.count)[0]?.other;
}

/** Maximum number of unknown names to compare, to bound the cost of a query. */
const MAX_NEAR_NAME_TRIES = 8;

/** The closest known name for an unknown name with a number. */
export function nearNameIn(tokens: readonly Token[], { terms, names }: Vocabulary): string | undefined {
  const unknown = tokens
    .flatMap((_, at) => spansAt(tokens, at))
    .filter(({ term, count, concept }) => count > 1 && !concept && /\d/.test(term) && !terms.has(term));
  return [...new Set(unknown.map(({ term }) => term))]
    .slice(0, MAX_NEAR_NAME_TRIES)
    .map((name) => nearName(name, names))
    .find((near) => near !== undefined);
}

/**
 * The known name closest to an unknown name with a number: the same letters with digits in another order, or with one
 * digit added, removed or changed. Returns undefined if none or several are close.
 * @param name as returned by nameOf, such as "sf331"
 */
function nearName(name: string, names: SearchableMap<string>): string | undefined {
  const letters = lettersOf(name);
  if (!letters) return undefined;
  const alike = [...names.fuzzyGet(name, SWAP_SLIPS)].filter(([other]) => lettersOf(other) === letters);
  const swapped = alike.filter(([other]) => isSwapped(name, other));
  const near = swapped.length > 0 ? swapped : alike.filter(([, [, edits]]) => edits === 1);
  return near.length === 1 ? near[0]![1][0] : undefined;
}

const lettersOf = (name: string): string => name.replaceAll(/\d/g, "");
const sorted = (text: string): string => [...text].toSorted().join("");
const isSwapped = (a: string, b: string): boolean => sorted(a) === sorted(b);
