import { anchorOf } from "../../lib/text/anchors.ts";
import { cite } from "../../content/rules/index.ts";
import type { GlossaryLetter, ListedTerm } from "../../content/types/glossary-page.types.ts";
import type { Term } from "../../content/types/term.types.ts";
import { capitalized } from "../../content/words.ts";
import { glossary } from "../../content/glossary/index.ts";

/**
 * The glossary by letter, in dictionary order.
 * @param found limits the result to the terms at these addresses
 */
export function glossaryLetters(found?: ReadonlySet<string>): GlossaryLetter[] {
  const shown = glossary.map(listed).filter(({ id }) => found?.has(`/glossary#${id}`) ?? true);
  const terms = shown.toSorted((a, b) => a.term.localeCompare(b.term, "en", { numeric: true }));
  const letters = [...new Set(terms.map(letterOf))];
  return letters.map((letter) => ({ letter, terms: terms.filter((term) => letterOf(term) === letter) }));
}

const letterOf = ({ term }: ListedTerm): string => term[0]!.toUpperCase();

const listed = ({ term, full, sentence, rule }: Term): ListedTerm => ({
  id: anchorOf(term),
  term: beginning(term),
  full: beginning(full),
  sentence,
  rule: rule && { id: rule, name: cite(rule) },
});

/** Every entry begins with a capital, but for names such as "eMASS". In sentences, "specimen" and "pack" have none. */
const beginning = (text: string): string => (/[A-Z]/.test(text) ? text : capitalized(text));
