import type { RefCallback } from "react";
import { RunningText } from "../../ui/running-text.tsx";
import { Thread } from "../../ui/thread.tsx";
import type { HomePage, Statistic } from "../../content/types/home.types.ts";
import { watchView } from "../../lib/dom/watch-view.ts";
import "./home-figures.css";

/** The firm's commitments: one large figure and five rows. The figures are never animated. Source: HOME-5. */
export function Commitments({ heading, items }: HomePage["statistics"]) {
  const [lead, ...others] = items;
  if (!lead) return null;
  return (
    <section ref={loadFontWhenNear} data-far="" className="section on-ink" aria-labelledby="figures-heading">
      <Thread course="to-column" knot />
      <div className="page-width split">
        <div className="split-side lg:flex lg:flex-col">
          <h2 id="figures-heading" className="heading-2">
            {heading}
          </h2>
          <LeadFigure {...lead} />
        </div>
        {others.length > 0 && (
          <ul className="figures split-main">
            {others.map((item) => (
              <Figure key={item.spoken} {...item} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const loadFontWhenNear: RefCallback<HTMLElement> = (section) =>
  section ? watchView(section, (isNear) => isNear && void loadLightFont(section), "100%") : undefined;

/**
 * The light figures have their own font file, loaded once they are one window height away. Until then, or if loading
 * fails, they use the headings' weight, so that no other typeface ever shows.
 */
async function loadLightFont(section: HTMLElement): Promise<void> {
  const faces = await document.fonts.load("300 1em Newsreader", "0").catch(() => []);
  if (faces.length > 0) section.removeAttribute("data-far");
}

function LeadFigure({ value, unit, name, gloss, spoken }: Statistic) {
  return (
    <>
      <p className="lead-figure font-serif text-thread-300 lg:mt-auto" aria-hidden="true">
        {value}
        <small>{unit}</small>
      </p>
      <p className="lead">
        <span className="visually-hidden">{spoken}. </span>
        <strong className="font-600 text-text" aria-hidden="true">
          {name}.
        </strong>{" "}
        <RunningText text={gloss} />
      </p>
    </>
  );
}

function Figure({ value, unit, name, gloss, spoken }: Statistic) {
  return (
    <li className="figure-row">
      <span className="figure font-serif nums" aria-hidden="true">
        {value}
        {unit && <small>{unit}</small>}
      </span>
      <p className="text-note text-muted text-balance">
        <span className="visually-hidden">{spoken}, </span>
        <strong className="block text-[1.125rem] font-600 leading-[1.4] text-text" aria-hidden="true">
          {name}
        </strong>
        <RunningText text={gloss} />
      </p>
    </li>
  );
}
