import { OFFER } from "../../content/interface/offer-labels.ts";
import type { Bar, OfferFold, OfferPageData, ScaleMark } from "../../content/types/offer-page.types.ts";
import { foldAnchor } from "../../lib/text/anchors.ts";
import { Fold } from "../../ui/fold.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import "../../styles/drawn-thread.css";
import "./plan.css";

type PlanProps = Pick<OfferPageData, "process" | "folds">;

/**
 * The steps of the work, each a piece of the thread between two knots on one scale, with its output. Decorative where it
 * repeats the words. What is done in each step, and how the work begins and ends, is in folds below. Source: READ-4.
 */
export function Plan({ process: { title, steps, bars, scale }, folds }: PlanProps) {
  return (
    <>
      {title && <p className="-mt-2 mb-5 font-serif text-[1.25rem] leading-7 text-thread-300 italic">{title}</p>}
      <div className="plan-row grid gap-x-6 text-label text-mist pb-2 max-lg:hidden" aria-hidden="true">
        {scale.length > 0 ? <Scale marks={scale} /> : <span className="col-start-2">{OFFER.notToScale}</span>}
        <span>{OFFER.output}</span>
      </div>
      <ol className="plan border-t leading-5.5">
        {steps.map(({ name, time, output }, at) => (
          <li key={name} className="plan-row grid gap-x-6 border-b py-[8px] lg:min-h-13.75 lg:py-0.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
              <h3 className="heading-4">{name}</h3>
              <p className="nums text-[0.9375rem] text-thread-300">{time}</p>
            </div>
            <Piece {...bars[at]!} />
            <p className="text-[0.9375rem] font-600">
              <span className="visually-hidden">{`${OFFER.output}: `}</span>
              <RunningText text={output} />
            </p>
          </li>
        ))}
      </ol>
      <div className="plan-folds items-start gap-x-12 lg:-mb-4 lg:grid lg:grid-cols-2">
        {folds.map((fold, at) => (
          <PlanFold key={fold.label} {...fold} {...(at === 0 && { id: foldAnchor("process") })} />
        ))}
      </div>
    </>
  );
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

const Scale = ({ marks }: { marks: readonly ScaleMark[] }) => (
  <svg className="col-start-2 overflow-visible" fill="currentColor" width="100%" height="20">
    {marks.map(({ label, at }) => (
      <text key={label} x={percent(at)} y="15">
        {label}
      </text>
    ))}
  </svg>
);

/** A piece of the thread. The knot of an open end is filled. */
const Piece = ({ from, to, isOpen }: Bar) => (
  <svg className="drawn-thread overflow-visible" aria-hidden="true" width="100%" height="20">
    <line x1={percent(from)} x2={percent(to)} y1="10" y2="10" />
    <circle cx={percent(from)} cy="10" r="5" />
    <circle cx={percent(to)} cy="10" r="5" className={isOpen ? "knot-full" : undefined} />
  </svg>
);

const PlanFold = ({ id, label, items }: OfferFold & { id?: string }) => (
  <Fold id={id} label={label}>
    <dl className="text-small">
      {items.map(({ name, text, list }) => (
        <div key={name} className="not-first:mt-3">
          <dt className="font-600">{name}</dt>
          <dd className="text-mist-bright">
            <RunningText text={text} />
            {list && (
              <ol className="list-decimal pl-5 mt-1.5">
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
