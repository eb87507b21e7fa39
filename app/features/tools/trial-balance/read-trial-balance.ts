import { type Columns, plainColumns } from "./columns.ts";
import { findTable } from "./find-table.ts";
import { MAX_LINES, MAX_LISTED, sizeProblem } from "./limits.ts";
import { readLine, type RowProblem, type TrialLine } from "./read-line.ts";
import { readRows } from "./read-rows.ts";

export type ProblemKind =
  | RowProblem["kind"]
  | "empty"
  | "header"
  | "no-side"
  | "quote"
  | "not-loaded"
  | "not-text"
  | "too-large"
  | "too-many-lines"
  | "unreadable";

/** Why a line cannot be read. `line` counts from 1; 0 is the whole input. */
export interface Problem {
  line: number;
  kind: ProblemKind;
  /** The cell, shortened. */
  cell: string;
}

export type TrialBalance = { lines: TrialLine[]; problems: Problem[]; otherProblems: number };

const failed = (kind: ProblemKind, line = 0, cell = ""): TrialBalance => ({
  lines: [],
  problems: [{ line, kind, cell: shortened(cell) }],
  otherProblems: 0,
});

/** A cell as shown in a message: short, and without characters that cannot be shown. */
// oxlint-disable-next-line no-control-regex -- the pattern replaces them
const shortened = (cell: string): string => cell.slice(0, 40).replaceAll(/[\u0000-\u001F\u007F]/g, "·");

/**
 * Reads a pasted trial balance: CSV, or columns separated by tabs, semicolons, bars or spaces, with or without column
 * names and titles above them. Source: TOOL-2.
 */
export function readTrialBalance(text: string): TrialBalance {
  const tooMuch = sizeProblem(text);
  if (tooMuch) return failed(tooMuch);
  const all = readRows(text);
  if (all.length > MAX_LINES) return failed("too-many-lines");
  if (all.length === 0) return failed("empty");
  // A misplaced mark can swallow rows, and in a title or total nobody would miss them.
  const broken = all.find((row) => row.isBroken);
  if (broken)
    return failed("quote", broken.line, broken.cells.find((cell) => cell.includes('"')) ?? broken.cells.at(-1));
  const table = findTable(all);
  if ("misnamed" in table) return failed("header", table.misnamed.line, table.misnamed.cells.join(" "));
  const { columns, rows } = table;
  if (rows.length === 0) return failed("empty");

  const lines: TrialLine[] = [];
  const problems: Problem[] = [];
  const plain = columns ? [] : rows.map(plainColumns);
  for (const [index, row] of rows.entries()) {
    const own = plain[index];
    const found = readLine(row, columns ?? (isAlike(own, plain[0]) ? own : undefined));
    if ("kind" in found) problems.push({ line: row.line, kind: found.kind, cell: shortened(found.cell) });
    else lines.push(found);
  }
  const { side, debit } = columns ?? plain[0] ?? {};
  const hasSides = side !== undefined || debit !== undefined;
  if (problems.length === 0 && !hasSides && !lines.some(({ ending }) => ending < 0n)) return failed("no-side");
  return {
    lines: problems.length > 0 ? [] : lines,
    problems: problems.slice(0, MAX_LISTED),
    otherProblems: Math.max(0, problems.length - MAX_LISTED),
  };
}

/** Whether two rows without names have the same kinds of cells. Else one of them would be guessed. */
const isAlike = (one: Columns | undefined, other: Columns | undefined): boolean =>
  (one?.beginning === undefined) === (other?.beginning === undefined) &&
  (one?.side === undefined) === (other?.side === undefined);
