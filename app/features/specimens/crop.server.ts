import type { Crop } from "../../content/types/offer-page.types.ts";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { textOf } from "./specimen-sheet.server.ts";

const COLUMNS = 4;
/** Characters that fit in a row of the crop, and in one column before it is cut. */
const ROW_CHARS = 58;
const COLUMN_CHARS = 30;
/** Rows above the highlighted one. */
const ABOVE = 3;
const ABOVE_NARROW = 2;
/** Rows of narrow windows, where each may take two lines. */
const NARROW_ROWS = 4;

/** The part of a specimen in its page's header: its first column, a figure, its last column, and others that fit. */
export function cropOf({ kind, columns, rows, pulled }: SpecimenSheet): Crop {
  const lengths = columns.map(({ name }, at) => Math.max(name.length, ...rows.map((row) => textOf(row[at]!).length)));
  const widths = lengths.map((length) => Math.min(COLUMN_CHARS, length + 2));
  const figure = columns.findIndex(({ set }) => set === "digits");
  const others = [...columns.keys()].slice(1);
  const chosen = [0];
  let left = ROW_CHARS - widths[0]!;
  for (const at of kind === "timeline" ? others : new Set([figure, columns.length - 1, ...others])) {
    if (at < 1 || widths[at]! > left || chosen.length === COLUMNS) continue;
    chosen.push(at);
    left -= widths[at]!;
  }
  const narrowFrom = Math.max(0, Math.min(pulled - ABOVE_NARROW, rows.length - NARROW_ROWS));
  const shown = chosen.length > 1 ? chosen.toSorted((a, b) => a - b) : [0, 1];
  // Narrow windows lack the third of four.
  const lasting = shown.filter((_, index) => index !== 2 || shown.length < COLUMNS);
  return {
    columns: shown,
    longest: lasting.toSorted((a, b) => lengths[b]! - lengths[a]!)[0]!,
    from: Math.max(0, pulled - ABOVE),
    narrowFrom,
    narrowTo: narrowFrom + NARROW_ROWS,
  };
}
