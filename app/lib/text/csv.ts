export type CsvValue = string | number | boolean | null;

/** First characters that make a spreadsheet read text as a formula. Source: OWASP, CSV Injection. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/**
 * Text that a spreadsheet would read as a number and change: it drops leading zeros ("0001") and rounds numbers of twelve
 * or more digits.
 */
const CHANGED_NUMBER = /^(?:0\d+|\d{12,})$/;

/** Characters for which a field must be quoted. Source: RFC 4180, 2.6 and 2.7. */
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A table as CSV: lines end with CRLF, the last one too, and quotes stand where they must. Source: RFC 4180.
 *
 * A text that a spreadsheet would run as a formula, or change as a number, gets an apostrophe in front, which makes it a
 * text again. (`="0001"` would be shown without one, but is a formula itself.) A number gets none: it can hold nothing but
 * a number, and -1000 must stay one that can be added up.
 * @param rows the names of the columns first; `null` becomes an empty field, `true` and `false` become yes and no
 */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");

function field(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return finite(value);
  const harmless = FORMULA_START.test(value) || CHANGED_NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function finite(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A CSV field cannot hold ${value}.`);
  return String(value);
}
