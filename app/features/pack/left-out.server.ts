import { fill } from "../../lib/text/fill.ts";
import type { PackPage } from "../../content/types/pack.types.ts";
import type { Choice } from "./choice.server.ts";

/** Unknown names are repeated on the page: at most this many, each truncated. */
const NAMED = 5;
const NAME_CHARS = 40;

/** Messages about names without a service, and services over the limit. Source: PACK-2, PACK-4. */
export function leftOutOf({ unknown, beyond }: Choice, words: PackPage["leftOut"]): string[] {
  const named = unknown.map(readable).filter((name) => name !== undefined);
  const more = named.length - NAMED;
  const names = named.slice(0, NAMED).join(", ");
  return [
    ...(named.length > 0
      ? [`${fill(words.unknown, { names })}${more > 0 ? fill(words.others, { count: more }) : ""}.`]
      : []),
    ...(beyond.length > 0 ? [fill(words.beyond, { names: beyond.map(({ name }) => name).join(", ") })] : []),
  ];
}

/**
 * A name that is safe to display: without invisible or bidirectional characters, and truncated. Undefined if nothing
 * visible is left.
 */
function readable(name: string): string | undefined {
  const shown = [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ").trim()];
  if (shown.length === 0) return undefined;
  return `“${shown.slice(0, NAME_CHARS).join("").trim()}${shown.length > NAME_CHARS ? "…" : ""}”`;
}
