import type { SpecimenSheet } from "../../content/shapes/specimen-sheet.ts";
import { keyOfRow, SheetCell } from "./sheet-cell.tsx";
import { TickMark } from "./tick-mark.tsx";

/**
 * Rows of a sheet as a table; a checklist's begin with a check. In narrow windows each row is an entry whose cells are
 * named by `data-label`. The row on the thread is followed by what a reviewer looks at first. Source: SHOW-4.
 */
export function SheetTable({ sheet }: { sheet: SpecimenSheet }) {
  const { columns, rows, pulled, totals, labels } = sheet;
  return (
    <table className="leaf-table">
      <caption>{sheet.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, set }) => (
            <th key={name} scope="col" className={set}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => [
          <tr key={keyOfRow(row)} className={at === pulled ? "pulled" : undefined}>
            <th scope="row" className={columns[0]!.set === "short" ? "name" : undefined}>
              {sheet.kind === "checklist" && <TickMark name="traced" word={labels.done} />}
              <SheetCell cell={row[0]!} ticks={labels.ticks} />
            </th>
            {columns.slice(1).map(({ name, set }, index) => (
              <td key={name} className={set} data-label={name}>
                <SheetCell cell={row[index + 1]!} ticks={labels.ticks} />
              </td>
            ))}
          </tr>,
          at === pulled && (
            <tr key="note" className="leaf-note">
              <td colSpan={columns.length}>
                <p>{sheet.lookFirst}</p>
              </td>
            </tr>
          ),
        ])}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.slice(1).map(({ name, set }, index) => (
                <td key={name} className={set} data-label={name}>
                  {cells[index] && (
                    <>
                      <b className="total">{cells[index]}</b>
                      <TickMark name="footed" word={labels.ticks.footed} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
