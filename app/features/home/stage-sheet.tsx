import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
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
    <li className="stage-station">
      <div className="stage-words">
        <h3 className="font-serif">
          <Link to={to} className="stretched">
            <span className="nums">{number}</span>
            {` ${name}`}
          </Link>
        </h3>
        {caption && (
          <p>
            <RunningText text={caption} />
          </p>
        )}
      </div>
      <table className="stage-sheet on-paper">
        <caption>
          <span>
            <RunningText text={paper} />
          </span>
          <span className="nums">{document}</span>
          <span className="nums">{date}</span>
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
            <tr key={ref + text} className={isTraced ? "stage-line" : undefined}>
              <td>{ref}</td>
              <th scope="row">
                <RunningText text={text} />
              </th>
              <td>{isTraced ? <b>{amount}</b> : amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}
