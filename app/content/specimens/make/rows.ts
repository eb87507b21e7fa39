import type { Cell, CellValue, Column, Row, Specimen, Total } from "../../shapes/specimen.ts";

/** What a cell says, whether it is marked or not. */
export const valueOf = (cell: Cell): CellValue => (cell !== null && typeof cell === "object" ? cell.value : cell);

/** Sum of a list by what each of its members counts. */
export const sumOf = <Member>(list: readonly Member[], amount: (member: Member) => number): number =>
  list.reduce((sum, member) => sum + amount(member), 0);

/** A row of sums under every column that foots. `more` gives what is no sum, by the column's name. */
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

/** Position of the row that says this in one of its cells. Throws when none or several do. */
export function rowWith(rows: readonly Row[], ...values: CellValue[]): number {
  const found = rows.flatMap((row, index) =>
    values.every((value) => row.some((cell) => valueOf(cell) === value)) ? [index] : [],
  );
  if (found.length !== 1) throw new Error(`${found.length} rows say ${values.join(" and ")}; one should.`);
  return found[0]!;
}

/** A specimen's rows, whatever its kind, cells in the order of its columns. */
export function rowsOf(specimen: Specimen): Row[] {
  if (specimen.kind === "timeline") return specimen.moments.map(({ at, cells }) => [at, ...cells]);
  if (specimen.kind === "checklist") return specimen.checks.map(({ what, cells }) => [what, ...cells]);
  return specimen.rows;
}
