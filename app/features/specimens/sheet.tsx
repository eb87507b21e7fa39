import { NoWrap } from "../../ui/no-wrap.tsx";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import type { SpecimenKind } from "../../content/types/specimen.types.ts";
import { SHEET } from "../../content/interface/sheet-labels.ts";
import { fill } from "../../lib/text/fill.ts";
import { SheetEntries } from "./sheet-entries.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetLog } from "./sheet-log.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { Link } from "../../ui/link.tsx";
import "../../ui/phone-fold.css";
import "./specimen-section.css";

/** What shows the rows of each kind. */
const ROWS_OF = { table: SheetTable, entry: SheetTable, checklist: SheetTable, timeline: SheetLog } satisfies Record<
  SpecimenKind,
  unknown
>;

/**
 * A specimen document: header, rows, journal entries and footer. Phones show its first rows, and the rest on request.
 * Source: SHOW-1, SHOW-4.
 */
export function Sheet({ sheet }: { sheet: SpecimenSheet }) {
  const { id, title, label, facts } = sheet;
  const Rows = ROWS_OF[sheet.kind];
  return (
    <div className="leaf">
      <div className="leaf-head">
        <div>
          <h3>
            <NoWrap text={title} />
          </h3>
          <p>{label}</p>
        </div>
        <p className="leaf-id">{id}</p>
      </div>
      <dl className="leaf-facts">
        {facts.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
      <details className="phone-fold leaf-more">
        <summary className="fold-head">
          {fill(SHEET.all, { count: sheet.rows.length })}
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <Rows sheet={sheet} />
        <SheetEntries entries={sheet.entries} />
        <SheetFoot sheet={sheet} />
      </details>
    </div>
  );
}
