import { NoWrap } from "../../ui/no-wrap.tsx";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import type { SpecimenKind } from "../../content/types/specimen.types.ts";
import { SheetEntries } from "./sheet-entries.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetLog } from "./sheet-log.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { Link } from "../../ui/link.tsx";
import "../../styles/drawn-sheet.css";
import "./specimen-section.css";

/** What shows the rows of each kind. */
const ROWS_OF = { table: SheetTable, entry: SheetTable, checklist: SheetTable, timeline: SheetLog } satisfies Record<
  SpecimenKind,
  unknown
>;

/** A specimen document: header, rows, journal entries and footer. Source: SHOW-1, SHOW-4. */
export function Sheet({ sheet }: { sheet: SpecimenSheet }) {
  const { id, title, label, facts } = sheet;
  const Rows = ROWS_OF[sheet.kind];
  return (
    <div className="leaf drawn-sheet" data-wide={sheet.isWide} data-narrow={sheet.isNarrow}>
      <div className="flex items-baseline justify-between gap-x-6 border-b border-text pb-2.5">
        <h3 className="heading-4">
          <NoWrap text={title} />
        </h3>
        <p className="nums font-serif text-[1.125rem] leading-7 text-thread-800 whitespace-nowrap">{id}</p>
      </div>
      <div className="leaf-facts flex flex-wrap items-baseline gap-x-6 pt-2.5 leading-6 text-muted">
        <p className="text-label">{label}</p>
        <dl className="contents">
          {facts.map(({ name, value, to }) => (
            <div key={name}>
              <dt className="inline mr-1 text-label">{`${name} `}</dt>
              <dd className="inline font-600 text-text">
                {to ? <Link to={to}>{value}</Link> : <NoWrap text={value} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="leaf-halves break-inside-avoid">
        <div>
          <Rows sheet={sheet} />
          <SheetEntries entries={sheet.entries} />
        </div>
        <SheetFoot sheet={sheet} />
      </div>
    </div>
  );
}
