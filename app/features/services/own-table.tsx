import type { OwnSection } from "../../content/types/practice-sections.types.ts";
import { RunningText } from "../../ui/running-text.tsx";

/** The table that only this practice's pages have, stacked in narrow windows, and what follows from it. Source: READ-4. */
export function OwnTable({ section: { heading, labels, rows, outcomes } }: { section: OwnSection }) {
  const [, ...columns] = labels.columns;
  return (
    <>
      <table className="ruled-table own-table">
        <caption className="visually-hidden">{heading}</caption>
        <thead className={columns.length > 1 ? undefined : "visually-hidden"}>
          <tr>
            {labels.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((text, index) => (
                <td key={columns[index]} data-label={index + 1 >= labels.namedFrom ? columns[index] : undefined}>
                  <RunningText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes && (
        <dl className="own-outcomes">
          {outcomes.map((text, index) => (
            <div key={text}>
              <dt className="name">{labels.outcomes?.[index]}</dt>
              <dd className="text-small text-muted">
                <RunningText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
