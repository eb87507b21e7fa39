const NUMBERS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A small number as a word: "three". Digits from ten on. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** "one certificate", "two certificates"; undefined for none. */
export const counted = (count: number, one: string, many = `${one}s`): string | undefined =>
  count > 0 ? `${inWords(count)} ${count === 1 ? one : many}` : undefined;

/** "A", "A and B", "A, B and C", skipping undefined parts; undefined if nothing is left. */
export function listOf(parts: readonly (string | undefined | false)[]): string | undefined {
  const said = parts.filter((part) => typeof part === "string");
  const last = said.pop();
  return said.length > 0 ? `${said.join(", ")} and ${last}` : last;
}

/** Capitalizes the first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
