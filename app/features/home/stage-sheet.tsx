import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { StageStitch } from "./stage-stitch.tsx";
import type { LineItemStage, StageSheet as Sheet } from "../../content/types/line-item.types.ts";

interface StageSheetProps {
  sheet: Sheet;
  caption: string | undefined;
  columns: LineItemStage["columns"];
}

/** A station: an excerpt of its document above what happens there. All of it leads to the station. */
export function StageSheet({ sheet, caption, columns }: StageSheetProps) {
  const { number, name, paper, document, date, rows, to } = sheet;
  return (
    <li className="stage-station group relative grid content-start gap-y-4">
      <div className="stage-words order-1">
        <h3 className="font-serif text-[1.25rem] leading-[1.25] group-hover:text-[var(--link)]">
          <Link to={to} className="stretched">
            <span className="nums text-thread-300">{number}</span>
            {` ${name}`}
          </Link>
        </h3>
        {caption && (
          <p className="mt-0.5 text-small leading-normal text-muted">
            <RunningText text={caption} />
          </p>
        )}
      </div>
      <table className="stage-sheet on-paper nums bg-paper-0 text-[0.875rem] leading-[1.25]">
        <caption className="grid grid-cols-[minmax(0,1fr)_auto] min-h-19 content-start gap-x-4 gap-y-1 border-b border-text px-3 pt-4 pb-2 text-left text-muted">
          <span className="col-span-full font-serif text-[1.25rem] leading-[1.2] text-text">
            <RunningText text={paper} />
          </span>
          <span>{document}</span>
          <span>{date}</span>
        </caption>
        <thead className="visually-hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ref, text, amount, isTraced }) => (
            <tr key={ref + text} className={isTraced ? "stage-line font-600 text-text" : undefined}>
              <td>{ref}</td>
              <th scope="row">
                <RunningText text={text} />
              </th>
              <td>{isTraced ? <b>{amount}</b> : amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <StageStitch station={number} />
    </li>
  );
}
