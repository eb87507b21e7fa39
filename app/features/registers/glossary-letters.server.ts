import { cite } from "../../content/rules/index.ts";
import type { GlossaryLetter, ListedTerm } from "../../content/types/glossary-page.types.ts";
import type { Term } from "../../content/types/term.types.ts";
import { glossary } from "../../content/glossary/index.ts";

/** The anchor of a term on the page of the glossary: "poa-m" for "POA&M". */
export const anchorOfTerm = (term: string): string => term.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");

/** The glossary by letter, in dictionary order. */
export function glossaryLetters(): GlossaryLetter[] {
  const terms = glossary.map(listed).toSorted((a, b) => a.term.localeCompare(b.term, "en", { numeric: true }));
  const letters = [...new Set(terms.map(letterOf))];
  return letters.map((letter) => ({ letter, terms: terms.filter((term) => letterOf(term) === letter) }));
}

const letterOf = ({ term }: ListedTerm): string => term[0]!.toUpperCase();

const listed = ({ term, full, sentence, rule }: Term): ListedTerm => ({
  id: anchorOfTerm(term),
  term,
  full,
  sentence,
  rule: rule && { id: rule, name: cite(rule) },
});
