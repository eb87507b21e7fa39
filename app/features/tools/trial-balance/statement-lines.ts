import type { Fund } from "./fund.ts";
import type { Money } from "../money.ts";

/** A line of the SF 133 or of the statements: its id, a key of the page's labels, and its amount in cents. */
export interface StatementLine {
  report: "sf133" | "statements";
  id: string;
  cents: Money;
}

const unobligated = (fund: Fund) => fund.credit("unobligated");
const obligated = (fund: Fund) =>
  fund.credit("undeliveredUnpaid", "undeliveredPaid", "deliveredUnpaid", "deliveredPaid");

/** Gross outlays: orders paid before and after delivery. */
export const outlaysOf = (fund: Fund): Money => fund.credit("undeliveredPaid", "deliveredPaid");

/** Total status of budgetary resources: obligated and not. */
export const statusOf = (fund: Fund): Money => obligated(fund) + unobligated(fund);

/** Unobligated balance and unpaid obligations: what is left at Treasury. */
export const leftOf = (fund: Fund): Money => unobligated(fund) + fund.credit("undeliveredUnpaid", "deliveredUnpaid");

export const netCostOf = (fund: Fund): Money => fund.debit("expenses", "depreciation");

export const unexpendedOf = (fund: Fund): Money => fund.credit("received", "usedAccrued", "usedDisbursed");

export const cumulativeOf = (fund: Fund): Money =>
  fund.credit("expendedAccrued", "expendedDisbursed") - netCostOf(fund);

export const equipmentOf = (fund: Fund): Money => fund.debit("equipment", "depreciated");

/**
 * The lines that an annual appropriated fund needs. Source: OMB Circular A-11, Appendix F, and the crosswalk of specimen
 * SCW-26-12.
 */
export const linesOf = (fund: Fund): StatementLine[] => [
  { report: "sf133", id: "1100", cents: fund.debit("appropriation") },
  { report: "sf133", id: "1160", cents: fund.debit("appropriation") },
  { report: "sf133", id: "1910", cents: fund.debit("appropriation") },
  { report: "sf133", id: "2190", cents: obligated(fund) },
  { report: "sf133", id: "2490", cents: unobligated(fund) },
  { report: "sf133", id: "2500", cents: statusOf(fund) },
  { report: "sf133", id: "3020", cents: outlaysOf(fund) },
  { report: "sf133", id: "3050", cents: fund.credit("undeliveredUnpaid", "deliveredUnpaid") },
  { report: "statements", id: "fundBalance", cents: fund.debit("fundBalance") },
  { report: "statements", id: "advances", cents: fund.debit("advances") },
  { report: "statements", id: "equipment", cents: equipmentOf(fund) },
  { report: "statements", id: "payables", cents: fund.credit("payables") },
  { report: "statements", id: "unexpended", cents: unexpendedOf(fund) },
  { report: "statements", id: "cumulative", cents: cumulativeOf(fund) },
  { report: "statements", id: "netCost", cents: netCostOf(fund) },
  { report: "statements", id: "outlays", cents: outlaysOf(fund) },
];
