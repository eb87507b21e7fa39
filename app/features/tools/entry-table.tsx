import type { SheetPosting } from "../../content/types/specimen-sheet.types.ts";

interface EntryTableProps {
  name: string;
  lines: readonly SheetPosting[];
  columns: { account: string; debit: string; credit: string };
}

/** What an entry posts to one ledger: accounts with a debit or a credit. */
export const EntryTable = ({ name, lines, columns }: EntryTableProps) => (
  <table className="tool-table">
    <caption className="tool-ledger pt-3.5 text-left font-600">{name}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.account}</th>
        <th scope="col">{columns.debit}</th>
        <th scope="col">{columns.credit}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ account, title, debit, credit }) => (
        <tr key={account}>
          <th scope="row" className={credit ? "pl-5" : undefined}>
            {`${account} ${title}`}
          </th>
          <td>{debit}</td>
          <td>{credit}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
