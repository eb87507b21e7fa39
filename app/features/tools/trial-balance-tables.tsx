import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { moneyText } from "./money.ts";
import type { StatementLine } from "./trial-balance/statement-lines.ts";
import type { LedgerTotal } from "./trial-balance/tie-out.ts";

/** Debits and credits of each ledger. */
export const LedgerTable = ({
  labels,
  ledgers,
}: {
  labels: TrialBalancePage["ledgers"];
  ledgers: readonly LedgerTotal[];
}) => (
  <table className="tool-table tool-ledgers mt-12">
    <caption className="heading tool-heading text-left">{labels.heading}</caption>
    <thead>
      <tr>
        <th scope="col">{labels.columns.ledger}</th>
        <th scope="col">{labels.columns.debit}</th>
        <th scope="col">{labels.columns.credit}</th>
        <th scope="col">{labels.columns.difference}</th>
      </tr>
    </thead>
    <tbody>
      {ledgers.map(({ ledger, debits, credits }) => (
        <tr key={ledger}>
          <th scope="row">{labels.names[ledger]}</th>
          <td>{moneyText(debits)}</td>
          <td>{moneyText(credits)}</td>
          <td>{moneyText(debits - credits)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The lines of the SF 133, and those of the statements. */
export const LineTables = ({ labels, lines }: { labels: TrialBalancePage["lines"]; lines: readonly StatementLine[] }) =>
  (["sf133", "statements"] as const).map((report) => (
    <table key={report} className="tool-table">
      <caption className="heading tool-heading text-left">{labels[report]}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.columns.line}</th>
          <th scope="col">{labels.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((line) => line.report === report)
          .map(({ id, cents }) => (
            <tr key={id}>
              <th scope="row">{labels.names[id]}</th>
              <td>{moneyText(cents)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  ));
