export type CsvValue = string | number | boolean | null;

/** First characters by which a spreadsheet recognizes a formula. Source: OWASP, CSV Injection. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/**
 * Text that a spreadsheet would read as a number and change: it drops leading zeros ("0001") and rounds numbers of twelve
 * or more digits.
 */
const CHANGED_NUMBER = /^(?:0\d+|\d{12,})$/;

/** Characters for which a field must be quoted. Source: RFC 4180, 2.6 and 2.7. */
const NEEDS_QUOTES = /[",\r\n]/;

/** Without it, Excel reads UTF-8 as the system's old encoding. ASCII is the same in both, and programs read it as it is. */
const BYTE_ORDER_MARK = "\uFEFF";
// oxlint-disable-next-line no-control-regex -- all of ASCII
const IS_ASCII = /^[\u0000-\u007F]*$/;

/**
 * A table as CSV: every line ends with CRLF; fields are quoted only where needed. Source: RFC 4180.
 * Characters beyond ASCII give it a byte order mark.
 *
 * A text that a spreadsheet would run as a formula, or change as a number, gets an apostrophe in front, so that it stays
 * text. (`="0001"` would show no apostrophe, but is a formula itself.) Numbers get none: they are harmless, and -1000 must
 * remain a number that can be added.
 * @param rows the names of the columns first; `null` becomes an empty field, `true` and `false` become yes and no
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  const lines = rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
  return IS_ASCII.test(lines) ? lines : BYTE_ORDER_MARK + lines;
}

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
