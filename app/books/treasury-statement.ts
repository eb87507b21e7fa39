/** A line of Treasury's account statement (CARS). Its amounts are independent of the books. */
export interface StatementLine {
  date: string;
  reference: string;
  amount: number;
}

export const statement: readonly StatementLine[] = [
  { date: "2025-11-18", reference: "WAR-26-0001", amount: 850_000 },
  { date: "2026-01-15", reference: "IPAC-26-0107", amount: -36_000 },
  { date: "2026-03-16", reference: "GRD-26-0001", amount: -90_000 },
  { date: "2026-03-31", reference: "PAY-26-0131", amount: -24_000 },
  { date: "2026-04-24", reference: "PAY-26-0158", amount: -84_000 },
  { date: "2026-05-20", reference: "PAY-26-0174", amount: -90_140 },
  { date: "2026-07-01", reference: "IPAC-26-0311", amount: -30_000 },
  { date: "2026-07-20", reference: "GRD-26-0002", amount: -60_000 },
  { date: "2026-08-04", reference: "PAY-26-0233", amount: -90_000 },
  { date: "2026-08-26", reference: "IPAC-26-0388", amount: -20_000 },
];

/** The month end at which ledger and statement differed, the item, and when the ledger was read. ISO dates. */
export const augustDifference = { at: "2026-08-31", item: "IPAC-26-0388", extracted: "2026-09-01" } as const;

/** Treasury's balance of the account at the end of a day. */
export const cars = (date: string): number =>
  statement.filter((line) => line.date <= date).reduce((sum, line) => sum + line.amount, 0);

/** All disbursements from the account. */
export const disbursements: readonly StatementLine[] = statement
  .filter(({ amount }) => amount < 0)
  .map((line) => ({ ...line, amount: -line.amount }));

/** Total of all disbursements. */
export const disbursed = disbursements.reduce((sum, { amount }) => sum + amount, 0);
