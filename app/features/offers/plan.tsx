import { OFFER } from "../../content/interface/offer-labels.ts";
import type { Bar, OfferFold, OfferPageData, ScaleMark } from "../../content/types/offer-page.types.ts";
import { Fold } from "../../ui/fold.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import "./plan.css";

type PlanProps = Pick<OfferPageData, "process" | "folds">;

/**
 * The steps of the work, each a piece of the thread between two knots on one scale, with its output. Decorative where it
 * repeats the words. What is done in each step, and how the work begins and ends, is in folds below. Source: READ-4.
 */
export function Plan({ process: { title, steps, bars, scale }, folds }: PlanProps) {
  return (
    <>
      {title && <p className="plan-title">{title}</p>}
      <div className="plan-scale" aria-hidden="true">
        {scale.length > 0 ? <Scale marks={scale} /> : <span>{OFFER.notToScale}</span>}
        <span>{OFFER.output}</span>
      </div>
      <ol className="plan">
        {steps.map(({ name, time, output }, at) => (
          <li key={name}>
            <div className="plan-name">
              <h3>{name}</h3>
              <p className="nums">{time}</p>
            </div>
            <Piece {...bars[at]!} />
            <p className="plan-output">
              <span className="visually-hidden">{`${OFFER.output}: `}</span>
              <RunningText text={output} />
            </p>
          </li>
        ))}
      </ol>
      <div className="plan-folds">
        {folds.map((fold) => (
          <PlanFold key={fold.label} {...fold} />
        ))}
      </div>
    </>
  );
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

const Scale = ({ marks }: { marks: readonly ScaleMark[] }) => (
  <svg width="100%" height="20">
    {marks.map(({ label, at }) => (
      <text key={label} x={percent(at)} y="15">
        {label}
      </text>
    ))}
  </svg>
);

/** A piece of the thread. The knot of an open end is filled. */
const Piece = ({ from, to, isOpen }: Bar) => (
  <svg className="plan-piece" aria-hidden="true" width="100%" height="14">
    <line x1={percent(from)} x2={percent(to)} y1="7" y2="7" />
    <circle cx={percent(from)} cy="7" r="5" />
    <circle cx={percent(to)} cy="7" r="5" className={isOpen ? "plan-open" : undefined} />
  </svg>
);

const PlanFold = ({ label, items }: OfferFold) => (
  <Fold label={label}>
    <dl>
      {items.map(({ name, text, list }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RunningText text={text} />
            {list && (
              <ol className="plan-list">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Fold>
);
