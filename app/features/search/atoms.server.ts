import { isStopWord, stem } from "./stem.server.ts";

/** A run of letters or digits in a text. "SF-133" has two. */
export interface Atom {
  /** The form used for comparison: the stem of a word, or the digits. */
  stem: string;
  /** Lower case, without accents. */
  word: string;
  /** Offset in the text. */
  start: number;
  end: number;
  isNumber: boolean;
  /** Separator from the previous atom: none, a symbol, a space, or a line break. */
  joint: "none" | "sign" | "space" | "line";
}

const RUN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+/gu;
const ACCENTS = /\p{M}+/gu;
const POSSESSIVE = /['’]s?$|['’]/gu;

/** Fast path: most words have no accents and no apostrophe. */
const PLAIN = /^[a-z]+$/i;

/** Classifies the text between two atoms, which is usually a space. */
function jointOf(between: string): Atom["joint"] {
  if (between === " ") return "space";
  if (between === "") return "none";
  if (between.includes("\n")) return "line";
  return /\s/.test(between) ? "space" : "sign";
}

/** Splits a text into atoms. Symbols between letters and digits are ignored: "A-123", "A123" and "a 123" are equal. */
export function atomsOf(text: string): Atom[] {
  let end = 0;
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const between = text.slice(end, index);
    const word = PLAIN.test(run)
      ? run.toLowerCase()
      : run.normalize("NFKD").replace(ACCENTS, "").toLowerCase().replace(POSSESSIVE, "");
    const isNumber = /^\p{N}/u.test(run);
    end = index + run.length;
    return { stem: isNumber ? word : stem(word), word, start: index, end, isNumber, joint: jointOf(between) };
  });
}

/** Maximum number of letters before a number in a name, such as "FIPS 199". */
const NAME_CHARS = 4;

/** Maximum number of atoms in a name, such as "SP 800-53". */
export const NAME_ATOMS = 3;

/**
 * The name that consecutive atoms form: "sf133" for "SF 133", "2cfr200" for "2 CFR 200", "cicd" for "CI/CD". Returns
 * undefined if they are only adjacent words.
 */
export function nameOf(atoms: readonly Atom[]): string | undefined {
  if (atoms.length < 2) return undefined;
  const written = atoms.map(({ word }) => word).join("");
  const [, ...after] = atoms;
  if (after.some(({ joint }) => joint === "line")) return undefined;
  if (!atoms.some(({ isNumber }) => isNumber) && !COUNTED.has(atoms[0]!.word)) {
    return after.every(({ joint }) => joint === "sign") && !isStopWord(atoms[0]!.word) ? written : undefined;
  }
  const [{ word: first }, last] = [atoms[0]!, atoms.at(-1)!];
  if (COUNTED.has(first)) return atoms.length === 2 && (last.isNumber || last.word.length === 1) ? written : undefined;
  return atoms.every(({ isNumber, word }) => isNumber || isPartOfName(word)) ? written : undefined;
}

/** Words followed by a number or a letter: "appendix C". */
const COUNTED = new Set("appendix class form level schedule section tier title volume".split(" "));

/** A single letter is part of a name. A short word of a sentence is not. */
const isPartOfName = (word: string): boolean =>
  word.length === 1 || (word.length <= NAME_CHARS && !isStopWord(word) && !STANDS_APART.has(word));

/** Short words before a number that are not part of a name. */
const STANDS_APART = new Set("and than line day days jan feb mar apr jun jul aug sep oct nov dec".split(" "));

/** All names in a list of atoms. A name does not end with the "53" of "53A". */
export function namesIn(atoms: readonly Atom[]): string[] {
  return atoms.flatMap((_, from) =>
    [2, NAME_ATOMS].flatMap((count) => {
      const [end, next] = [from + count, atoms[from + count]];
      return end > atoms.length || isSuffix(next) ? [] : (nameOf(atoms.slice(from, end)) ?? []);
    }),
  );
}

const isSuffix = (next: Atom | undefined): boolean => next?.joint === "none" && next.word.length === 1;
