import type { SpecimenSheet } from "../../content/shapes/specimen-sheet.ts";
import { keyOfRow, SheetCell } from "./sheet-cell.tsx";

/** A timeline as an ordered list: the time, what happened, and the rest by its name. */
export function SheetLog({ sheet }: { sheet: SpecimenSheet }) {
  const { columns, rows, times = [], pulled, labels } = sheet;
  return (
    <>
      <p className="leaf-caption">{sheet.caption}</p>
      <ol className="leaf-log">
        {rows.map((row, at) => (
          <li key={keyOfRow(row)} className={at === pulled ? "pulled" : undefined}>
            <time dateTime={times[at]}>
              <SheetCell cell={row[0]!} ticks={labels.ticks} />
            </time>
            <p>
              <SheetCell cell={row[1]!} ticks={labels.ticks} />
            </p>
            {columns.slice(2).map(({ name }, index) => (
              <span key={name} className="leaf-log-more">
                <i>{name}</i> <SheetCell cell={row[index + 2]!} ticks={labels.ticks} />
              </span>
            ))}
            {at === pulled && <p className="leaf-look">{sheet.lookFirst}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
