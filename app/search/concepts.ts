import { glossary } from "../content/glossary/index.ts";
import { synonyms } from "../content/search/synonyms.ts";
import { type Atom, atomsOf } from "./atoms.ts";

/** Several ways to say one thing, such as an acronym and what it stands for. The first is its name. */
export interface Concept {
  /** The term that stands for it in the index, which no text can hold. */
  id: string;
  ways: readonly string[];
  /** Whether its ways are an acronym and what its letters stand for: these are one and the same. */
  isAcronym: boolean;
}

/** A place where a concept stands among atoms: from the first one, so many. */
export interface ConceptUse {
  concept: Concept;
  from: number;
  count: number;
}

/** Every concept that search knows: the glossary's acronyms, and words that readers use for those of the pages. */
export const concepts: readonly Concept[] = [...glossary.map(({ term, full }) => [term, full]), ...synonyms].map(
  (ways, index) => ({ id: `=${index}`, ways, isAcronym: index < glossary.length }),
);

/** What else a concept is called than it was typed: what its letters stand for, or the word that pages use for it. */
export function otherWay({ ways }: Concept, typed: string): string {
  return ways.find((way) => stemsOf(way) !== stemsOf(typed)) ?? ways[0]!;
}

const stemsOf = (text: string): string =>
  atomsOf(text)
    .map(({ stem }) => stem)
    .join(" ");

/** The ways by their first atom's stem, longest first. */
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

/** Where concepts stand among atoms; the longest way that begins at an atom, and all that are as long. */
export function conceptsIn(atoms: readonly Atom[]): ConceptUse[] {
  return atoms.flatMap((atom, from) => {
    const begun = byFirst.get(atom.stem);
    if (!begun) return NONE;
    const found = begun.filter(({ stems }) => stems.every((stem, offset) => atoms[from + offset]?.stem === stem));
    const longest = found.filter(({ stems }) => stems.length === found[0]!.stems.length);
    return longest.map(({ stems, concept }) => ({ concept, from, count: stems.length }));
  });
}
