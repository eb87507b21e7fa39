/** Stands where something was taken out. */
const GAP = "[…]";

/** So many names are also looked for inside longer words. Names and companies are shorter; the rest are compared whole. */
const NAMES_LIMIT = 64;

/** A run of characters that may be an address, apart from what surrounds it in JSON, markup or prose. */
const RUN = /[^\s"'<>()[\]{},;=]+/g;

/** What tells of a person: network addresses, phone and other long numbers. */
const TELLING = [
  /(?:\d{1,3}\.){3}\d{1,3}/g,
  /(?<![\p{L}\d])(?:[\da-f]{0,4}:){2,7}[\da-f]{1,4}(?![\p{L}\d])/giu,
  /\+?\d(?:[ ().-]{0,2}\d){5,}/g,
  /\d{5,}/g,
];

/**
 * A gateway's own words for the log, as one line and without what the log must not hold: markup, email and network
 * addresses, phone and other long numbers, tokens, and every word that the visitor typed, since gateways like to repeat
 * what they got; accents and case do not matter, nor whether a name stands in the midst of a longer word.
 * @param typed the JSON that was sent to the gateway
 */
export function redact(text: string, typed: string): string {
  const fields = JSON.parse(typed) as Record<string, unknown>;
  const readable = decoded(text)
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const anonymous = TELLING.reduce((line, pattern) => line.replace(pattern, GAP), readable)
    .replace(RUN, (run) => (run.includes("@") ? GAP : run))
    .replace(/[\w-]{20,}/g, (run) => (/\d/.test(run) ? GAP : run));
  const words = wordsOf(Object.values(fields));
  const wholeWords = new Set(words);
  const names = wordsOf([fields["name"], fields["email"], fields["company"]]).filter(isTelling).slice(0, NAMES_LIMIT);
  // The end may be cut off in the midst of a word.
  const isTyped = (word: string, isLast: boolean) =>
    wholeWords.has(word) ||
    names.some((name) => word.includes(name)) ||
    (isLast && words.some((whole) => whole.startsWith(word)));
  return anonymous.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) =>
    isTyped(folded(word), at + word.length === anonymous.length) ? GAP : word,
  );
}

/** The words of what a visitor typed, folded; single letters are none. */
const wordsOf = (values: unknown[]): string[] => [
  // Stryker disable next-line ArrayDeclaration: a text with spaces matches no word.
  ...new Set(values.flatMap((value) => folded(String(value ?? "")).match(/[\p{L}\p{N}]{2,}/gu) ?? [])),
];

/** Whether a word is long enough to be looked for within others: in scripts without capitals two letters may be a name. */
const isTelling = (word: string) => word.length >= (/\p{Lo}/u.test(word) ? 2 : 4);

/** Without case and accents, however they are written: programs keep neither. */
const folded = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "");

/** Letters that HTML names and that are not one with an accent. */
const LETTERS: Record<string, string> = { szlig: "ß", oslash: "ø", aelig: "æ", oelig: "œ", eth: "ð", thorn: "þ" };

/**
 * Undoes JSON, HTML, byte and URL escapes, so that words can be found. A run of backslashes is read from its start only:
 * without the lookbehind a long run would take quadratic time.
 */
const decoded = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<!\\)\\+u([\da-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,5}|x[\da-f]{1,4});/gi, (_all, code: string) =>
      // Stryker disable next-line Regex: an x can only be at the start.
      String.fromCharCode(Number(code.replace(/^x/i, "0x"))),
    )
    .replace(/&([a-z])(?:uml|acute|grave|circ|tilde|cedil|caron|ring);/gi, "$1")
    .replace(/&(\w+);/g, (_all, name: string) => LETTERS[name.toLowerCase()] ?? " ")
    .replace(/(?<!\\)\\+[bfnrt]/g, " ")
    .replace(/(?<!\\)\\+x([\da-f]{2})/gi, "%$1")
    .replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        // Bytes of an older encoding, Latin-1 most likely.
        return run.replace(/%(..)/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      }
    });
