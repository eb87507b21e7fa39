import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { HomePage } from "../../content/types/home.types.ts";
import type { LineItemStage as Stage } from "../../content/types/line-item.types.ts";
import { StageSheet } from "./stage-sheet.tsx";
import { StageStitches } from "./stage-stitches.tsx";
import "./line-item-stage.css";
import "./stage-thread.css";
import "./stage-scroll.css";

/** One dollar line in four of its documents, tied together by the thread, and links to all ten. Source: HOME-12, LINE-2. */
export function LineItemStage({ words, stage }: { words: HomePage["stage"]; stage: Stage }) {
  return (
    <section className="section headed on-ink stage" aria-labelledby="stage-heading">
      <div className="page-width">
        <div className="stage-head">
          <p className="stage-sum font-serif" aria-hidden="true">
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
        <div className="stage-sheets">
          <ol className="contents">
            {stage.sheets.map((sheet) => (
              <StageSheet
                key={sheet.number}
                sheet={sheet}
                caption={words.sheets.find(({ station }) => station === sheet.number)?.text}
                columns={stage.columns}
              />
            ))}
          </ol>
          <StageStitches />
          <ol className="stage-others" aria-label={words.others}>
            {stage.others.map(({ number, name, to }) => (
              <li key={number}>
                <Link to={to} className="stage-ring" data-station={number}>
                  <span className="nums">{number}</span>
                  <span className="visually-hidden"> {name}</span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
        <div className="stage-foot">
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
