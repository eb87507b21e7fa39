import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ChartRow, PracticeChart } from "../../content/types/practice-figures.types.ts";

/** A drawing beside it takes its place: at every width, or in wide windows. */
const LOOKS = {
  threads: "visually-hidden",
  spans: "chart-table",
  steps: "chart-table xl:sr-only",
  pairs: "chart-table xl:sr-only",
} satisfies Record<PracticeChart["kind"], string>;

/** A chart's figures as a table. In windows where its rows are drawn, bars stand under their cells. */
export const ChartTable = ({ kind, heading, columns, rows }: PracticeChart) => (
  <div className={LOOKS[kind]}>
    <table className="nums text-[0.9375rem] leading-[1.35]">
      <caption className="visually-hidden">{heading}</caption>
      <thead className="pb-2 text-muted">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.heads.join("|")}>
            <th scope="row">
              <NoWrap text={`${row.heads[0]} `} />
              {row.heads[1] && (
                <span className="text-muted">
                  <NoWrap text={row.heads[1]} />
                </span>
              )}
              {kind !== "threads" && <Bars kind={kind} at={row.at} />}
            </th>
            {row.cells.map((cell, index) =>
              index < row.at.length ? (
                // A drawn date may wrap: on small phones three columns have no room for two.
                <td key={columns[index + 1]}>{cell}</td>
              ) : (
                <td key={columns[index + 1]} className={row.isMarked ? "font-500 color-link" : "font-500"}>
                  <RunningText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Two records as two bars; or a bar for the time, with a line at its limit. */
function Bars({ kind, at: [first = 0, second = null] }: Pick<ChartRow, "at"> & Pick<PracticeChart, "kind">) {
  const isSpan = kind === "spans";
  return (
    <svg
      aria-hidden="true"
      className="chart-bars absolute bottom-[3px] left-0 overflow-visible"
      width="100%"
      height="14"
    >
      {isSpan && <line className="chart-axis" x1="0" x2="100%" y1="7" y2="7" />}
      <line
        className={isSpan ? "chart-second" : "chart-first"}
        x1="0"
        x2={percent(first ?? 0)}
        y1={isSpan ? 7 : 4}
        y2={isSpan ? 7 : 4}
      />
      {second !== null &&
        (isSpan ? (
          <line className="chart-first" x1={percent(second)} x2={percent(second)} y1="0" y2="14" />
        ) : (
          <line className="chart-second" x1="0" x2={percent(second)} y1="10" y2="10" />
        ))}
    </svg>
  );
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;
