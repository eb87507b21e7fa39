import { glossary } from "../../content/glossary/index.ts";
import { synonyms } from "../../content/search/synonyms.ts";
import { type Atom, atomsOf } from "./atoms.server.ts";

/** Synonyms, such as an acronym and its expansion. The first one is the name of the concept. */
export interface Concept {
  /** The concept's term in the index. It cannot occur in a text. */
  id: string;
  ways: readonly string[];
  /** Whether the synonyms are an acronym and its expansion, which are equivalent. */
  isAcronym: boolean;
}

/** An occurrence of a concept: the position of its first atom, and the number of atoms. */
export interface ConceptUse {
  concept: Concept;
  from: number;
  count: number;
}

/** All concepts: the glossary's acronyms, and synonyms that visitors use for words of the pages. */
export const concepts: readonly Concept[] = [...glossary.map(({ term, full }) => [term, full]), ...synonyms].map(
  (ways, index) => ({ id: `=${index}`, ways, isAcronym: index < glossary.length }),
);

/** Another name of the concept than the typed one: the expansion of an acronym, or the word that the pages use. */
export function otherWay({ ways }: Concept, typed: string): string {
  return ways.find((way) => stemsOf(way) !== stemsOf(typed)) ?? ways[0]!;
}

const stemsOf = (text: string): string =>
  atomsOf(text)
    .map(({ stem }) => stem)
    .join(" ");

/** Synonyms by the stem of their first atom, longest first. */
const byFirst = new Map<string, { stems: string[]; concept: Concept }[]>();
for (const concept of concepts) {
  for (const way of concept.ways) {
    const stems = atomsOf(way).map((atom) => atom.stem);
    const others = byFirst.get(stems[0]!) ?? [];
    byFirst.set(
      stems[0]!,
      [...others, { stems, concept }].toSorted((a, b) => b.stems.length - a.stems.length),
    );
  }
}

const NONE: readonly ConceptUse[] = [];

/** Finds concepts in a list of atoms. At each atom the longest synonym wins, and all of equal length are returned. */
export function conceptsIn(atoms: readonly Atom[]): ConceptUse[] {
  return atoms.flatMap((atom, from) => {
    const begun = byFirst.get(atom.stem);
    if (!begun) return NONE;
    const found = begun.filter(({ stems }) => stems.every((stem, offset) => atoms[from + offset]?.stem === stem));
    const longest = found.filter(({ stems }) => stems.length === found[0]!.stems.length);
    return longest.map(({ stems, concept }) => ({ concept, from, count: stems.length }));
  });
}
