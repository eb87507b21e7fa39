import type { InputRow } from "./read-rows.ts";

/** What the columns of the input hold, by position. */
export interface Columns {
  account: number;
  beginning?: number;
  /** The ending balance, with its sign or with a column for its side. */
  ending?: number;
  side?: number;
  debit?: number;
  credit?: number;
  /** Number of named columns. A row with more cells has a comma too many. */
  count?: number;
}

export const ACCOUNT = /^\d{6}$/;
export const SIDE = /^(?:d|c|dr|cr|debit|credit)\.?$/i;

/** A text that is no amount, formula or markup. */
const isText = (cell: string): boolean => /\p{L}/u.test(cell) && !/[=<>]/.test(cell);

/** Longer cells are no names of columns. */
const MAX_NAME_CHARS = 60;

/** Names of columns. The first that fits counts, so "Debit or credit" is a side, and "Ending balance" an ending. */
const NAMES: [Exclude<keyof Columns, "count">, RegExp][] = [
  ["side", /d\s*\/\s*c|dr?\s*\/\s*cr?|debit.*credit|indicator|side|normal/i],
  ["beginning", /begin|opening|start/i],
  ["debit", /debit|^dr\.?$/i],
  ["credit", /credit|^cr\.?$/i],
  ["account", /ussgl|sgl|^gl\b|^(?:account|acct)(?: (?:number|no\.?|code))?$/i],
  ["ending", /\bend|closing|balance|amount/i],
];

/**
 * The columns named in a row, or undefined if an account or the ending balances are missing in it, if debits have no
 * credits, or if two columns have one meaning, as with debits and credits of the beginning.
 */
export function namedColumns(row: InputRow): Columns | undefined {
  if (!isTextOnly(row)) return undefined;
  const { cells } = row;
  const found: Partial<Columns> = { count: cells.length };
  for (const [position, cell] of cells.entries()) {
    const name = cell.length <= MAX_NAME_CHARS && NAMES.find(([, pattern]) => pattern.test(cell))?.[0];
    if (!name) continue;
    if (found[name] === undefined) found[name] = position;
    else if (name !== "account") return undefined;
  }
  const isWhole = (found.debit === undefined) === (found.credit === undefined);
  const hasEnding = found.ending !== undefined || found.debit !== undefined;
  return found.account !== undefined && isWhole && hasEnding ? (found as Columns) : undefined;
}

/** Whether a row has texts and no account, amount or formula, as names of columns and titles have. */
export const isTextOnly = ({ cells }: InputRow): boolean =>
  cells.some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => /^["(]?-?[\d$]/.test(cell) || /^[=<]/.test(cell));

/** Whether a row is a title, such as the agency's name above the table: one cell, without a number. */
export const isTitle = (row: InputRow): boolean => isTextOnly(row) && row.cells.filter(Boolean).length === 1;

/**
 * The columns of a row without names: the account first, then the beginning and the ending balance, or the ending one
 * alone, and the side. Texts before the first amount, such as titles, are skipped. Undefined for any other order.
 */
export function plainColumns({ cells }: InputRow): Columns | undefined {
  const amounts: number[] = [];
  let side: number | undefined;
  for (const [position, cell] of cells.entries()) {
    if (position === 0) continue;
    if (SIDE.test(cell)) side = position;
    else if (amounts.length > 0 || !isText(cell)) amounts.push(position);
  }
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2) return undefined;
  return { account: 0, ...(second !== undefined && { beginning: first }), ending: second ?? first, side };
}
