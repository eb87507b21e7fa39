import { Link } from "react-router";
import type { SheetCell as Cell, SheetLabels } from "../../content/shapes/specimen-sheet.ts";
import { TickMark } from "./tick-mark.tsx";

/** What a cell of a sheet says, with its link and its tickmark. */
export function SheetCell({ cell, ticks }: { cell: Cell; ticks: SheetLabels["ticks"] }) {
  if (typeof cell === "string") return cell;
  const { text, to, tick } = cell;
  return (
    <>
      {to ? <Link to={to}>{text}</Link> : text}
      {tick && <TickMark name={tick} word={ticks[tick]} />}
    </>
  );
}

/** A row's text, by which it is told from the others: no two rows of a sheet are the same. */
export const keyOfRow = (row: readonly Cell[]): string =>
  row.map((cell) => (typeof cell === "string" ? cell : cell.text)).join("|");
