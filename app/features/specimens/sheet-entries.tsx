import type { SheetEntry } from "../../content/types/specimen-sheet.types.ts";
import "../../styles/fold-low.css";
import { PostingTable } from "./posting-table.tsx";

/** The journal entries behind a sheet, collapsed: budgetary ledger on the left, proprietary on the right. */
export function SheetEntries({ entries }: { entries: readonly SheetEntry[] }) {
  return entries.map(({ document, what, ledgers }) => (
    <details key={document} className="leaf-entry fold-low border-b">
      <summary className="fold-head">
        <h4>
          {/* The space is in the span: accessible names lose one between the items of a flex box. */}
          <span className="nums text-thread-800">{`${document} `}</span>
          {what}
        </h4>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      <div className="leaf-ledgers grid items-start gap-x-10 gap-y-4 pb-4 lg:grid-cols-2">
        {ledgers.map((ledger) => (
          <PostingTable key={ledger.name} ledger={ledger} document={document} />
        ))}
      </div>
    </details>
  ));
}
