import { TICKS } from "../../content/interface/sheet.ts";
import type { SheetCell as Cell } from "../../content/shapes/specimen-sheet.ts";
import { TickMark } from "./tick-mark.tsx";

/** What a cell of a sheet says, with its link and its tickmark. */
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

/** A row's text, by which it is told from the others: no two rows of a sheet are the same. */
export const keyOfRow = (row: readonly Cell[]): string =>
  row.map((cell) => (typeof cell === "string" ? cell : cell.text)).join("|");
