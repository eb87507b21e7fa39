import { ACCOUNT, type Columns, SIDE } from "./columns.ts";
import { MAX_CELLS } from "./limits.ts";
import { type Money, type MoneyProblem, readMoney } from "../money.ts";
import type { InputRow } from "./read-rows.ts";

/** A line of the trial balance: positive for a debit, negative for a credit. */
export interface TrialLine {
  account: string;
  beginning: Money;
  ending: Money;
}

/** Why a row cannot be read, and its cell. */
export interface RowProblem {
  kind:
    | MoneyProblem
    | "account"
    | "columns"
    | "control"
    | "extra"
    | "four-digits"
    | "movement"
    | "side"
    | "signed-side"
    | "split";
  cell: string;
}

/** Control characters other than tab, line feed and carriage return. */
// oxlint-disable-next-line no-control-regex -- the pattern finds them
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** @param columns the columns of the row, if they are known */
export function readLine({ cells, hasCommas }: InputRow, columns: Columns | undefined): TrialLine | RowProblem {
  const wrong = cells.find((cell) => CONTROL.test(cell));
  if (wrong !== undefined) return { kind: "control", cell: wrong };
  const account = cells[columns?.account ?? 0] ?? "";
  const problem = accountProblem(account);
  if (problem) return { kind: problem, cell: account };
  if (!columns || cells.length > MAX_CELLS) return { kind: "columns", cell: cells.join(" ") };
  const extra = columns.count === undefined ? undefined : cells.slice(columns.count).find(Boolean);
  if (extra !== undefined) return { kind: "extra", cell: extra };
  const split = hasCommas && columns.count !== undefined && splitAmount(cells, columns);
  if (split) return { kind: "split", cell: split };
  return readBalances(account, cells, columns);
}

/** An amount and the unread cell beside it that a comma within the amount, such as 1,234.56, may have split off. */
function splitAmount(cells: readonly string[], columns: Columns): string | undefined {
  const read = new Set(Object.values(columns));
  for (const name of ["beginning", "ending", "debit", "credit"] as const) {
    const position = columns[name];
    if (position === undefined || read.has(position + 1)) continue;
    const [amount = "", beside = ""] = cells.slice(position, position + 2);
    const isSplit = /^\D{0,3}[1-9]\d{0,2}$/.test(amount) && /^\d{3}(?:\.\d{1,2})?[)-]?$/.test(beside);
    if (isSplit || (/^\D{0,3}\d+$/.test(amount) && /^\d\d$/.test(beside))) return `${amount},${beside}`;
  }
  return undefined;
}

function accountProblem(account: string): RowProblem["kind"] | undefined {
  if (ACCOUNT.test(account)) return undefined;
  if (/^\d{4}$/.test(account)) return "four-digits";
  if (/^[=@+]/.test(account)) return "formula";
  return /[<>]/.test(account) ? "markup" : "account";
}

function readBalances(account: string, cells: readonly string[], columns: Columns): TrialLine | RowProblem {
  const textOf = (name: keyof Columns) => (columns[name] === undefined ? "0" : (cells[columns[name]] ?? ""));
  const amounts: Money[] = [];
  for (const name of ["beginning", "ending", "debit", "credit"] as const) {
    const cell = textOf(name);
    const money = readMoney(cell === "" && (name !== "ending" || columns.debit !== undefined) ? "0" : cell);
    if (typeof money !== "bigint") return { kind: money, cell };
    amounts.push(money);
  }
  const [beginning, ending, debit, credit] = amounts as [Money, Money, Money, Money];
  const side = columns.side === undefined ? undefined : textOf("side");
  if (side !== undefined && !SIDE.test(side)) return { kind: "side", cell: side };
  if (side !== undefined && (beginning < 0n || ending < 0n))
    return { kind: "signed-side", cell: textOf(ending < 0n ? "ending" : "beginning") };
  const sign = side === undefined || /^d/i.test(side) ? 1n : -1n;

  const movement = debit - credit;
  if (columns.ending === undefined && (debit < 0n || credit < 0n))
    return { kind: "signed-side", cell: textOf(debit < 0n ? "debit" : "credit") };
  if (columns.ending === undefined) return { account, beginning: beginning * sign, ending: movement };
  if (columns.debit !== undefined && ending * sign !== beginning * sign + movement)
    return { kind: "movement", cell: textOf("ending") };
  return { account, beginning: beginning * sign, ending: ending * sign };
}
