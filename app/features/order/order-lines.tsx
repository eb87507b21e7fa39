import { rowAnchor } from "../../lib/text/anchors.ts";
import type { OrderPart } from "../../content/types/order-page.types.ts";

/** Items, domains, areas or codes to order under, and what the firm does in each. Stacked on phones. */
export function OrderLines({ caption, columns, rows }: Extract<OrderPart, { kind: "lines" }>) {
  return (
    <table className="ruled-table order-lines mt-6">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.ours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, title, ours }) => (
          <tr key={code} id={rowAnchor("line", code)}>
            <th scope="row" className="min-w-[10em]">
              {code}
            </th>
            <td>{title}</td>
            <td data-label={columns.ours}>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
