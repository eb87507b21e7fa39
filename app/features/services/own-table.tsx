import type { OwnSection } from "../../content/types/practice-sections.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";

/** The table that only this practice's pages have, stacked in narrow windows, and what follows from it. Source: READ-4. */
export function OwnTable({ section: { heading, labels, rows, outcomes } }: { section: OwnSection }) {
  const [first, ...columns] = labels.columns;
  const namedFrom = labels.namedFrom ?? 1;
  return (
    <>
      <table className="ruled-table text-small">
        <caption className="visually-hidden">{heading}</caption>
        <thead className={columns.length > 1 ? undefined : "visually-hidden"}>
          <tr>
            <th scope="col" className="w-[20%]">
              {first}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row" className="text-small">
                {head}
              </th>
              {cells.map((text, index) => (
                <td key={columns[index]} data-label={index + 1 >= namedFrom ? columns[index] : undefined}>
                  <RunningText text={text} as={NoWrap} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes && (
        <dl className="mt-3 grid md:grid-cols-2 md:gap-x-12">
          {outcomes.map((text, index) => (
            <div key={text} className="pb-2.5">
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
