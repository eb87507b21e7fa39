import { type Atom, atomsOf, namesIn } from "./atoms.ts";
import { conceptsIn } from "./concepts.ts";
import { isStopWord } from "./stem.ts";

/** What of a text goes into the index: the stems of its words, its numbers, the names that both make up, and its concepts. */
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

/** Single letters and digits stand in names only. */
const isSearched = ({ word, stem }: Atom, withStopWords: boolean) =>
  stem.length > 1 && (withStopWords || !isStopWord(word));

/** Two words that other texts write as one: "close out" where "closeout" is a word too. */
function joinedIn(atoms: readonly Atom[], isWord: (word: string) => boolean): string[] {
  return atoms.slice(1).flatMap(({ word, stem, isNumber }, index) => {
    const before = atoms[index]!;
    if (isNumber || before.isNumber || word.length < 2 || before.word.length < 2) return [];
    return isWord(before.word + word) ? [before.word + stem] : [];
  });
}
