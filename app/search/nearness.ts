import { type Entry, type Field, FIELDS, textsIn } from "./entry.ts";
import { atomsOf } from "./atoms.ts";
import type { Unit } from "./units.ts";

/** How much more an entry counts in which all of a query stands together, by the field that has it. */
const TOGETHER = { name: 3, alias: 3, heads: 3, lead: 2.5, text: 2.5 } satisfies Record<Field, number>;

/** So many neighbors of a query are looked for: a sentence has no use for more. */
const PAIRS = 4;

/** What may stand between two words that belong together: signs, and up to two small words ("conflict of interest"). */
const BETWEEN = String.raw`[^a-z0-9.?!;\n]{1,3}(?:(?:a|an|and|by|for|from|in|of|on|or|the|to|with) ){0,2}`;

/**
 * How much nearer than by chance the words of a query stand in an entry, as a factor of its score: MiniSearch knows which words
 * an entry holds, and nothing of their places, so that "past performance" would be any page with "past" and "performance".
 * @returns 1 where no two neighbors of the query are neighbors there, or where it has no two
 */
export function nearnessOf(units: readonly Unit[]): (entry: Entry) => number {
  const pairs = units.slice(1, PAIRS + 1).map((unit, index) => pairOf(units[index]!, unit));
  if (pairs.length === 0) return () => 1;
  return (entry) => {
    let factor = 1;
    const left = new Set(pairs);
    for (const field of FIELDS) {
      if (left.size === 0) break;
      const text = textsIn(entry, field).join("\n").toLowerCase();
      for (const pair of left) {
        if (!pair.some((order) => order.test(text))) continue;
        left.delete(pair);
        factor += (TOGETHER[field] - 1) / pairs.length;
      }
    }
    return factor;
  };
}

/** Two units beside each other, the one or the other first. */
function pairOf(one: Unit, other: Unit): RegExp[] {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return [`${first}${BETWEEN}${second}`, `${second}${BETWEEN}${first}`].map((order) => new RegExp(`\\b${order}`));
}

/** All ways in which a text in lower case may write a unit. Of a stem only the part that its forms have in common. */
function wordsOf({ terms, prefix, concepts }: Unit): string {
  const words = [...terms, ...(prefix ? [prefix] : [])].map((term) => [term]);
  const ways = concepts.flatMap(({ ways }) => ways.map((way) => atomsOf(way).map(({ stem }) => stem)));
  return `(?:${[...words, ...ways].map((way) => way.map(formsOf).join("[^a-z0-9\\n]{0,3}")).join("|")})`;
}

/** A term is of letters and digits alone (atoms.ts), so that nothing of it can be meant as a pattern. */
const formsOf = (term: string): string => {
  const common = term.length > 4 ? term.replace(/i$/, "") : term;
  return `${/\d/.test(common) ? [...common].join("[^a-z0-9\\n]?") : common}[a-z]*`;
};
