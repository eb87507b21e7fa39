import type { Fact, PageLink } from "./page-section.types.ts";

/** The ids of the contract vehicles, by which services refer to them. */
export const VEHICLE_IDS = ["gsa-mas", "oasis-plus-sb", "efast", "ungm"] as const;

export type VehicleId = (typeof VEHICLE_IDS)[number];

/** A contract vehicle. `id` is the hash of its panel. Sources: ENT-5, HOME-8. */
export interface ContractVehicle {
  id: VehicleId;
  title: string;
  summary: string;
  description: string;
  fields: Fact[];
  /** Link to its ordering page. Source: BUY-1. */
  order: PageLink;
}

/** A vehicle in one row. `number` is what a buyer quotes: the first fact with a copy button. */
export interface VehicleInShort extends Pick<ContractVehicle, "id" | "title" | "summary" | "order"> {
  number?: Fact;
}
