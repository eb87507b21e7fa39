import type { Deliverable } from "../content/shapes/types.ts";

/** What the client holds at the end: a table, stacked on narrow windows. */
export function DeliverablesTable({ rows, caption }: { rows: readonly Deliverable[]; caption: string }) {
  return (
    <table className="ledger">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[30%]">
            Document
          </th>
          <th scope="col">What it shows</th>
          <th scope="col" className="w-[20%]">
            First reader
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shows, firstReader }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shows}</td>
            <td data-label="First reader">{firstReader}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
