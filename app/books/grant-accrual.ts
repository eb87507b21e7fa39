/** One cost of the year-end accrual: estimate and actual. */
export interface AccruedCost {
  cost: string;
  estimate: number;
  actual: number;
}

/** The recipient's indirect cost rate in percent of the base; a sample rate. */
export const INDIRECT_PERCENT = 10;

/** The base of the indirect costs. Payments to growers are treated as participant support, which 2 CFR 200.1 excludes. */
const indirectBase: readonly AccruedCost[] = [
  { cost: "Salaries", estimate: 14_000, actual: 13_700 },
  { cost: "Field supplies", estimate: 6_000, actual: 5_900 },
  { cost: "Travel", estimate: 1_000, actual: 800 },
];

/** The base of the indirect costs, estimated or actual. */
export const baseOf = (column: "estimate" | "actual"): number =>
  indirectBase.reduce((sum, cost) => sum + cost[column], 0);

export const indirectCosts: AccruedCost = { cost: "Indirect costs", estimate: 2_100, actual: 2_040 };

export const accruedCosts: readonly AccruedCost[] = [
  ...indirectBase,
  indirectCosts,
  { cost: "Incentive payments to growers", estimate: 6_900, actual: 6_960 },
];
