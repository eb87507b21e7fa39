import { RunningText } from "../../ui/running-text.tsx";
import type { ItemLabels } from "../../content/types/service-pages.types.ts";
import type { Deliverable } from "../../content/types/content-schema.types.ts";

interface DeliverablesTableProps {
  rows: readonly Deliverable[];
  caption: string;
  columns: ItemLabels["columns"];
}

/** Deliverables as a table, stacked in narrow windows. */
export function DeliverablesTable({ rows, caption, columns }: DeliverablesTableProps) {
  return (
    <table className="ruled-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[30%]">
            {columns.name}
          </th>
          <th scope="col">{columns.shows}</th>
          <th scope="col" className="w-[20%]">
            {columns.firstReader}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shows, firstReader }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <RunningText text={shows} />
            </td>
            <td data-label={columns.firstReader}>
              <RunningText text={firstReader} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
