import type { PromptPaymentPage } from "../../content/types/prompt-payment-page.types.ts";
import { OutwardLink } from "../../ui/outward-link.tsx";

export interface RateRow {
  period: string;
  rate: string;
  notice: string;
  /** Where the notice was read. */
  href: string;
}

/** The rates that the calculator knows, with their notices. */
export const RateTable = ({ labels, rows }: { labels: PromptPaymentPage["rates"]; rows: readonly RateRow[] }) => (
  <>
    <p className="mb-4 text-small text-muted">
      {labels.note} {labels.read}
    </p>
    <table className="tool-table">
      <caption className="visually-hidden">{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.columns.period}</th>
          <th scope="col">{labels.columns.rate}</th>
          <th scope="col">{labels.columns.notice}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ period, rate, notice, href }) => (
          <tr key={period}>
            <th scope="row">{period}</th>
            <td>{rate}</td>
            <td className="whitespace-normal">
              <OutwardLink href={href}>{notice}</OutwardLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
