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
    <div className="leaf" data-wide={sheet.isWide}>
      <div className="leaf-head">
        <h3>
          <NoWrap text={title} />
        </h3>
        <p className="leaf-id">{id}</p>
      </div>
      <div className="leaf-facts">
        <p>{label}</p>
        <dl>
          {facts.map(({ name, value, to }) => (
            <div key={name}>
              <dt>{`${name} `}</dt>
              <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <details className="phone-fold leaf-more">
        <summary className="fold-head">
          {fill(SHEET.all, { count: sheet.rows.length })}
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <div className="leaf-halves">
          <div>
            <Rows sheet={sheet} />
            <SheetEntries entries={sheet.entries} />
          </div>
          <SheetFoot sheet={sheet} />
        </div>
      </details>
    </div>
  );
}
