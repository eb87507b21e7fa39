import type { Fact, PageLink } from "./page-section.ts";

/** The ids of the contract vehicles, by which services name those that carry them. */
export const VEHICLE_IDS = ["gsa-mas", "oasis-plus-sb", "efast", "ungm"] as const;

export type VehicleId = (typeof VEHICLE_IDS)[number];

/** A contract through which buyers reach the firm. `id` is the hash of its panel. Sources: ENT-5, HOME-8. */
export interface ContractVehicle {
  id: VehicleId;
  title: string;
  summary: string;
  description: string;
  fields: Fact[];
  /** To the page that says how to order through it. Source: BUY-1. */
  order: PageLink;
}

/** A vehicle in one row: `number` is what a buyer quotes, the first of its facts that can be copied. */
export interface VehicleInShort extends Pick<ContractVehicle, "id" | "title" | "summary" | "order"> {
  number?: Fact;
}
