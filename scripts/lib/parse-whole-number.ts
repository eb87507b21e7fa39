/**
 * Parses an option's value as a whole number.
 * @throws Error otherwise, with a message for the operator
 */
export function parseWholeNumber(
  option: string,
  text: string,
  { least, most }: { least: number; most?: number },
): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number;
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`--${option} is "${text}"; it must be a whole number ${range}.`);
}
