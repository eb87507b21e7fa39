import { type CodeRow, naicsCodes, pscCodes } from "./codes.ts";
import { contractVehicles } from "./contract-vehicles.ts";
import type { VehicleId } from "./types/contract-vehicle.types.ts";
import type { BuyingRow } from "./types/glance.types.ts";
import type { Buying } from "./types/content-schema.types.ts";
import { buyingLabels } from "./services/service-labels.ts";
import { findOrderPage, orderPagePath } from "./vehicles/index.ts";

/** Path of the page that says how to order through a vehicle, or of the vehicle's panel on the home page. Source: BUY-1, BUY-2. */
export function vehiclePath(vehicle: VehicleId): string {
  const page = findOrderPage(vehicle.replace("-plus", ""));
  return page ? orderPagePath(page) : `/#${vehicle}`;
}

/** How to buy a service: codes with titles, and its vehicles. Source: BUY-2. */
export const buyingRows = ({ naics, psc, vehicles }: Buying): BuyingRow[] => [
  { name: buyingLabels.naics, values: naics.map((code) => withTitle(code, naicsCodes)) },
  { name: buyingLabels.psc, values: psc.map((code) => withTitle(code, pscCodes)) },
  ...rowOf(heldVehicles(vehicles).map(({ id, title }) => ({ label: title, to: vehiclePath(id) }))),
];

const rowOf = (values: { label: string; to: string }[]): BuyingRow[] =>
  values.length > 0 ? [{ name: buyingLabels.vehicles, values }] : [];

/** The vehicles among these that the firm holds. Source: BUY-4. */
export const heldVehicles = (ids: readonly VehicleId[]) => contractVehicles.filter(({ id }) => ids.some((one) => one === id));

const withTitle = (code: string, list: readonly CodeRow[]) => ({
  code,
  label: list.find((row) => row.code === code)!.title,
});
