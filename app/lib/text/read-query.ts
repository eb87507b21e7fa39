/** Maximum length of a query, about two long sentences, and of the input before invisible characters are removed. */
export const QUERY_LIMIT_CHARS = 200;
const READ_LIMIT_CHARS = 4000;
const UNREADABLE = /[\p{C}\s\uFFFD]+/gu;

/**
 * The first value that is not empty, as one line without invisible characters, at most QUERY_LIMIT_CHARS long.
 * @param typed all values of the parameter
 */
export function readQuery(typed: readonly string[]): { query: string; isShortened: boolean } {
  const read = (text: string) => text.slice(0, READ_LIMIT_CHARS).replaceAll(UNREADABLE, " ").trim();
  const first = typed.find((text) => read(text) !== "") ?? "";
  const letters = [...read(first)];
  const isShortened = letters.length > QUERY_LIMIT_CHARS || first.length > READ_LIMIT_CHARS;
  return { query: letters.slice(0, QUERY_LIMIT_CHARS).join("").trim(), isShortened };
}
