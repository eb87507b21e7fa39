import { server } from "./awards.ts";

/** The capital asset that the line item bought. Dates are ISO. */
export const asset = {
  tag: "A-000117",
  host: "sfs-db-01",
  award: server.award,
  acceptedBy: "RR-26-0057",
  inService: "2026-04-01",
  lifeMonths: 60,
  /** Estimated value at the end of its life. Source of the term: SFFAS 6, paragraph 35. */
  residual: 0,
  /** Capitalization threshold; a sample policy. */
  threshold: 25_000,
} as const;

/** The delivery of the asset: the carrier's note, and the day the purchase order asked for. ISO dates. */
export const delivery = { note: "DN-26-0041", arrived: "2026-03-23", dueBy: "2026-03-20" } as const;

/** Straight line, whole months, from the month of service. */
export const monthlyDepreciation = (server.price - asset.residual) / asset.lifeMonths;

const LAPTOP_COST = 1_850;

/** One tagged item of the September inventory. */
export interface Tagged {
  tag: string;
  item: string;
  cost: number;
  custodian: string;
  /** Where it was seen. */
  place: string;
  scanned: string;
  result: string;
}

const INVENTORY_DAY = "2026-09-10";

const laptop = (
  number: string,
  custodian: string,
  place = "Main office",
  result = "Found",
  scanned = INVENTORY_DAY,
): Tagged => ({
  tag: `A-000${number}`,
  item: `Laptop OSP-LT-0${number}`,
  cost: LAPTOP_COST,
  custodian,
  place,
  scanned,
  result,
});

export const inventory: readonly Tagged[] = [
  {
    tag: asset.tag,
    item: `Database server ${asset.host}`,
    cost: server.price,
    custodian: "u-1027",
    place: "Data center",
    scanned: INVENTORY_DAY,
    result: "Found",
  },
  laptop("118", "u-1003"),
  laptop("119", "u-1014", "Stockroom", "Found: returned by u-1042, wiped Apr 13"),
  laptop("120", "u-1017"),
  laptop("121", "u-1051", "Field office", "Not found Sep 10; seen Sep 15 with photograph", "2026-09-15"),
  laptop("122", "u-1024"),
];

/** A device, and which of the four inventories include it. */
export interface Device {
  host: string;
  tag: string | null;
  /** The maker's serial number, or what the device is instead. */
  serial: string;
  directory: boolean;
  edr: boolean;
  property: boolean;
  scanner: boolean;
  result: string;
}

const agrees = { directory: true, edr: true, property: true, scanner: true, result: "Agrees" };

export const devices: readonly Device[] = [
  { host: "OSP-LT-0118", tag: "A-000118", serial: "7204-3381", ...agrees },
  {
    host: "OSP-LT-0119",
    tag: "A-000119",
    serial: "7204-3384",
    directory: false,
    edr: false,
    property: true,
    scanner: false,
    result: "In stock, wiped, sanitization record SAN-26-04",
  },
  { host: "OSP-LT-0120", tag: "A-000120", serial: "7204-3390", ...agrees },
  {
    host: "OSP-LT-0121",
    tag: "A-000121",
    serial: "7204-3412",
    ...agrees,
    scanner: false,
    result: "Off the network on Sep 8, scanned Sep 11",
  },
  { host: "OSP-LT-0122", tag: "A-000122", serial: "7204-3415", ...agrees },
  {
    host: "OSP-LT-0999",
    tag: null,
    serial: "virtual",
    directory: false,
    edr: true,
    property: false,
    scanner: true,
    result: "Test image, removed Sep 14 under REQ-SD-2610",
  },
];
