/** Words that say nothing of what somebody looks for. */
const EMPTY = new Set(
  `a about after all an and another any are as at be before by can could do does for from has have how i if in into is it
its many may me much must my no not of on one or our please show since so some somebody such than that the their them there
they this to too under up us was we were what when where which who will with would you your`.split(/\s+/),
);

/** A word without its ending, so that "closing", "closes" and "close" are one. Rough, as a glance is. */
const stem = (word: string): string =>
  /\d/.test(word) || word.length < 4 ? word : word.replace(/(?:ies|ing|ed|es|s|e|y)$/, "");

/** The words of a text that could be recognized elsewhere: no small words, no endings; "A-123" and "A123" are one. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[’'“”]/g, "")
      // A form's number is a word of its own, with its letters or without.
      .replaceAll(/\b([a-z]{1,3})[ -](\d)/g, "$1 $1$2")
      .split(/[^\p{L}\p{N}.+]+/u)
      .map((word) => word.replaceAll(/^\.+|\.+$/g, ""))
      .filter((word) => word && !EMPTY.has(word))
      .map(stem),
  );
