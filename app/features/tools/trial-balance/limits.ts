/** Limits of the input. A trial balance of 5,000 lines has some 300,000 characters. */
export const MAX_CHARS = 1_000_000;
export const MAX_LINES = 10_000;

/**
 * Lines with empty ones, and cells of a row. Texts with more are refused, so that none freezes the page: Chromium takes
 * 80 µs to lay out a line of a text field, at 4 times slowdown.
 */
export const MAX_ROWS = 2 * MAX_LINES;
export const MAX_CELLS = 1000;

/** Problems and refusals listed; the rest are only counted. */
export const MAX_LISTED = 20;

/** Whether a text is too much to read, or to put into the field. */
export function sizeProblem(text: string): "too-large" | "too-many-lines" | undefined {
  if (text.length > MAX_CHARS) return "too-large";
  if (text.split(/\r\n?|\n/, MAX_ROWS + 1).length > MAX_ROWS) return "too-many-lines";
  return undefined;
}
