import { TICKS } from "../../content/interface/sheet-labels.ts";
import type { SheetCell as Cell } from "../../content/types/specimen-sheet.types.ts";
import { TickMark } from "./tick-mark.tsx";

/** A cell of a sheet, with its link and tickmark. */
export function SheetCell({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return cell;
  const { text, to, tick } = cell;
  return (
    <>
      {to ? <a href={to}>{text}</a> : text}
      {tick && <TickMark name={tick} word={TICKS[tick]} />}
    </>
  );
}

/** A React key. No two rows of a sheet have the same text. */
export const rowKey = (row: readonly Cell[]): string =>
  row.map((cell) => (typeof cell === "string" ? cell : cell.text)).join("|");
