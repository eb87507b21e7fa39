import { SHEET, TICKS } from "../../content/interface/sheet-labels.ts";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { TickMark } from "./tick-mark.tsx";
import { fill } from "../../lib/text/fill.ts";
import { Fold } from "../../ui/fold.tsx";
import { Link } from "../../ui/link.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import "../../styles/tick-marks.css";

/** In a sheet’s margin: totals that must agree, the meaning of its tickmarks, and related sheets. */
export function SheetFoot({ sheet: { ties, seeAlso, rules, legend, ticks } }: { sheet: SpecimenSheet }) {
  return (
    <div className="leaf-foot grid content-start items-start gap-x-10 gap-y-4 pt-2 text-muted">
      <div>
        <h4 className="text-text">{SHEET.tied}</h4>
        <ul>
          {ties.map(({ formula, value, mark, ref }) => (
            <li key={formula}>
              <span>
                <NoWrap text={formula} />
                {ref && (
                  <>
                    {" "}
                    <Link to={ref.to}>{ref.id}</Link>
                  </>
                )}
              </span>{" "}
              <span className="whitespace-nowrap">
                <b className="total">{value}</b>
                <TickMark name={mark} word={TICKS[mark]} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="leaf-legend grid content-start items-baseline gap-x-2.5 gap-y-1 text-label">
        {ticks.length > 0 && (
          <ul className="contents">
            {ticks.map((tick) => (
              <li key={tick} className="contents">
                <span className="whitespace-nowrap">
                  <TickMark name={tick} />
                </span>
                <span>{TICKS[tick]}</span>
              </li>
            ))}
          </ul>
        )}
        {legend.length > 0 && (
          <dl className="contents">
            {legend.map(({ term, meaning }) => (
              <div key={term} className="contents">
                <dt className="whitespace-nowrap">{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {seeAlso.length > 0 ? (
        <Fold label={fill(SHEET.related, { count: seeAlso.length })}>
          <Rules text={rules} />
          <h4 className="text-text">{SHEET.seeAlso}</h4>
          <ul>
            {seeAlso.map(({ id, deliverable, to }) => (
              <li key={id}>
                <Link to={to}>{id}</Link> {deliverable}
              </li>
            ))}
          </ul>
        </Fold>
      ) : (
        <Rules text={rules} />
      )}
    </div>
  );
}

const Rules = ({ text }: { text: string }) => (
  <p className="mb-2.5">
    <b className="text-text">{SHEET.rules}</b> <NoWrap text={text} />
  </p>
);
