import { atomsOf } from "./atoms.server.ts";
import type { Unit } from "./query.types.ts";

/** Pattern for all spellings of a unit in lower-case text. Of a stem, only the common prefix of its forms is used. */
export function spellingsOf({ terms, prefix, concepts }: Unit): string {
  const words = [...terms, ...(prefix ? [prefix] : [])].map((term) => [term]);
  const ways = concepts.flatMap(({ ways }) => ways.map((way) => atomsOf(way).map(({ stem }) => stem)));
  return `(?:${[...words, ...ways].map((way) => way.map(formsOf).join("[^a-z0-9\\n]{0,3}")).join("|")})`;
}

/**
 * Pattern for the forms of a term, with symbols between its characters: "A-123" for "a123". Terms contain only letters
 * and digits (atoms.ts), so they need no escaping.
 */
const formsOf = (term: string): string => {
  const common = term.length > 4 ? term.replace(/i$/, "") : term;
  return `${[...common].join("[^a-z0-9\\n]?")}[a-z]*`;
};
