import type { CellValue, MarkedCell, Reference, Tick, TieOut } from "../content/types/specimen.types.ts";

/** Marks a figure with a tickmark if it has the expected value, and as an exception otherwise. */
const marked =
  (tick: Tick) =>
  (value: number, should: number): MarkedCell => ({
    value,
    tick: value === should ? tick : "exception",
  });

/** A figure that agrees with another record of the same fact. */
export const agreed = marked("agreed");

/** A figure recomputed from its parts. */
export const recomputed = marked("recomputed");

/** A figure traced to its source document. */
export const traced = marked("traced");

/** A cell that is a link although its value is not an id. */
export const linked = (value: CellValue, ref: Reference): MarkedCell => ({ value, ref });

/** An amount in a sentence: whole dollars, with thousands separators. */
export const dollars = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ",");

export const tie = (formula: string, left: number, right: number, ref?: Reference): TieOut => ({
  formula,
  left,
  right,
  type: "money",
  ...(ref && { ref }),
});

export const count = (formula: string, left: number, right: number, ref?: Reference): TieOut => ({
  ...tie(formula, left, right, ref),
  type: "number",
});
