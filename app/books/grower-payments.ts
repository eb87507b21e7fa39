/** Dollars per acre under the program; a sample rate. */
export const RATE_PER_ACRE = 29;

/** The report of payments to growers from the recipient's own ledger. */
export const growerPayments = "GPL-26-06";

/** A field in the program's own file. */
export interface Field {
  field: string;
  county: string;
  acres: number;
  /** What the recipient's ledger paid its grower. Whole dollars. */
  paid: number;
}

export const fields: readonly Field[] = [
  { field: "F-001", county: "Sample A", acres: 310, paid: 8_990 },
  { field: "F-002", county: "Sample A", acres: 276, paid: 8_004 },
  { field: "F-003", county: "Sample B", acres: 264, paid: 7_656 },
  { field: "F-004", county: "Sample B", acres: 240, paid: 6_960 },
  { field: "F-005", county: "Sample C", acres: 225, paid: 6_525 },
  { field: "F-006", county: "Sample C", acres: 185, paid: 5_365 },
];
