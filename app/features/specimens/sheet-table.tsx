import { SHEET, TICKS } from "../../content/interface/sheet-labels.ts";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { rowKey, SheetCell } from "./sheet-cell.tsx";
import { TickMark } from "./tick-mark.tsx";

/**
 * A sheet's rows as a table; the rows of a checklist start with a check mark. In narrow windows each row is stacked and
 * `data-label` names its cells. The highlighted row is followed by a reviewer's note. Source: SHOW-4.
 */
export function SheetTable({ sheet }: { sheet: SpecimenSheet }) {
  const { columns, rows, pulled, totals } = sheet;
  return (
    <table className="leaf-table">
      <caption className="py-2 text-label text-muted">{sheet.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, set }) => (
            <th key={name} scope="col" className={`text-label text-muted ${set ?? ""}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => [
          <tr key={rowKey(row)} className={at === pulled ? "pulled" : undefined}>
            <th scope="row" className={columns[0]!.set?.startsWith("short") ? "short" : undefined}>
              {sheet.kind === "checklist" && <TickMark name="traced" word={SHEET.done} />}
              <SheetCell cell={row[0]!} />
            </th>
            {columns.slice(1).map(({ name, set }, index) => (
              <td key={name} className={set} data-label={name}>
                <SheetCell cell={row[index + 1]!} />
              </td>
            ))}
          </tr>,
          at === pulled && (
            <tr key="note" className="leaf-note">
              <td colSpan={columns.length}>
                <p className="leaf-look font-serif text-body leading-[1.4] text-muted italic">{sheet.lookFirst}</p>
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
              {columns.slice(1).map(({ name, set, foots }, index) => (
                <td key={name} className={set} data-label={name}>
                  {cells[index] && (
                    <>
                      <b className="total">{cells[index]}</b>
                      {foots && <TickMark name="footed" word={TICKS.footed} />}
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
