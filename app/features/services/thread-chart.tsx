import "../../styles/drawn-thread.css";
import type { PracticeChart } from "../../content/types/practice-figures.types.ts";

const VALUE = "text-[0.9375rem] font-500 text-text";

/** Pixels between two threads, and above the first. */
const ROW = 54;
const TOP = 48;
/** In percent: the second column, the last but one, where the threads leave their rows, and where they meet. */
const AT = { second: 25, last: 64, leave: 77.5, meet: "84.5%" };

const y = (row: number) => TOP + row * ROW;

/**
 * A thread for each row, with a knot in each column; rows that end in the same cell run together there. Cells are cut to
 * their first word. The table has all of them.
 */
export function ThreadChart({ columns, rows }: PracticeChart) {
  const ends = [...new Set(rows.map(({ cells }) => cells.at(-1)!))];
  const endY = (end: string) => {
    const at = rows.flatMap(({ cells }, row) => (cells.at(-1) === end ? [y(row)] : []));
    return (at[0]! + at.at(-1)!) / 2;
  };
  const x = (column: number) =>
    `${column && Number((AT.second + ((column - 1) / (columns.length - 3)) * (AT.last - AT.second)).toFixed(2))}%`;
  return (
    <svg
      aria-hidden="true"
      className="drawn-thread nums overflow-visible text-label text-muted"
      width="100%"
      height={y(rows.length - 1) + 24}
    >
      {columns.map((name, column) => (
        <text
          key={name}
          x={column === columns.length - 1 ? "100%" : x(column)}
          y="14"
          textAnchor={column === columns.length - 1 ? "end" : undefined}
        >
          {name}
        </text>
      ))}
      {rows.map(({ heads, cells }, row) => (
        <g key={heads[0]}>
          <line x1="0" x2={`${AT.leave}%`} y1={y(row) + 12} y2={y(row) + 12} />
          <line x1={`${AT.leave}%`} x2={AT.meet} y1={y(row) + 12} y2={endY(cells.at(-1)!) + 12} />
          {[heads[0]!, ...cells.slice(0, -1)].map((cell, column) => (
            <g key={cell}>
              <svg x={x(column)} y={y(row) + 12} overflow="visible">
                <circle cx="6" r="5" />
              </svg>
              <text x={x(column)} y={y(row)} className={column === 0 ? VALUE : undefined}>
                {cell.split(" ")[0]}
              </text>
            </g>
          ))}
        </g>
      ))}
      {ends.map((end) => (
        <g key={end}>
          <circle className="knot-full" cx={AT.meet} cy={endY(end) + 12} r="7" />
          <text x="100%" y={endY(end) + 17} className={VALUE} textAnchor="end">
            {end}
          </text>
        </g>
      ))}
    </svg>
  );
}
