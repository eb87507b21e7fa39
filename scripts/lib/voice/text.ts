/** Points after which no sentence ends, though a capital or a number follows: "31 U.S.C. 1501", "see No. 5". An answer may be "No." */
const ABBREVIATION = String.raw`(?<!\b(?:U\.S|U\.S\.C|St|vs|e\.g|i\.e)\.|\S\s(?:No|Nos|Rev)\.(?=\s+\d))`;
const SENTENCE_END = new RegExp(String.raw`(?<=[.?!][”’)]?)${ABBREVIATION}\s+(?=[“(‘]?[\p{Lu}\d<])`, "u");

/** The sentences of a text, as a reader would part them. */
export const sentencesIn = (text: string): string[] => text.split(SENTENCE_END).filter((part) => /\p{L}/u.test(part));

/** The words of a text without their punctuation. "A-123", "2,500" and "agency’s" are one word each. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\d$][\p{L}\d’.,/&-]*(?<![.,/&’-])/gu) ?? [];

/** The first word of a text as it is written, or "" where there is none. */
export const firstWordOf = (text: string): string => wordsIn(text)[0] ?? "";

/** Syllables of an English word, by its vowel groups; good to about one in ten words, enough for a mean. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** US school grade of a text (Kincaid et al., 1975). */
export function gradeOf(text: string): number {
  const sentences = Math.max(1, text.split(/[.?!:;]+\s/).length);
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word));
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllableCount / words.length) - 15.59;
}
