/** Maximum length of a query, about two long sentences. */
export const QUERY_LIMIT_CHARS = 200;

/** Maximum length of the input before invisible characters are removed. */
const READ_LIMIT_CHARS = 4000;

/** Invisible characters: control and format characters, unpaired surrogates, private-use and unassigned code points. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * Normalizes a query to one line without invisible characters, at most QUERY_LIMIT_CHARS long.
 * @param typed all values of the parameter; the first that is not empty is used
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
    .replaceAll(INVISIBLE, " ")
    .replaceAll(/[\s\uFFFD]+/gu, " ")
    .trim();
