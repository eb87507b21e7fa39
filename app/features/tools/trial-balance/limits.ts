/** Limits of the input. A trial balance of 5,000 lines has some 300,000 characters. */
export const MAX_CHARS = 1_000_000;
export const MAX_LINES = 10_000;

/** Rows that are parsed, with empty ones, and cells of a row. Tables with more are refused, so that no text freezes the page. */
export const MAX_ROWS = 5 * MAX_LINES;
export const MAX_CELLS = 1000;

/** Problems and refusals listed; the rest are only counted. */
export const MAX_LISTED = 20;
