import type { Cell, CellValue, Column, Row, Total } from "../content/types/specimen.types.ts";

/** The value of a cell, with or without a tickmark. */
export const valueOf = (cell: Cell): CellValue => (cell !== null && typeof cell === "object" ? cell.value : cell);

export const sumOf = <Member>(list: readonly Member[], amount: (member: Member) => number): number =>
  list.reduce((sum, member) => sum + amount(member), 0);

/** A row of totals for every column that foots. `more` has further cells by column name. */
export function footed(
  label: string,
  columns: readonly Column[],
  rows: readonly Row[],
  more: Record<string, number> = {},
): Total {
  const cells = columns.map(({ name, foots }, index) => {
    if (name in more) return more[name]!;
    return foots ? sumOf(rows, (row) => Number(valueOf(row[index]!) ?? 0)) : null;
  });
  return { label, cells };
}

/** Index of the row that contains these values. Throws unless there is exactly one. */
export function rowWith(rows: readonly Row[], ...values: CellValue[]): number {
  const found = rows.flatMap((row, index) =>
    values.every((value) => row.some((cell) => valueOf(cell) === value)) ? [index] : [],
  );
  if (found.length !== 1) throw new Error(`${found.length} rows say ${values.join(" and ")}; one should.`);
  return found[0]!;
}
