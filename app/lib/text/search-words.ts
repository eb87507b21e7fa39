/** Words this short are looked for at the beginning of a word only: "sap" is in "disappear". */
const SHORT_WORD_CHARS = 3;

/**
 * Text as the filter looks through it: lower case, without signs, each word after a space. Words joined by a sign stand
 * in it apart and joined, so that "A-123" is found as "a 123" and as "a123".
 */
export function searchable(text: string): string {
  const tokens = plain(text).split(/\s+/);
  const joined = tokens.filter((token) => /[^a-z0-9]/.test(token)).map(join);
  return [...tokens.flatMap(parts), ...joined].map((word) => ` ${word}`).join("");
}

/**
 * Whether a text holds every word that was typed, in any order and as parts of its words.
 * @param text what {@link searchable} made of it
 * @param query as typed
 */
export function holdsEveryWord(text: string, query: string): boolean {
  const holds = (word: string) => text.includes(word.length <= SHORT_WORD_CHARS ? ` ${word}` : word);
  return plain(query)
    .split(/\s+/)
    .filter((token) => parts(token).length > 0)
    .every((token) => holds(join(token)) || parts(token).every(holds));
}

const plain = (text: string) => text.toLowerCase().replace(/['’]/g, "");
const join = (token: string) => token.replace(/[^a-z0-9]/g, "");
const parts = (token: string) => token.split(/[^a-z0-9]+/).filter(Boolean);
