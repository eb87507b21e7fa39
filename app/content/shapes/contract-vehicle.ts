import type { Fact, PageLink } from "./page-section.ts";

/** A contract through which buyers reach the firm. `id` is the hash of its panel. Sources: ENT-5, HOME-8. */
export interface ContractVehicle {
  id: string;
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
