import { type Claim, claimedValue, claimedValues, hasSample } from "./claims/claim.ts";
import { identifiers } from "./claims/identifiers.ts";
import { domains, efastAreas, gsaPeriod, type Line, vehicleNumbers } from "./claims/vehicle-claims.ts";
import { claimedFacts } from "./claimed-facts.ts";
import type { ContractVehicle } from "./types/contract-vehicle.types.ts";
import { capitalized, inWords } from "./words.ts";

const uei = claimedValue(identifiers.uei);
const cageCode = claimedValue(identifiers.cageCode);
const period = claimedValue(gsaPeriod);

/** The lines of a vehicle as one fact, which says if one of them is a sample; undefined if none is claimed. */
export function linesAsFact(lines: Readonly<Record<string, Claim<Line>>>, after = ""): string | undefined {
  const codes = claimedValues(lines).map(({ code }) => code);
  if (codes.length === 0) return undefined;
  return (hasSample(...Object.values(lines)) ? "Samples: " : "") + codes.join("; ") + after;
}

const orderBy = (slug: keyof typeof vehicleNumbers, title: string) => ({
  number: vehicleNumbers[slug],
  order: { label: `How to order through ${title}`, to: `/contract-vehicles/${slug}` },
});

/** Titles, labels and values come from the specification (HOME-8), with additions from public sources. */
const described = [
  {
    id: "gsa-mas",
    title: "GSA MAS",
    ...orderBy("gsa-mas", "GSA MAS"),
    summary: ["Multiple Award Schedule", period && `valid ${period}`].filter(Boolean).join(", "),
    description:
      "The General Services Administration’s governmentwide schedule. Federal agencies order our IT and financial-systems services from it on pre-negotiated terms. States, localities, tribes and public universities may use it for information technology and security through GSA’s Cooperative Purchasing program.",
    fields: claimedFacts([
      { label: "Contract number", value: claimedValue(vehicleNumbers["gsa-mas"]), copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Period of performance", value: period && capitalized(period) },
      {
        label: period ? "About these dates" : "Its term",
        value: "A Schedule contract has a five-year base and three five-year options, each exercised by GSA. Before you set the end date of an order, check the current and the final date in GSA eLibrary.",
        wide: true,
      },
      {
        label: "Functional areas",
        value: "IT professional services, cybersecurity, budget and financial management, management consulting",
        wide: true,
      },
      {
        label: "Contract library",
        value: "View in the GSA eLibrary",
        href: "https://www.gsaelibrary.gsa.gov/",
        wide: true,
      },
    ]),
  },
  {
    id: "oasis-plus-sb",
    title: "OASIS+ SB",
    ...orderBy("oasis-sb", "OASIS+ SB"),
    summary: "Professional services, small business pool",
    description:
      "One GSA program of six contracts: Unrestricted, Total Small Business, and four for firms that SBA certifies (8(a), HUBZone, service-disabled veteran-owned, women-owned). Ours is Total Small Business. It covers services other than IT. An order may include IT that supports the professional work. The contracting officer needs a delegation of procurement authority from GSA.",
    fields: claimedFacts([
      { label: "Contract number", value: claimedValue(vehicleNumbers["oasis-sb"]), copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Pool", value: "Small business" },
      { label: "Period of performance", value: "Five-year base, one five-year option" },
      { label: "Ceiling", value: "None on the program as a whole" },
      { label: "Domains (13 in all since January 12, 2026)", value: linesAsFact(domains), wide: true },
      {
        label: "Women-owned set-aside",
        value: "Use the women-owned contract for it. An order under Total Small Business is set aside for small businesses in general.",
        wide: true,
      },
      {
        label: "Contract library",
        value: "Read about OASIS+ at GSA",
        href: "https://www.gsa.gov/oasis-plus",
        wide: true,
      },
    ]),
  },
  {
    id: "efast",
    title: "eFAST",
    ...orderBy("efast", "eFAST"),
    summary: "FAA acquisition, no maximum ceiling per agreement",
    description:
      "Electronic FAA Accelerated and Simplified Tasks: the Federal Aviation Administration’s master ordering agreements with small businesses. Orders follow FAA’s own Acquisition Management System.",
    fields: claimedFacts([
      { label: "Contract number", value: claimedValue(vehicleNumbers.efast), copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Ceiling", value: "No maximum ceiling" },
      {
        label: "All agreements together",
        value: "At most $7.4 billion over 15 years (Inspector General, May 8, 2017)",
        href: "https://www.oig.dot.gov/library-item/35651",
        wide: true,
      },
      {
        label: "Ordering period",
        value:
          "Ask FAA’s eFAST office before you plan an order. As of November 25, 2026, we found no published date for any agreement and no ceiling more recent than the one above.",
        wide: true,
      },
      {
        label: "Functional areas",
        value: linesAsFact(efastAreas, ` (${inWords(claimedValues(efastAreas).length)} of the program’s eight)`),
        wide: true,
      },
      { label: "Ordering agency", value: "Federal Aviation Administration", href: "https://www.faa.gov/", wide: true },
    ]),
  },
  {
    id: "ungm",
    title: "UNGM",
    ...orderBy("ungm", "UNGM"),
    summary: "Registered vendor, United Nations Global Marketplace",
    description:
      "The procurement portal that United Nations organizations share. A buyer can find our profile there by vendor ID, check the registration and invite us to bid. A registration is not a contract. Each tender follows the rules of the organization that issues it.",
    fields: claimedFacts([
      { label: "Vendor ID", value: claimedValue(vehicleNumbers.ungm), copyable: true },
      { label: "Goods and services codes", value: "UNSPSC, listed in the vendor profile" },
      {
        label: "Procurement portal",
        value: "Open the Global Marketplace",
        href: "https://www.ungm.org/",
        wide: true,
      },
    ]),
  },
] satisfies (ContractVehicle & { number: Claim<string> })[];

/** The vehicles that the firm holds, i.e. whose number is claimed. */
export const contractVehicles: ContractVehicle[] = described.flatMap(({ number, ...vehicle }) =>
  claimedValue(number) ? [vehicle] : [],
);

