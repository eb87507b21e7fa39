import { CopyButton } from "../components/copy-button.tsx";
import type { ContractVehicle } from "../content/shapes/contract-vehicle.ts";

/** Contract vehicles with the number a buyer quotes: the first copyable fact of each. Source: ENT-5. */
export function VehicleTable({ caption, vehicles }: { caption: string; vehicles: readonly ContractVehicle[] }) {
  return (
    <table className="ledger codes">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[30%]">
            Vehicle
          </th>
          <th scope="col">What it is</th>
          <th scope="col">
            <span className="visually-hidden">Number</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map(({ id, title, summary, fields }) => {
          const number = fields.find(({ copyable }) => copyable);
          return (
            <tr key={id}>
              <th scope="row">
                {title}
                {number && <span className="codes-number block text-small font-400 text-muted">{number.value}</span>}
              </th>
              <td>{summary}</td>
              <td>{number && <CopyButton value={number.value} label={`${title}, ${number.label}`} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
