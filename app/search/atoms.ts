import { isStopWord, stem } from "./stem.ts";

/** A run of letters or of digits in a text: "SF-133" holds two. */
export interface Atom {
  /** As it is compared: the stem of a word, or the digits. */
  stem: string;
  /** In lower case, without accents. */
  word: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
  isNumber: boolean;
  /** What parts it from the atom before: nothing, a sign, a space, or the end of a line. */
  joint: "none" | "sign" | "space" | "line";
}

const RUN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+/gu;
const ACCENTS = /\p{M}+/gu;
const POSSESSIVE = /['’]s?$|['’]/gu;

/** Nearly every word: it has no accents and no apostrophe. */
const PLAIN = /^[a-z]+$/i;

/** What stands between two atoms; nearly always a space. */
function jointOf(between: string): Atom["joint"] {
  if (between === " ") return "space";
  if (between === "") return "none";
  if (between.includes("\n")) return "line";
  return /\s/.test(between) ? "space" : "sign";
}

/** The atoms of a text, in order. Signs between letters and digits count for nothing: "A-123", "A123" and "a 123" are alike. */
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

/** As many letters can stand before a number and make one name with it: "FIPS 199". */
const NAME_CHARS = 4;

/** As many atoms make up a name at most: "SP 800-53". */
export const NAME_ATOMS = 3;

/**
 * What atoms in a row are called together: "sf133" for "SF 133", "2cfr200" for "2 CFR 200", "cicd" for "CI/CD". Undefined
 * where they are only words beside each other.
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

/** Words with a number or a letter behind them: "appendix C". */
const COUNTED = new Set("appendix class form level schedule section tier title volume".split(" "));

/** A single letter is part of a name, a short word of a sentence is none. */
const isPartOfName = (word: string): boolean =>
  word.length === 1 || (word.length <= NAME_CHARS && !isStopWord(word) && !STANDS_APART.has(word));

/** Short words before numbers that are not part of a name. */
const STANDS_APART = new Set("and than line day days jan feb mar apr jun jul aug sep oct nov dec".split(" "));

/** All names that stand in a row of atoms. The "53" of "53A" ends none. */
export function namesIn(atoms: readonly Atom[]): string[] {
  return atoms.flatMap((_, from) =>
    [2, NAME_ATOMS].flatMap((count) => {
      const [end, next] = [from + count, atoms[from + count]];
      return end > atoms.length || isSuffix(next) ? [] : (nameOf(atoms.slice(from, end)) ?? []);
    }),
  );
}

const isSuffix = (next: Atom | undefined): boolean => next?.joint === "none" && next.word.length === 1;
