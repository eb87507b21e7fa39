import { ACCOUNT, type Columns, isHeader, isTitle, namedColumns, plainColumns, SIDE } from "./columns.ts";
import { type AmountProblem, readCents } from "./read-amount.ts";
import { type InputLine, splitLines } from "./split-lines.ts";

/** Limits of the input. A trial balance of 5,000 lines has some 300,000 characters. */
export const MAX_CHARS = 1_000_000;
export const MAX_LINES = 10_000;

/** Maximum number of problems listed; the rest are only counted. */
const MAX_PROBLEMS = 20;

/** Control characters other than tab, line feed and carriage return. */
// oxlint-disable-next-line no-control-regex -- the pattern finds them
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

export type ProblemKind =
  | AmountProblem
  | "account"
  | "columns"
  | "control"
  | "empty"
  | "four-digits"
  | "header"
  | "no-side"
  | "quote"
  | "side"
  | "too-large"
  | "too-many-lines";

/** Why a line cannot be read. `line` counts from 1; 0 is the whole input. */
export interface Problem {
  line: number;
  kind: ProblemKind;
  /** The cell, shortened. */
  cell: string;
}

/** A line of the trial balance, in cents: positive for a debit, negative for a credit. */
export interface TrialLine {
  account: string;
  beginning: bigint;
  ending: bigint;
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
  if (text.length > MAX_CHARS) return failed("too-large");
  const all = splitLines(text);
  const start = all.findIndex((line) => !isTitle(line));
  const lines = all.slice(Math.max(start, 0));
  const [first] = lines;
  if (!first) return failed("empty");
  if (lines.length > MAX_LINES) return failed("too-many-lines");
  const named = isHeader(first) ? namedColumns(first) : undefined;
  if (isHeader(first) && !named) return failed("header", first.number, first.cells.join(" "));
  const body = (named ? lines.slice(1) : lines).filter(({ cells }) => !/^(?:grand )?totals?\b/i.test(cells[0]!));
  if (body.length === 0) return failed("empty");

  const read: TrialLine[] = [];
  const problems: Problem[] = [];
  let hasSide = named?.debit !== undefined && named.credit !== undefined;
  for (const line of body) {
    const columns = named ?? plainColumns(line);
    const found = readLine(line, columns);
    if ("kind" in found) problems.push({ ...found, line: line.number, cell: shortened(found.cell) });
    else read.push(found);
    hasSide ||= columns?.side !== undefined;
  }
  if (problems.length === 0 && !hasSide && !read.some(({ ending }) => ending < 0n)) return failed("no-side");
  return {
    lines: problems.length > 0 ? [] : read,
    problems: problems.slice(0, MAX_PROBLEMS),
    otherProblems: Math.max(0, problems.length - MAX_PROBLEMS),
  };
}

type LineProblem = Pick<Problem, "kind" | "cell">;

function readLine({ cells, isBroken }: InputLine, columns: Columns | undefined): TrialLine | LineProblem {
  const wrong = cells.find((cell) => CONTROL.test(cell));
  if (wrong !== undefined) return { kind: "control", cell: wrong };
  if (isBroken) return { kind: "quote", cell: cells.at(-1)! };
  const account = cells[columns?.account ?? 0] ?? "";
  const problem = accountProblem(account);
  if (problem) return { kind: problem, cell: account };
  if (!columns) return { kind: "columns", cell: cells.join(" ") };
  const sign = signOf(columns.side === undefined ? undefined : (cells[columns.side] ?? ""));
  if (!sign) return { kind: "side", cell: cells[columns.side!] ?? "" };

  const amounts: bigint[] = [];
  for (const name of ["beginning", "ending", "debit", "credit"] as const) {
    const position = columns[name];
    const cell = position === undefined ? "0" : (cells[position] ?? "");
    const cents = readCents(cell === "" && (name !== "ending" || columns.debit !== undefined) ? "0" : cell);
    if (typeof cents !== "bigint") return { kind: cents, cell };
    amounts.push(cents);
  }
  const [beginning, ending, debit, credit] = amounts as [bigint, bigint, bigint, bigint];
  return { account, beginning: beginning * sign, ending: ending * sign + debit - credit };
}

function accountProblem(account: string): ProblemKind | undefined {
  if (ACCOUNT.test(account)) return undefined;
  if (/^\d{4}$/.test(account)) return "four-digits";
  if (/^[=@+]/.test(account)) return "formula";
  return /[<>]/.test(account) ? "markup" : "account";
}

/** 1 for a debit and -1 for a credit. Without a side, the sign of the amount decides. */
function signOf(side: string | undefined): bigint | undefined {
  if (side === undefined) return 1n;
  if (!SIDE.test(side)) return undefined;
  return /^d/i.test(side) ? 1n : -1n;
}
