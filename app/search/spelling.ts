import { isTerm } from "../content/glossary/find.ts";

/** A word that pages hold, with how often they do, and its letters as bits. */
interface Known {
  word: string;
  count: number;
  letters: number;
}

/** The words that pages hold, by their length. */
export type Words = ReadonlyMap<number, readonly Known[]>;

/** @param counts how often pages hold each word */
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

/** One bit for each letter that a word has. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/** How many letters only one of two words has. */
function lettersApart(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** From so many letters on a word may have one slip, and from so many two. */
const ONE_SLIP_CHARS = 4;
const TWO_SLIPS_CHARS = 8;

/** In a word shorter than this the first letter is taken as meant, and two of an acronym's may only be swapped. */
const SHORT_CHARS = 6;

/** A word that pages hold so often is meant sooner than one that stands there by chance. */
const COMMON = 3;

/**
 * The word of the pages that was meant by one that none of them holds: the nearest, and of several the most frequent.
 * Undefined where none is near.
 */
export function correctionOf(word: string, words: Words): string | undefined {
  if (word.length < ONE_SLIP_CHARS) return undefined;
  const letters = lettersOf(word);
  let limit = word.length < TWO_SLIPS_CHARS ? 1 : 2;
  let best: Known | undefined;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const other of words.get(length) ?? []) {
      // Each slip takes one letter away, or brings one, or both.
      if (lettersApart(letters, other.letters) > 2 * limit) continue;
      const slips = slipsBetween(word, other.word, limit);
      if (slips > limit || !isLikely(word, other, slips)) continue;
      if (!best || slips < limit || other.count > best.count) best = other;
      limit = Math.min(limit, slips);
    }
  }
  return best?.word;
}

/** Whether a word may have been meant: short ones are near to too many. */
function isLikely(word: string, other: Known, slips: number): boolean {
  if (sorted(word) === sorted(other.word)) return true;
  const isSure = slips === 1 || other.word[0] === word[0];
  if (word.length >= SHORT_CHARS) return isSure;
  return other.word[0] === word[0] && other.count >= COMMON && !isTerm(other.word.toUpperCase());
}

/**
 * The name with a number that was meant by one that nothing has: the same letters with the same digits in another order,
 * or with one digit more, less or other. Undefined where none is near, or several are.
 * @param name as nameOf writes it: "sf331"
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
 * How many letters must be added, taken away, changed or swapped with the next to make one word of another: the optimal
 * string alignment distance. More than `limit` is not counted to the end.
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
