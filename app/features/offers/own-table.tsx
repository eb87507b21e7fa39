import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OwnSection } from "../../content/types/practice-sections.types.ts";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import "./own-table.css";

/** The table that only this practice's pages have, stacked in narrow windows, and what follows from it. */
export function OwnTable({ section: { heading, labels, rows, outcomes } }: { section: OwnSection }) {
  const [first, ...columns] = labels.columns;
  const namedFrom = labels.namedFrom ?? 1;
  return (
    <>
      <PhoneFold label={OFFER.caseByStep}>
        <table className="ruled-table own-table border-0">
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
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
                <th scope="row">{head}</th>
                {cells.map((text, index) => (
                  <td key={columns[index]} data-label={index + 1 >= namedFrom ? columns[index] : undefined}>
                    <RunningText text={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
      {outcomes && (
        <dl className="grid gap-x-6 gap-y-2 border-t pt-3.5 grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))]">
          {outcomes.map((text, index) => (
            <div key={text}>
              <dt className="text-label text-muted">{labels.outcomes?.[index]}</dt>
              <dd className={index === 0 ? "font-600" : undefined}>
                <RunningText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
