import type { FirstUse } from "../types/term.types.ts";
import { acronymsIn } from "./acronyms.ts";
import { shownTexts, type TextRole } from "../text-roles.ts";
import { findTerm } from "./find-term.ts";

const EXPLAINED: ReadonlySet<TextRole> = new Set(["promise", "summary", "prose"]);

/**
 * A page's data, with the first use of each acronym in its running text. Source: RULE-2.
 * @param inOrder the same data in reading order, if its fields are in another order
 */
export const withFirstUses = <Data extends object>(
  data: Data,
  inOrder: object = data,
): Data & { firstUses: FirstUse[] } => ({ firstUses: firstUsesIn(runningTexts(inOrder)), ...data });

/** The first use of each glossary acronym. An acronym that is spelled out in the same text is not marked. */
export function firstUsesIn(texts: Iterable<string>): FirstUse[] {
  const seen = new Set<string>();
  const found: FirstUse[] = [];
  for (const text of texts) {
    for (const { term, at } of acronymsIn(text)) {
      const full = findTerm(term)?.full;
      if (!full || seen.has(term)) continue;
      seen.add(term);
      if (!text.toLowerCase().includes(full.toLowerCase())) found.push([text, at, term.length, full]);
    }
  }
  return found;
}

/** Running text, as opposed to names and labels. */
function* runningTexts(value: unknown): Generator<string> {
  for (const { text, role } of shownTexts(value)) if (EXPLAINED.has(role)) yield text;
}
