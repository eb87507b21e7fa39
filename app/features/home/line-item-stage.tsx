import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { HomePage } from "../../content/types/home.types.ts";
import type { LineItemStage as Stage, StageStation } from "../../content/types/line-item.types.ts";
import { StageSheet } from "./stage-sheet.tsx";
import "./line-item-stage.css";
import "./stage-thread.css";

/** One dollar line in four of its documents, tied together by the thread, and links to all ten. Source: HOME-12, LINE-2. */
export function LineItemStage({ words, stage }: { words: HomePage["stage"]; stage: Stage }) {
  return (
    <section className="section headed on-ink stage overflow-x-clip" aria-labelledby="stage-heading">
      <div className="page-width">
        <div className="grid gap-x-14 gap-y-4 lg:flex lg:items-end">
          <p className="stage-sum tracking-[-.045em] text-thread-300" aria-hidden="true">
            {stage.amount}
          </p>
          <div>
            <h2 id="stage-heading" className="heading-2">
              {words.heading}
            </h2>
            <p className="lead mt-3">
              <RunningText text={words.lead} />
            </p>
          </div>
        </div>
        <div className="stage-sheets relative mt-10 grid gap-y-8">
          <ol className="contents">
            {stage.stations.map((station) =>
              "rows" in station ? (
                <StageSheet
                  key={station.number}
                  sheet={station}
                  caption={words.sheets.find((sheet) => sheet.station === station.number)?.text}
                  columns={stage.columns}
                />
              ) : (
                <StageRing key={station.number} {...station} />
              ),
            )}
          </ol>
        </div>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <LinkButton to={words.all.to}>
            {words.all.label}
            <Icon name="arrow-right" className="text-[1.25rem]" />
          </LinkButton>
          <p className="text-label text-muted">{stage.note}</p>
        </div>
      </div>
    </section>
  );
}

/** A station without a sheet, on the thread of wide windows. */
const StageRing = ({ number, name, to }: StageStation) => (
  <li className="stage-other">
    <Link to={to} className="stage-ring relative grid text-[0.875rem] leading-tight text-muted hover:text-thread-300">
      <svg className="absolute inset-0" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="4.75" fill="var(--ground)" stroke="var(--thread)" strokeWidth="1.5" />
      </svg>
      <span>
        {number}
        <span className="visually-hidden">{` ${name}`}</span>
      </span>
    </Link>
  </li>
);
