import type { FirstUse } from "../types/term.types.ts";
import { acronymsIn } from "./acronyms.ts";
import { findTerm } from "./find.ts";

/** Fields with running text, as opposed to names, headings, labels or links. */
const RUNNING = new Set(
  "after answer answersFor arrival asks beginsWith benefits caption choose description detailedDescription endsWith features firstReader gains gloss handover how lead length needs note output paragraphs promise remit shows statement subtitle summary tagline team text value when why work".split(" "),
);

/** Fields that are not shown as text. A specimen has its own legend. */
const NOT_SHOWN = new Set(["meta", "labels", "trail", "navigation", "specimen"]);

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
      if (!text.toLowerCase().includes(full.toLowerCase())) found.push([text, at, term, full]);
    }
  }
  return found;
}

function* runningTexts(value: unknown, isRunning = false): Generator<string> {
  if (typeof value === "string") {
    if (isRunning) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* runningTexts(item, isRunning);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!NOT_SHOWN.has(key)) yield* runningTexts(inner, RUNNING.has(key));
    }
  }
}
