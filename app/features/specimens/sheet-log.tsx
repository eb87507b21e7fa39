import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { rowKey, SheetCell } from "./sheet-cell.tsx";

/** A timeline as an ordered list: time, event and labeled details. */
export function SheetLog({ sheet }: { sheet: SpecimenSheet }) {
  const { columns, rows, times = [], pulled } = sheet;
  return (
    <>
      <p className="leaf-caption">{sheet.caption}</p>
      <ol className="leaf-log">
        {rows.map((row, at) => (
          <li key={rowKey(row)} className={at === pulled ? "pulled" : undefined}>
            <time dateTime={times[at]}>
              <SheetCell cell={row[0]!} />
            </time>
            <p>
              <SheetCell cell={row[1]!} />
            </p>
            {columns.slice(2).map(({ name, set }, index) => (
              <span key={name} className={set}>
                <i>{name}</i> <SheetCell cell={row[index + 2]!} />
              </span>
            ))}
            {at === pulled && <p className="leaf-look">{sheet.lookFirst}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
