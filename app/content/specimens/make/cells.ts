import type { CellValue, MarkedCell, Reference, Tick, TieOut } from "../../shapes/specimen.ts";

/** A figure marked with what was done to it, if it is what it should be; otherwise marked as an exception. */
const marked =
  (tick: Tick) =>
  (value: number, should: number): MarkedCell => ({
    value,
    tick: value === should ? tick : "exception",
  });

/** A figure that agrees with another record of the same thing. */
export const agreed = marked("agreed");

/** A figure computed once more from its parts. */
export const recomputed = marked("recomputed");

/** A figure followed back to the document it came from. */
export const traced = marked("traced");

/** A cell that leads somewhere although its value is no identifier of its own. */
export const linked = (value: CellValue, ref: Reference): MarkedCell => ({ value, ref });

/** An amount inside a sentence: whole dollars, grouped by thousands. */
export const dollars = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ",");

/** A tie-out of two sums of money. */
export const tie = (formula: string, left: number, right: number, ref?: Reference): TieOut => ({
  formula,
  left,
  right,
  type: "money",
  ...(ref && { ref }),
});

/** A tie-out of two counts. */
export const count = (formula: string, left: number, right: number, ref?: Reference): TieOut => ({
  ...tie(formula, left, right, ref),
  type: "number",
});
