import { rowAnchor } from "../../lib/text/anchors.ts";
import type { OrderPart } from "../../content/types/order-page.types.ts";

/** Labor categories with their prices. The caption says if they are samples. Source: BUY-1. */
export function OrderRates({ caption, columns, rows }: Extract<OrderPart, { kind: "rates" }>) {
  return (
    <table className="ruled-table order-rates mt-6">
      <caption className="pb-2.5 text-left text-small font-600">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.where}</th>
          <th scope="col">{columns.least}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, where, least, price }) => (
          <tr key={category} id={rowAnchor("rate", category)}>
            <th scope="row">{category}</th>
            <td data-label={columns.where}>{where}</td>
            <td data-label={columns.least}>{least}</td>
            <td className="nums">
              <b className="font-600 text-text">{price}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
