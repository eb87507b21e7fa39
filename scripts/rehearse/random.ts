/**
 * A generator of random decisions that are drawn by name: the same seed and the same names give the same decision, however
 * many others were drawn meanwhile and in whatever order. So what happens at once can be repeated.
 */
export class Random {
  readonly #name: string;
  #drawn = 0;

  /** @param seed any whole number; what a run prints repeats it */
  constructor(seed: number | string) {
    this.#name = String(seed);
  }

  /** A generator of its own for one matter, such as the third call about one request. */
  for(...names: (string | number)[]): Random {
    return new Random([this.#name, ...names].join("/"));
  }

  /** From 0 to 1, without 1. */
  next(): number {
    return mixed(hashOf(`${this.#name}#${this.#drawn++}`)) / 2 ** 32;
  }

  /** @param probability from 0, never, to 1, always */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number between two, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.whole(0, items.length - 1)]!;
  }

  /** One of the names by its share; undefined for what is left to 1. */
  oneOf<Name extends string>(shares: Readonly<Partial<Record<Name, number>>>): Name | undefined {
    const position = this.next();
    let end = 0;
    return (Object.entries(shares) as [Name, number][]).find(([, share]) => position < (end += share))?.[0];
  }

  /** A UUID of version 4, as a browser makes one. */
  uuid(): string {
    const digits = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16));
    digits.splice(12, 1, "4");
    digits.splice(16, 1, this.pick(["8", "9", "a", "b"]));
    return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }
}

/** FNV-1a in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The last step of MurmurHash3: names that differ in one character have nothing in common then. */
function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
