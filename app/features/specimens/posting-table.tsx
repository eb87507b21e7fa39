import { SHEET } from "../../content/interface/sheet-labels.ts";
import type { SheetLedger } from "../../content/types/specimen-sheet.types.ts";
import { NoWrap } from "../../ui/no-wrap.tsx";
import "../../styles/tick-marks.css";

interface PostingTableProps {
  ledger: SheetLedger;
  /** The document that posted, for screen readers, which may skip the heading. */
  document: string;
}

/** What a document posted to one ledger: accounts with debits, credits and totals. */
export function PostingTable({ ledger, document }: PostingTableProps) {
  return (
    <table className="posting nums">
      <caption className="py-2 text-label text-muted">
        {ledger.name}
        <span className="visually-hidden">{`, ${document}`}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{SHEET.account}</th>
          <th scope="col">{SHEET.debit}</th>
          <th scope="col">{SHEET.credit}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.lines.map(({ account, title, debit, credit }) => (
          <tr key={account + debit + credit}>
            <th scope="row" className="wrap-anywhere">
              <b className="font-600">{account}</b>
              <NoWrap text={` ${title}`} />
            </th>
            <td>{debit}</td>
            <td>{credit}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{SHEET.total}</th>
          <td>
            <b className="total">{ledger.debits}</b>
          </td>
          <td>
            <b className="total">{ledger.credits}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
