import { RunningText } from "../../ui/running-text.tsx";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import type { VehicleInShort } from "../../content/types/contract-vehicle.types.ts";
import type { CorporateCapabilityPage } from "../../content/types/corporate-capability.types.ts";
import { Link } from "../../ui/link.tsx";
import "./code-table.css";

interface VehicleTableProps {
  caption: string;
  columns: CorporateCapabilityPage["vehicles"]["columns"];
  vehicles: readonly VehicleInShort[];
}

/** Contract vehicles with the numbers that buyers quote. Source: ENT-5. */
export function VehicleTable({ caption, columns, vehicles }: VehicleTableProps) {
  return (
    <table className="ruled-table codes">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[30%]">
            {columns.vehicle}
          </th>
          <th scope="col">{columns.about}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.number}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map(({ id, title, summary, order, number }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={order.to} className="text-link">
                {title}
              </Link>
              {number && (
                <span className="codes-number nums block text-small font-400 text-muted">
                  <RunningText text={number.value} />
                </span>
              )}
            </th>
            <td>
              <RunningText text={summary} />
            </td>
            <td>{number?.copyable && <CopyButton value={number.value} label={`${title}, ${number.label}`} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
