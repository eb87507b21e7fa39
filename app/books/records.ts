import { daysAfter } from "./calendar.ts";
import { asset } from "./property.ts";

/* The same facts in other records. Their amounts are independent of the books, so that agreement is meaningful. */

/** Balances extracted from the old host the day before go-live. Whole dollars. */
export const conversion = {
  id: "CNV-26-01",
  at: daysAfter(asset.inService, -1),
  extract: {
    "101000": 700_000,
    "141000": 9_000,
    "175000": 84_000,
    "211000": 174_000,
    "461000": 105_000,
    "480100": 421_000,
    "480200": 9_000,
    "490100": 174_000,
  },
  lines: 34,
  rejected: 0,
} as const;

/** Totals of the subledgers on September 30, from their own reports. Whole dollars. */
export const subledgers = {
  payables: 120_000,
  deliveredUnpaid: 120_000,
  openOrders: 160_000,
  advances: 3_000,
  prepaidOrders: 3_000,
  assetCost: 84_000,
  assetReserve: 8_400,
} as const;

/** The open amount of each award line in the contract writing system on September 30. Whole dollars. */
export const openInContractWriting: Readonly<Record<string, number>> = {
  "SAMPLE26F0003 0001": 0,
  "SAMPLE26F0003 0002": 0,
  "SAMPLE26F0003 0003": 0,
  "SAMPLE26F0003 0004": 90_000,
  "SAMPLE26P0001 0001": 0,
  "SAMPLE26P0002 0001": 0,
};

/** A reported action of an award. Amounts are from the award and from the report. ISO dates. */
export interface Action {
  award: string;
  modification: string;
  signed: string;
  reported: string;
  postedBy: string | null;
  awardAmount: number;
  reportedAmount: number;
}

export const actions: readonly Action[] = [
  {
    award: "SAMPLE26F0003",
    modification: "0",
    signed: "2025-12-15",
    reported: "2025-12-16",
    postedBy: "SAMPLE26F0003",
    awardAmount: 360_000,
    reportedAmount: 360_000,
  },
  {
    award: "SAMPLE26F0003",
    modification: "P00001",
    signed: "2026-04-08",
    reported: "2026-04-08",
    postedBy: null,
    awardAmount: 0,
    reportedAmount: 0,
  },
  {
    award: "SAMPLE26P0001",
    modification: "0",
    signed: "2026-01-12",
    reported: "2026-01-13",
    postedBy: "SAMPLE26P0001",
    awardAmount: 25_000,
    reportedAmount: 25_000,
  },
  {
    award: "SAMPLE26P0001",
    modification: "P00001",
    signed: "2026-06-12",
    reported: "2026-06-15",
    postedBy: "SAMPLE26P0001-P00001",
    awardAmount: -1_000,
    reportedAmount: -1_000,
  },
  {
    award: "SAMPLE26P0002",
    modification: "0",
    signed: "2026-02-09",
    reported: "2026-02-09",
    postedBy: "SAMPLE26P0002",
    awardAmount: 84_000,
    reportedAmount: 84_000,
  },
];
