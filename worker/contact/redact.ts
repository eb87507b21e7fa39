/** Stands where something was taken out. */
const GAP = "[…]";

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
 * what they got.
 * @param typed the JSON that was sent to the gateway
 */
export function redact(text: string, typed: string): string {
  const readable = decoded(text)
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const anonymous = TELLING.reduce((line, pattern) => line.replace(pattern, GAP), readable)
    .replace(RUN, (run) => (run.includes("@") ? GAP : run))
    .replace(/[\w-]{20,}/g, (run) => (/\d/.test(run) ? GAP : run));
  const words = wordsOf(typed);
  // The end may be cut off in the midst of a word.
  const isTyped = (word: string, isLast: boolean) =>
    words.has(word) || (isLast && [...words].some((whole) => whole.startsWith(word)));
  return anonymous.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) =>
    isTyped(word.toLowerCase(), at + word.length === anonymous.length) ? GAP : word,
  );
}

/** The words that a visitor typed, in lower case; single letters are none. */
function wordsOf(typed: string): Set<string> {
  const values = Object.values(JSON.parse(typed) as Record<string, unknown>).map(String);
  return new Set(values.flatMap((value) => value.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []));
}

/** Text as it was before it was put into JSON or an address, where words are hard to find. */
const decoded = (text: string): string =>
  text
    .replace(/\\+u([\da-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\+[bfnrt]/g, " ")
    .replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return " ";
      }
    });
