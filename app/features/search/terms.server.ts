import { type Atom, atomsOf, namesIn } from "./atoms.server.ts";
import { conceptsIn } from "./concepts.server.ts";
import { isStopWord } from "./stem.server.ts";

/** Index terms of a text: stems of its words, numbers, names that combine both, and concepts. */
export function termsOf(text: string, { withStopWords = false } = {}): string[] {
  const atoms = atomsOf(text);
  return [
    ...atoms.filter((atom) => isSearched(atom, withStopWords)).map(({ stem }) => stem),
    ...namesIn(atoms.filter(({ word }) => word !== "part")),
    ...conceptsIn(atoms).map(({ concept }) => concept.id),
  ];
}

/** Single letters and digits are searched only as part of a name. */
const isSearched = ({ word, stem }: Atom, withStopWords: boolean) =>
  stem.length > 1 && (withStopWords || !isStopWord(word));
