import type { CellValue, MarkedCell, Reference, Tick, TieMark, TieOut } from "../content/types/specimen.types.ts";

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

/** Two amounts from different records that must be equal. */
export const tie = (formula: string, left: number, right: number, ref?: Reference): TieOut => ({
  formula,
  left,
  right,
  type: "money",
  mark: "agreed",
  ...(ref && { ref }),
});

/** A count of this sheet's rows or, with a reference, one that agrees with another sheet. */
export const count = (formula: string, left: number, right: number, ref?: Reference): TieOut => ({
  ...tie(formula, left, right, ref),
  type: "number",
  mark: ref ? "agreed" : "counted",
});

/** A tie-out that was done in another way than its kind is by default. */
export const markedAs = (mark: TieMark, tieOut: TieOut): TieOut => ({ ...tieOut, mark });
