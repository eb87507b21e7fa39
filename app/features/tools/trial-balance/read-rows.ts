import Papa from "papaparse";
import { FORMATTING } from "../money.ts";
import { MAX_CELLS } from "./limits.ts";

/** A row of the input with a cell that is not empty: the line it starts in, from 1, and its cells, at most MAX_CELLS + 1. */
export interface InputRow {
  line: number;
  cells: string[];
  /** Whether a quotation mark is not closed or in the wrong place. */
  isBroken: boolean;
  /** Whether commas separate its cells. */
  hasCommas: boolean;
}

/** A line with an account inside a cell: Excel copies a quotation mark at the start of a cell without doubling it. */
const SWALLOWED = /\n {0,9}\d{6}[;|,\t ]/;

/** Where the first account is. */
const MAX_START_CHARS = 50_000;

/** Excel's own first line, which names the separator. */
const NAMED_SEPARATOR = /^"?sep=(.)"?(?:\n|$)/i;
/** What is around an account: at the start of a line, anywhere, and around one of four digits at the start of a line. */
const AROUND_ACCOUNT = [
  /^ {0,9}"?\d{6}"? {0,9}([;|,\t ])/m,
  /([;|,\t ]) {0,9}"?\d{6}"? {0,9}(?:[;|,\t ]|$)/m,
  /^ {0,9}"?\d{4}"? {0,9}([;|,\t ])/m,
];

/** The rows of a pasted table, split into trimmed cells. Source: RFC 4180. */
export function readRows(text: string): InputRow[] {
  const lines = text.replaceAll(FORMATTING, "").replaceAll(/\r\n?/g, "\n");
  const [firstLine = "", named] = NAMED_SEPARATOR.exec(lines) ?? [];
  const separator = named ?? separatorIn(lines);
  const table = withoutLateCells(withSingleSpaces(lines.slice(firstLine.length), separator), separator);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: separator, newline: "\n" });
  const broken = new Set(errors.map(({ row }) => row));
  let line = firstLine.includes("\n") ? 2 : 1;
  return data.flatMap((fields, index): InputRow[] => {
    // One search per row: a row can have a million fields.
    const whole = fields.join("\0");
    const row = {
      line,
      cells: cellsOf(fields, separator),
      isBroken: broken.has(index) || SWALLOWED.test(whole),
      hasCommas: separator === ",",
    };
    line += whole.split("\n").length;
    return row.cells.some(Boolean) || row.cells.length > MAX_CELLS ? [row] : [];
  });
}

/** The character between cells. Tabs do not occur inside of pasted cells. */
function separatorIn(lines: string): string {
  if (lines.includes("\t")) return "\t";
  const start = lines.slice(0, MAX_START_CHARS);
  for (const pattern of AROUND_ACCOUNT) {
    const separator = pattern.exec(start)?.[1];
    if (separator) return separator;
  }
  return ",";
}

/**
 * Spaces between a separator and a quotation mark would make the mark a part of its cell. The parser looks through the
 * spaces behind a misplaced mark again for each mark, so there must not be many.
 */
function withSingleSpaces(lines: string, separator: string): string {
  const spaces = separator === "\t" ? /[^\S\n\t]{2,}/g : /[^\S\n]{2,}|\t/g;
  return lines.replaceAll(spaces, " ").replaceAll(`${separator} "`, `${separator}"`);
}

/** Lines cut behind the first cell too many: such rows are refused, and a million cells are slow to parse. */
const withoutLateCells = (lines: string, separator: string): string =>
  lines
    .split("\n")
    .map((line) => (line.length > MAX_CELLS ? line.split(separator, MAX_CELLS + 1).join(separator) : line))
    .join("\n");

function cellsOf(fields: readonly string[], separator: string): string[] {
  const cells = fields.slice(0, MAX_CELLS + 1).map((field) => field.trim());
  return separator === " " ? cells.filter(Boolean) : cells;
}
