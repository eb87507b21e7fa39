import { RunningText } from "../../ui/running-text.tsx";
import type { HomePage, Statistic } from "../../content/types/home.types.ts";
import "./home-figures.css";

/** The firm's commitments: one large figure and five beside it. The figures are never animated. Source: HOME-5. */
export function Commitments({ heading, note, items }: HomePage["statistics"]) {
  const [lead, ...others] = items;
  if (!lead) return null;
  return (
    <section className="section headed on-cream" aria-labelledby="figures-heading">
      <div className="page-width measures">
        <div className="headed-line">
          <h2 id="figures-heading" className="heading-2">
            {heading}
          </h2>
          {note && (
            <p className="headed-aside font-500 text-text">
              <RunningText text={note} />
            </p>
          )}
        </div>
        <div className="lead-figure max-w-[30em]">
          <Figure {...lead} />
        </div>
        {others.length > 0 && (
          <ul className="figures grid gap-x-4 gap-y-7">
            {others.map((item) => (
              <li key={item.spoken}>
                <Figure {...item} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const Figure = ({ value, unit, name, gloss, spoken }: Statistic) => (
  <>
    <p className="figure font-serif" aria-hidden="true">
      {value}
      {unit && <small>{unit}</small>}
    </p>
    <p className="text-label text-muted text-pretty">
      <span className="visually-hidden">{spoken}: </span>
      <strong className="block text-body leading-[1.3] font-600 text-text" aria-hidden="true">
        {name}
      </strong>
      <RunningText text={gloss} />
    </p>
  </>
);
