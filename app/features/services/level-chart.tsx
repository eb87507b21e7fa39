import type { ChartRow, PracticeChart } from "../../content/types/practice-figures.types.ts";

/** Heights in pixels: of the plot, above it for the labels, and below it for heads and differences. */
const PLOT = { height: 270, top: 32, heads: 24, line: 18, beside: 44 };
/** Half of a level, as part of its column. */
const HALF = 0.41;
/** Before the first step, in percent, for the name of the row below. */
const INSET = 4;
/** Levels that are closer, in pixels, have their labels on different sides. */
const CLOSE = 40;

const VALUE = "text-[0.9375rem] font-500 text-text";
const GOLD = "text-[0.9375rem] font-500 color-link";

/**
 * Two records side by side: a white and a gold level in each column, which meet where the records agree. Steps are joined
 * in their order, and other pairs stand on the axis. Horizontal positions are in percent, so that text keeps its size.
 * For wide windows; the table has the same figures.
 */
export function LevelChart({ kind, rows, columns, floor, note }: PracticeChart) {
  const isStepped = kind === "steps";
  const bottom = PLOT.top + PLOT.height;
  const lines = Math.max(...rows.map(({ heads }) => labelLines(heads).length));
  const ruled = bottom + PLOT.heads + lines * PLOT.line;
  const y = (part: number) => Math.round(bottom - ((part - floor) / (1 - floor)) * PLOT.height);
  const inset = isStepped ? INSET : 0;
  const x = (column: number) => `${Number((inset + (column / rows.length) * (100 - inset)).toFixed(3))}%`;
  const levelOf = (row: ChartRow) => row.at.map((part) => y(part ?? 0));
  return (
    <svg
      aria-hidden="true"
      className="chart-levels nums hidden overflow-visible text-label text-muted xl:block"
      width="100%"
      height={ruled + PLOT.beside}
    >
      {[bottom + 10, ruled].map((at) => (
        <line key={at} className="chart-axis" x1="0" x2="100%" y1={at} y2={at} />
      ))}
      {rows.map((row, index) => {
        const center = index + 0.5;
        const [first = 0, second = 0] = levelOf(row);
        const isApart = first !== second;
        const isClose = Math.abs(first - second) < CLOSE;
        const next = rows[index + 1];
        return (
          <g key={row.heads.join("|")}>
            {!isStepped && (
              <line
                className="chart-axis"
                x1={x(center)}
                x2={x(center)}
                y1={Math.min(first, second)}
                y2={bottom + 10}
              />
            )}
            {isStepped && next && (
              <line
                className="chart-join"
                x1={x(center + HALF)}
                x2={x(center + 1 - HALF)}
                y1={second}
                y2={levelOf(next)[0]}
              />
            )}
            <line className="chart-first" x1={x(center - HALF)} x2={x(center)} y1={first} y2={first} />
            <line className="chart-second" x1={x(center)} x2={x(center + HALF)} y1={second} y2={second} />
            {isApart && <line className="chart-apart" x1={x(center)} x2={x(center)} y1={first} y2={second} />}
            {row.isMarked && isApart && isClose && (
              <circle className="chart-ring" cx={x(center)} cy={(first + second) / 2} r="14" />
            )}
            {row.isMarked && isStepped && note && (
              <>
                <line className="chart-apart" x1={x(center)} x2={x(center)} y1="84" y2={Math.min(first, second) - 14} />
                <text x={x(center - 0.06)} y="24" className="font-serif text-[1.5rem] text-text">
                  {note.title}
                </text>
                <text x={x(center - 0.06)} y="52" className={VALUE}>
                  {note.text.slice(0, splitAt(note.text))}
                </text>
                <text x={x(center - 0.06)} y="72" className={VALUE}>
                  {note.text.slice(splitAt(note.text)).trim()}
                </text>
              </>
            )}
            <text
              x={x(isApart ? center - HALF / (isClose ? 1.6 : 2) : center)}
              y={first - 12}
              className={VALUE}
              textAnchor="middle"
            >
              {row.cells[0]}
            </text>
            {isApart && (
              <text
                x={x(center + HALF / 2)}
                y={isClose && second >= first ? second + 24 : second - 12}
                className={GOLD}
                textAnchor="middle"
              >
                {row.cells[1]}
              </text>
            )}
            {labelLines(row.heads).map((line, at) => (
              <text key={line} x={x(center)} y={bottom + 34 + at * PLOT.line} textAnchor="middle">
                {line}
              </text>
            ))}
            <text x={x(center)} y={ruled + 28} className={row.isMarked ? GOLD : VALUE} textAnchor="middle">
              {row.cells[2]}
            </text>
          </g>
        );
      })}
      {/* Beside the columns, of which the first of pairs is as narrow as its name. */}
      <text x="0" dx={isStepped ? 0 : -12} y={ruled + 28} textAnchor={isStepped ? "start" : "end"}>
        {columns[3]}
      </text>
    </svg>
  );
}

/** Characters that fit on a line under a column. */
const LINE_CHARS = 14;

/** Heads in lines of their own, and long ones in several. */
const labelLines = (heads: readonly string[]): string[] =>
  heads.flatMap((head) => head.match(new RegExp(String.raw`\S.{0,${LINE_CHARS - 1}}(?!\S)`, "g")) ?? [head]);

/** The space nearest the middle. */
function splitAt(text: string): number {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  return spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? text.length;
}
