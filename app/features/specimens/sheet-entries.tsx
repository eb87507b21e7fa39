import type { SheetEntry } from "../../content/types/specimen-sheet.types.ts";
import { PostingTable } from "./posting-table.tsx";

/** The journal entries behind a sheet: budgetary ledger on the left, proprietary on the right. */
export function SheetEntries({ entries }: { entries: readonly SheetEntry[] }) {
  return entries.map(({ document, what, ledgers }) => (
    <div key={document} className="leaf-entry">
      <h4>
        <span className="nums">{document}</span> {what}
      </h4>
      <div className="leaf-ledgers">
        {ledgers.map((ledger) => (
          <PostingTable key={ledger.name} ledger={ledger} document={document} />
        ))}
      </div>
    </div>
  ));
}
