import { claimedValues, hasSample } from "./claims/claim.ts";
import { rates } from "./claims/labor-rates.ts";
import { type CodeRow, naicsCodes, pscCodes } from "./codes.ts";
import { contractVehicles } from "./contract-vehicles.ts";
import type { VehicleId } from "./types/contract-vehicle.types.ts";
import type { BuyingRow } from "./types/glance.types.ts";
import type { Buying } from "./types/content-schema.types.ts";
import { buyingLabels } from "./services/service-labels.ts";
import { sampleNotice } from "./sample-notice.ts";
import { specialItems } from "./claims/vehicle-claims.ts";
import { findOrderPage, orderPagePath } from "./vehicles/index.ts";
import { claimedItemsFor } from "./vehicles/special-items.ts";

/** Path of the page that says how to order through a vehicle, or of the vehicle's panel on the home page. Source: BUY-1, BUY-2. */
export function vehiclePath(vehicle: VehicleId): string {
  const page = findOrderPage(vehicle.replace("-plus", ""));
  return page ? orderPagePath(page) : `/#${vehicle}`;
}

/**
 * How to buy a service: codes with titles, and its vehicles, the Schedule with its special items and its rates.
 * Source: BUY-2.
 * @param slug the last segment of the page's path
 */
export const buyingRows = (slug: string, buying: Buying): BuyingRow[] => [
  { name: buyingLabels.naics, values: buying.naics.map((code) => withTitle(code, naicsCodes)) },
  { name: buyingLabels.psc, values: buying.psc.map((code) => withTitle(code, pscCodes)) },
  ...rowOf(
    heldVehicles(buying.vehicles).flatMap(({ id, title }) => [
      { label: title + (id === "gsa-mas" ? specialItemCodes(slug, buying) : (limitOf[id] ?? "")), to: vehiclePath(id) },
      ...(id === "gsa-mas" ? ratesLink : []),
    ]),
  ),
];

/** The rates of the Schedule, on which every price is based. */
const ratesLink = findOrderPage("gsa-mas") ? [{ label: buyingLabels.rates, to: `${vehiclePath("gsa-mas")}#step-5` }] : [];

/** What a buyer must know before choosing the vehicle. */
export const limitOf: Partial<Record<VehicleId, string>> = { efast: " (FAA only)", ungm: " (UN registration)" };

/** ", SIN 541219, 541611"; empty if none is claimed. */
function specialItemCodes(slug: string, buying: Buying): string {
  const items = claimedItemsFor(slug, buying);
  return items.length > 0 ? `, SIN ${items.map(({ value }) => value.code).join(", ")}` : "";
}

/**
 * "Labor categories: Federal accountant, Test engineer.", the Schedule's labor categories of a team; empty if none is
 * claimed. Source: BUY-2.
 */
export function laborInWords({ labor }: Buying): string {
  const priced = claimedValues(rates["gsa-mas"]).filter(({ category }) => labor.some((name) => name === category));
  const names = priced.map(({ category }) => category).join(", ");
  return names && `${buyingLabels.labor} ${names}.`;
}

/** The notice of a page that says how to buy a service. */
export const buyingSamples = sampleNotice("", [
  hasSample(...Object.values(specialItems)) && "the special item numbers",
  hasSample(...Object.values(rates["gsa-mas"])) && "the labor categories",
]);

const rowOf = (values: { label: string; to: string }[]): BuyingRow[] =>
  values.length > 0 ? [{ name: buyingLabels.order, values }] : [];

/** The vehicles among these that the firm holds. Source: BUY-4. */
export const heldVehicles = (ids: readonly VehicleId[]) => contractVehicles.filter(({ id }) => ids.some((one) => one === id));

const withTitle = (code: string, list: readonly CodeRow[]) => ({
  code,
  label: list.find((row) => row.code === code)!.title,
});
