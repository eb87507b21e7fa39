import { ACCOUNT, type Columns, isTextOnly, isTitle, namedColumns } from "./columns.ts";
import type { InputRow } from "./read-rows.ts";

/** The rows below the names of the columns, or all below the titles if columns have no names. */
export interface Table {
  columns?: Columns;
  rows: InputRow[];
}

/** Whether a row has no account, and begins with a total. */
const isTotal = ({ cells }: InputRow, account: number): boolean =>
  !ACCOUNT.test(cells[account] ?? "") && /^(?:grand |sub-?)?totals?\b/i.test(cells.find(Boolean) ?? "");

/**
 * Finds the table in the rows of the input. Everything above the names of its columns is skipped, as are totals and
 * names that are repeated on further pages.
 * @returns the table, or the row that should have named its columns
 */
export function findTable(rows: readonly InputRow[]): Table | { misnamed: InputRow } {
  const header = rows.findIndex((row) => namedColumns(row));
  const columns = header < 0 ? undefined : namedColumns(rows[header]!)!;
  if (columns && !rows.slice(0, header).some(({ cells }) => ACCOUNT.test(cells[columns.account] ?? ""))) {
    const names = rows[header]!.cells.join("\n");
    const below = rows.slice(header + 1).filter(({ cells }) => cells.join("\n") !== names);
    return { columns, rows: below.filter((row) => !isTotal(row, columns.account)) };
  }
  const start = rows.findIndex((row) => !isTextOnly(row));
  const texts = start < 0 ? rows : rows.slice(0, start);
  const misnamed = texts.findLast((row) => start < 0 || !isTitle(row));
  return misnamed ? { misnamed } : { rows: rows.slice(start).filter((row) => !isTotal(row, 0)) };
}
