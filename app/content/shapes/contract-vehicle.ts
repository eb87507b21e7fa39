import type { Fact } from "./page-section.ts";

/** A contract through which buyers reach the firm. `id` is the hash of its panel. Sources: ENT-5, HOME-8. */
export interface ContractVehicle {
  id: string;
  title: string;
  summary: string;
  description: string;
  fields: Fact[];
}
