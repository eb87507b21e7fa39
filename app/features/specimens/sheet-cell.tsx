import { Fragment } from "react";
import { TICKS } from "../../content/interface/sheet-labels.ts";
import type { SheetCell as Cell } from "../../content/types/specimen-sheet.types.ts";
import { TickMark } from "./tick-mark.tsx";
import { Link } from "../../ui/link.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";

/** A cell of a sheet, with its links and tickmark. */
export function SheetCell({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return <NoWrap text={cell} />;
  const { text, to, parts = [{ text, to }], tick } = cell;
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={part.text}>
          {at > 0 && ", "}
          {part.to ? <Link to={part.to}>{part.text}</Link> : <NoWrap text={part.text} />}
        </Fragment>
      ))}
      {tick && <TickMark name={tick} word={TICKS[tick]} />}
    </>
  );
}

/** A React key. No two rows of a sheet have the same text. */
export const rowKey = (row: readonly Cell[]): string =>
  row.map((cell) => (typeof cell === "string" ? cell : cell.text)).join("|");
