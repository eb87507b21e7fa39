/** One cost of the year-end accrual: what was estimated, and what it came to. */
export interface AccruedCost {
  cost: string;
  estimate: number;
  actual: number;
}

/** What the recipient charges for indirect costs, in percent of their base; a sample rate. */
export const INDIRECT_PERCENT = 10;

/** The base of the indirect costs. Payments to growers are treated as participant support, which 2 CFR 200.1 leaves out of it. */
const indirectBase: readonly AccruedCost[] = [
  { cost: "Salaries", estimate: 14_000, actual: 13_700 },
  { cost: "Field supplies", estimate: 6_000, actual: 5_900 },
  { cost: "Travel", estimate: 1_000, actual: 800 },
];

/** Base of the indirect costs in the estimate or in the actual. */
export const baseOf = (column: "estimate" | "actual"): number =>
  indirectBase.reduce((sum, cost) => sum + cost[column], 0);

const indirectOf = (column: "estimate" | "actual"): number => (baseOf(column) * INDIRECT_PERCENT) / 100;

export const indirectCosts: AccruedCost = {
  cost: "Indirect costs",
  estimate: indirectOf("estimate"),
  actual: indirectOf("actual"),
};

export const accruedCosts: readonly AccruedCost[] = [
  ...indirectBase,
  indirectCosts,
  { cost: "Incentive payments to growers", estimate: 6_900, actual: 6_960 },
];
