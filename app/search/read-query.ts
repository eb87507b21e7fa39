/** So much of a query is searched: two long sentences. */
export const QUERY_LIMIT_CHARS = 200;

/** So much of it is looked at, before what cannot be seen is taken out. */
const READ_LIMIT_CHARS = 4000;

/** What cannot be seen: control and format characters, halves of surrogate pairs, private and unassigned ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * A query as it is searched: one line, without what cannot be seen, not longer than QUERY_LIMIT_CHARS.
 * @param typed what the visitor sent; of several the first that says something
 */
export function readQuery(typed: readonly string[]): { query: string; isShortened: boolean } {
  const first = typed.find((text) => clean(text) !== "") ?? "";
  const text = clean(first);
  const letters = [...text];
  if (letters.length <= QUERY_LIMIT_CHARS && first.length <= READ_LIMIT_CHARS)
    return { query: text, isShortened: false };
  return { query: letters.slice(0, QUERY_LIMIT_CHARS).join("").trim(), isShortened: true };
}

const clean = (text: string): string =>
  text
    .slice(0, READ_LIMIT_CHARS)
    .replaceAll(UNSEEN, " ")
    .replaceAll(/[\s\uFFFD]+/gu, " ")
    .trim();
