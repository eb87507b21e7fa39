import { type Entry, type Field, FIELDS, textsIn } from "./entry.server.ts";
import { spellingsOf } from "./unit-pattern.server.ts";
import type { Unit } from "./query.types.ts";

/** Boost by field if all words of the query are adjacent there. */
const ADJACENCY_BOOST = { name: 3, alias: 3, heads: 3, lead: 2.5, text: 2.5 } satisfies Record<Field, number>;

/** Maximum number of adjacent pairs of a query to look for. */
const MAX_PAIRS = 4;

/** Allowed between two adjacent words: symbols, and up to two small words ("conflict of interest"). */
const BETWEEN = String.raw`[^a-z0-9.?!;\n]{1,3}(?:(?:a|an|and|by|for|from|in|of|on|or|the|to|with) ){0,2}`;

/**
 * Factor for an entry's score if words of the query are adjacent in it. MiniSearch does not store positions: without
 * this, "past performance" would match any page with "past" and "performance".
 * @returns 1 if no two neighbors of the query are adjacent there, or if the query has only one unit
 */
export function nearnessOf(units: readonly Unit[]): (entry: Entry) => number {
  const pairs = units.slice(1, MAX_PAIRS + 1).map((unit, index) => pairOf(units[index]!, unit));
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
        factor += (ADJACENCY_BOOST[field] - 1) / pairs.length;
      }
    }
    return factor;
  };
}

/** Patterns for two adjacent units in either order. */
function pairOf(one: Unit, other: Unit): RegExp[] {
  const [first, second] = [spellingsOf(one), spellingsOf(other)];
  return [`${first}${BETWEEN}${second}`, `${second}${BETWEEN}${first}`].map((order) => new RegExp(`\\b${order}`));
}
