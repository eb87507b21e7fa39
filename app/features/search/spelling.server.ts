import { isTerm } from "../../content/glossary/find.ts";

/** A word of the pages with its number of occurrences, and its letters as a bit mask. */
interface Known {
  word: string;
  count: number;
  letters: number;
}

/** Words of the pages by length. */
export type Words = ReadonlyMap<number, readonly Known[]>;

/** @param counts number of occurrences by word */
export function wordsByLength(counts: Readonly<Record<string, number>>): Words {
  const byLength = new Map<number, Known[]>();
  for (const [word, count] of Object.entries(counts)) {
    const known = { word, count, letters: lettersOf(word) };
    const others = byLength.get(word.length);
    if (others) others.push(known);
    else byLength.set(word.length, [known]);
  }
  return byLength;
}

/** Bit mask of the letters in a word. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/** Number of letters that occur in only one of the two words. */
function lettersApart(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Minimum word length for one edit, and for two. */
const ONE_SLIP_CHARS = 4;
const TWO_SLIPS_CHARS = 8;

/** Stricter rules apply to shorter words, see isLikely. */
const SHORT_CHARS = 6;

/** Minimum number of occurrences of a correction for a short word. */
const COMMON = 3;

/** The closest known word to an unknown one, and of several the most frequent. Returns undefined if none is close. */
export function correctionOf(word: string, words: Words): string | undefined {
  if (word.length < ONE_SLIP_CHARS) return undefined;
  const letters = lettersOf(word);
  let limit = word.length < TWO_SLIPS_CHARS ? 1 : 2;
  let best: Known | undefined;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const other of words.get(length) ?? []) {
      // Each edit removes one letter, adds one, or does both.
      if (lettersApart(letters, other.letters) > 2 * limit) continue;
      const slips = slipsBetween(word, other.word, limit);
      if (slips > limit || !isLikely(word, other, slips)) continue;
      if (!best || slips < limit || other.count > best.count) best = other;
      limit = Math.min(limit, slips);
    }
  }
  return best?.word;
}

/**
 * Whether a word is a plausible correction. Swapped letters always are. A short word is close to many others, so its
 * first letter must match, and the correction must be frequent and not an acronym.
 */
function isLikely(word: string, other: Known, slips: number): boolean {
  if (sorted(word) === sorted(other.word)) return true;
  const isSure = slips === 1 || other.word[0] === word[0];
  if (word.length >= SHORT_CHARS) return isSure;
  return other.word[0] === word[0] && other.count >= COMMON && !isTerm(other.word.toUpperCase());
}

/**
 * The known name closest to an unknown name with a number: the same letters with digits in another order, or with one
 * digit added, removed or changed. Returns undefined if none or several are close.
 * @param name as returned by nameOf, such as "sf331"
 */
export function nearName(name: string, names: Readonly<Record<string, string>>): string | undefined {
  const letters = name.replaceAll(/\d/g, "");
  if (!letters) return undefined;
  const alike = Object.keys(names).filter((other) => other.replaceAll(/\d/g, "") === letters);
  const turned = alike.filter((other) => sorted(other) === sorted(name));
  const near = turned.length > 0 ? turned : alike.filter((other) => slipsBetween(name, other, 1) <= 1);
  return near.length === 1 ? names[near[0]!] : undefined;
}

const sorted = (text: string) => [...text].toSorted().join("");

/**
 * Optimal string alignment distance: the number of letters to add, remove, change or swap with the next one. Stops
 * early above `limit`.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      line[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = line;
  }
  return above[b.length]!;
}
