import { createHash } from "node:crypto";

/**
 * Random decisions that are drawn by name: the same seed and names give the same decision, in whatever order concurrent
 * requests ask for them. This makes a concurrent run repeatable.
 */
export class Random {
  readonly #name: string;
  #drawn = 0;

  /** @param seed any whole number; a run prints its seed */
  constructor(seed: number | string) {
    this.#name = String(seed);
  }

  /** An independent generator for one purpose, such as the third gateway call of one request. */
  for(...names: (string | number)[]): Random {
    return new Random([this.#name, ...names].join("/"));
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    const digest = createHash("sha256")
      .update(`${this.#name}#${this.#drawn++}`)
      .digest();
    return digest.readUInt32BE() / 2 ** 32;
  }

  /** @param probability from 0 (never) to 1 (always) */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number between two, both inclusive. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.whole(0, items.length - 1)]!;
  }

  /** One of the names by its probability, or undefined for the remaining probability. */
  oneOf<Name extends string>(probabilities: Readonly<Record<Name, number>>): Name | undefined {
    const position = this.next();
    let end = 0;
    return (Object.entries(probabilities) as [Name, number][]).find(([, share]) => position < (end += share))?.[0];
  }
}
