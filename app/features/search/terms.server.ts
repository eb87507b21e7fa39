import { type Atom, atomsOf, namesIn } from "./atoms.server.ts";
import { conceptsIn } from "./concepts.server.ts";
import { isStopWord } from "./stem.server.ts";

/** Index terms of a text: stems of its words, numbers, names that combine both, and concepts. */
export function termsOf(text: string, { withStopWords = false, isWord = noWord } = {}): string[] {
  const atoms = atomsOf(text);
  return [
    ...atoms.filter((atom) => isSearched(atom, withStopWords)).map(({ stem }) => stem),
    ...namesIn(atoms.filter(({ word }) => word !== "part")),
    ...joinedIn(atoms, isWord),
    ...conceptsIn(atoms).map(({ concept }) => concept.id),
  ];
}

const noWord = (_word: string): boolean => false;

/** Single letters and digits are searched only as part of a name. */
const isSearched = ({ word, stem }: Atom, withStopWords: boolean) =>
  stem.length > 1 && (withStopWords || !isStopWord(word));

/** Two words that are also written as one: "close out" if "closeout" is a known word. */
function joinedIn(atoms: readonly Atom[], isWord: (word: string) => boolean): string[] {
  return atoms.slice(1).flatMap(({ word, stem, isNumber }, index) => {
    const before = atoms[index]!;
    if (isNumber || before.isNumber || word.length < 2 || before.word.length < 2) return [];
    return isWord(before.word + word) ? [before.word + stem] : [];
  });
}
