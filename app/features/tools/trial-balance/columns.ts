import type { InputLine } from "./split-lines.ts";

/** What the columns of the input hold, by position. */
export interface Columns {
  account: number;
  beginning?: number;
  /** The ending balance, with its sign or with a column for its side. */
  ending?: number;
  side?: number;
  debit?: number;
  credit?: number;
}

export const ACCOUNT = /^\d{6}$/;
export const SIDE = /^(?:d|c|dr|cr|debit|credit)\.?$/i;

/** A text that is no amount, formula or markup. */
const TITLE = /^[^=<>]*\p{L}[^=<>]*$/u;

/** Names of columns. The first that fits counts, so "Debit or credit" is a side, and "Ending balance" an ending. */
const NAMES: [keyof Columns, RegExp][] = [
  ["side", /d\s*\/\s*c|dr?\s*\/\s*cr?|debit.*credit|indicator|side|normal/i],
  ["beginning", /begin|opening|start/i],
  ["debit", /debit|^dr\.?$/i],
  ["credit", /credit|^cr\.?$/i],
  ["account", /ussgl|sgl|^gl\b|^(?:account|acct)(?: (?:number|no\.?))?$/i],
  ["ending", /end|closing|balance|amount/i],
];

/**
 * The columns named in a first line, or undefined if an account or the ending balances are missing in it, or if two
 * columns have one meaning, as with debits and credits of the beginning.
 */
export function namedColumns({ cells }: InputLine): Columns | undefined {
  const found: Partial<Columns> = {};
  for (const [position, cell] of cells.entries()) {
    const name = NAMES.find(([, pattern]) => pattern.test(cell))?.[0];
    if (!name) continue;
    if (found[name] === undefined) found[name] = position;
    else if (name !== "account") return undefined;
  }
  const hasEnding = found.ending !== undefined || (found.debit !== undefined && found.credit !== undefined);
  return found.account !== undefined && hasEnding ? (found as Columns) : undefined;
}

/** Whether a line names columns: no account in it, and no amount. */
export const isHeader = ({ cells }: InputLine): boolean =>
  cells.some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => /^["(]?-?[\d$]/.test(cell) || /^[=<]/.test(cell));

/** Whether a line is a title, such as the agency's name above the table: one cell, without a number. */
export const isTitle = (line: InputLine): boolean => isHeader(line) && line.cells.filter(Boolean).length === 1;

/**
 * The columns of a line without names: the account first, then the beginning and the ending balance, or the ending one
 * alone, and the side. Texts before the first amount, such as titles, are skipped. Undefined for any other order.
 */
export function plainColumns({ cells }: InputLine): Columns | undefined {
  const amounts: number[] = [];
  let side: number | undefined;
  for (const [position, cell] of cells.entries()) {
    if (position === 0) continue;
    if (SIDE.test(cell)) side = position;
    else if (amounts.length > 0 || !TITLE.test(cell)) amounts.push(position);
  }
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2) return undefined;
  return { account: 0, ...(second !== undefined && { beginning: first }), ending: second ?? first, side };
}
