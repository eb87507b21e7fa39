/**
 * What an option of a command gives as a whole number.
 * @throws Error for anything else, with a sentence for the one who typed it
 */
export function wholeNumber(option: string, text: string, { least, most }: { least: number; most?: number }): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number;
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`--${option} is "${text}"; it must be a whole number ${range}.`);
}
