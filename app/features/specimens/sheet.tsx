import { Unbroken } from "../../ui/unbroken.tsx";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { SheetEntries } from "./sheet-entries.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetLog } from "./sheet-log.tsx";
import { SheetTable } from "./sheet-table.tsx";

/** A specimen document: header, rows, journal entries and footer. Source: SHOW-1, SHOW-4. */
export function Sheet({ sheet }: { sheet: SpecimenSheet }) {
  const { id, title, label, facts } = sheet;
  return (
    <div className="leaf">
      <div className="leaf-head">
        <div>
          <h3>
            <Unbroken text={title} />
          </h3>
          <p>{label}</p>
        </div>
        <p className="leaf-id">{id}</p>
      </div>
      <dl className="leaf-facts">
        {facts.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{to ? <a href={to}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <div className="leaf-body">
        {sheet.kind === "timeline" ? <SheetLog sheet={sheet} /> : <SheetTable sheet={sheet} />}
      </div>
      <SheetEntries entries={sheet.entries} />
      <SheetFoot sheet={sheet} />
    </div>
  );
}
