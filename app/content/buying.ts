import { naicsCodes, pscCodes } from "./codes.ts";
import { contractVehicles } from "./contract-vehicles.ts";
import type { VehicleId } from "./shapes/contract-vehicle.ts";
import type { CodeRow } from "./shapes/corporate-capability.ts";
import type { BuyingRow } from "./shapes/service-pages.ts";
import type { Buying } from "./shapes/types.ts";
import { buyingLabels } from "./services/labels.ts";

/** Where a contract vehicle is described: a path, with a hash where it is a part of a page. */
export type PathOfVehicle = (vehicle: VehicleId) => string;

/** A vehicle's panel on the home page. Source: HOME-8. */
export const vehicleOnHome: PathOfVehicle = (vehicle) => `/#${vehicle}`;

/** How a service is bought, in words: codes with their titles, and the vehicles that carry it. Source: BUY-2. */
export const buyingRows = ({ naics, psc, vehicles }: Buying, pathOf: PathOfVehicle): BuyingRow[] => [
  { name: buyingLabels.naics, values: naics.map((code) => withTitle(code, naicsCodes)) },
  { name: buyingLabels.psc, values: psc.map((code) => withTitle(code, pscCodes)) },
  { name: buyingLabels.vehicles, values: vehicles.map((id) => ({ label: titleOfVehicle(id), to: pathOf(id) })) },
];

/** What a vehicle is called in short. */
export const titleOfVehicle = (id: VehicleId): string => contractVehicles.find((vehicle) => vehicle.id === id)!.title;

const withTitle = (code: string, list: readonly CodeRow[]) => ({
  code,
  label: list.find((row) => row.code === code)!.title,
});
