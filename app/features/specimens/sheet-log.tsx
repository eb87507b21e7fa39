import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { rowKey, SheetCell } from "./sheet-cell.tsx";

/** A timeline as an ordered list: time, event and labeled details. */
export function SheetLog({ sheet }: { sheet: SpecimenSheet }) {
  const { columns, rows, times = [], pulled } = sheet;
  return (
    <>
      <p className="py-2 text-label text-muted">{sheet.caption}</p>
      <ol className="leaf-log">
        {rows.map((row, at) => (
          <li key={rowKey(row)} className={`grid gap-x-5 py-2 ${at === pulled ? "pulled" : "border-b"}`}>
            <time className="nums" dateTime={times[at]}>
              <SheetCell cell={row[0]!} />
            </time>
            <p>
              <SheetCell cell={row[1]!} />
            </p>
            {columns.slice(2).map(({ name, set }, index) => (
              <span key={name} className={set}>
                <i className="text-label not-italic text-muted">{name}</i> <SheetCell cell={row[index + 2]!} />
              </span>
            ))}
            {at === pulled && (
              <p className="leaf-look font-serif text-body leading-[1.4] text-muted italic">{sheet.lookFirst}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
