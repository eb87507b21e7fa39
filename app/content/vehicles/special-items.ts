import { claimedValue, labeledValues } from "../claims/claim.ts";
import { type LaborCategory, rates } from "../claims/labor-rates.ts";
import { type Line, specialItems } from "../claims/vehicle-claims.ts";
import type { Buying } from "../types/content-schema.types.ts";

/** The special item under which the firm quotes work of a NAICS code, as its key in claims/vehicle-claims.ts. */
const ITEM_OF_NAICS: Readonly<Record<string, string>> = {
  "541219": "budget",
  "541611": "consulting",
  "541511": "professionals",
  "541512": "professionals",
  "541513": "professionals",
  "541519": "professionals",
};

/** Services of the cybersecurity item: assessment, testing, monitoring and response. */
const CYBERSECURITY = new Set([
  "application-security",
  "governance-risk-compliance",
  "incident-response-forensics",
  "penetration-testing-vulnerability-management",
  "security-and-vulnerability-management",
  "security-operations-center",
]);

/**
 * The GSA special items for a service, the closest first, and for its team, or none if it is not sold through the
 * Schedule. Source: PACK-4.
 * @param slug the last segment of its page's path
 * @returns keys of `specialItems` in claims/vehicle-claims.ts
 */
export function specialItemsFor(slug: string, { naics, labor, vehicles }: Buying): string[] {
  if (!vehicles.includes("gsa-mas")) return [];
  const items = naics.flatMap((code) => ITEM_OF_NAICS[code] ?? []);
  const ofWork = new Set([...(CYBERSECURITY.has(slug) ? ["cybersecurity"] : []), ...items]);
  const ofTeam = labor.map(itemsPricing).filter((pricing) => !pricing.some((item) => ofWork.has(item)));
  return [...new Set([...ofWork, ...ofTeam.flatMap((pricing) => pricing.slice(0, 1))])];
}

/** The special items under which the Schedule prices a labor category. */
function itemsPricing(labor: LaborCategory): string[] {
  const rate = Object.values(rates["gsa-mas"]).map(claimedValue).find((value) => value?.category === labor);
  const codes = rate?.where.split(", ") ?? [];
  return Object.keys(specialItems).filter((item) => codes.includes(claimedValue(specialItems[item]!)?.code ?? ""));
}

/** The claimed items for a service, each with a label if it is a sample. Source: BUY-2, PACK-4. */
export const claimedItemsFor = (slug: string, buying: Buying): { value: Line; mark?: string }[] =>
  specialItemsFor(slug, buying).flatMap((key) => labeledValues({ [key]: specialItems[key]! }));
