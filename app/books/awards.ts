/* The agency's orders: four awards and two interagency orders. Whole dollars. */

/** The line item that the line item page follows: one database server. */
export const server = {
  award: "SAMPLE26P0002",
  vendor: "Sample Hardware Co.",
  line: "0001",
  what: "Database server, delivered",
  estimate: 85_000,
  price: 84_000,
} as const;

/** Ledger support: one line of equal price for each quarter of 2026. */
export const services = {
  award: "SAMPLE26F0003",
  vendor: "Sample Services Co.",
  quarters: [
    { line: "0001", what: "Services Jan to Mar", acceptedBy: "RR-26-0061" },
    { line: "0002", what: "Services Apr to Jun", acceptedBy: "RR-26-0093" },
    { line: "0003", what: "Services Jul to Sep", acceptedBy: "ACC-26-01" },
    { line: "0004", what: "Services Oct to Dec", acceptedBy: null },
  ],
  quarterPrice: 90_000,
} as const;

/** Training, ordered per seat; one seat was not used. */
export const training = {
  award: "SAMPLE26P0001",
  vendor: "Sample Training Co.",
  line: "0001",
  seats: { ordered: 25, used: 24 },
  seatPrice: 1_000,
} as const;

export const grant = {
  award: "SMP26GR0001",
  recipient: "Sample Land-Grant University",
  listing: "00.001",
  amount: 240_000,
} as const;

/** Order 1, paid in advance: setup, and hosting from January to December 2026. The seller reports what it earned. */
export const hostingOrder = {
  award: "O2512-SMP-SMQ-000001",
  amount: 36_000,
  monthly: 1_000,
  monthsLeft: 3,
  earned: { setUpAndJanuaryToMarch: 27_000, aprilToJune: 3_000, julyToSeptember: 3_000 },
} as const;

/**
 * Order 2, without an advance: settled by IPAC as the seller reports performance. The seller confirmed in writing that
 * the rest was not begun.
 */
export const reportingOrder = {
  award: "O2604-SMP-SMQ-000002",
  amount: 60_000,
  performed: { aprilToJune: 30_000, julyAndAugust: 20_000 },
  confirmation: "CNF-26-02",
} as const;

export const orderPrice = {
  services: services.quarters.length * services.quarterPrice,
  training: training.seats.ordered * training.seatPrice,
} as const;
