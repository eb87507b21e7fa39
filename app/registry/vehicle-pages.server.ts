import { vehicleComparison } from "../content/vehicles/comparison.ts";
import { orderPages, orderPagePath } from "../content/vehicles/index.ts";
import { CORPORATE_CAPABILITY } from "../content/trail.ts";
import type { FamilyMember } from "../content/types/page-entry.types.ts";

/** One ordering page per contract vehicle, from content/vehicles. Source: BUY-1. */
export const vehiclePages: readonly FamilyMember[] = orderPages.map((page) => ({
  path: orderPagePath(page),
  kind: "vehicle",
  words: { "claims/": {}, [`vehicles/${page.slug}.ts`]: page },
  shows: { "vehicles/comparison.ts": vehicleComparison },
  above: [CORPORATE_CAPABILITY],
}));
