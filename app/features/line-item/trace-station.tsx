import { RunningText } from "../../ui/running-text.tsx";
import type { LineItemPage, ShownStation } from "../../content/types/line-item.types.ts";
import { OverhandKnot } from "./overhand-knot.tsx";
import { StationAnswers } from "./station-answers.tsx";
import { StationPaper } from "./station-paper.tsx";
import { StationPosting } from "./station-posting.tsx";
import { Link } from "../../ui/link.tsx";

interface TraceStationProps {
  station: ShownStation;
  labels: LineItemPage["labels"];
  of: number;
}

/** A station: what happens, the document with its traced row, and what was posted. Even stations are mirrored. */
export function TraceStation({ station, labels, of }: TraceStationProps) {
  const { number, id, name, text, beside, breaks, shows } = station;
  const isLast = number === of;
  return (
    <li id={id} className={`trace-stop ${number % 2 === 0 ? "trace-back" : ""} ${isLast ? "trace-last" : ""}`}>
      <div className="trace-course" aria-hidden="true" />
      <div className="trace-head">
        <span className="trace-number" aria-hidden="true">
          {number}
        </span>
        <h2 className="heading-2">{name}</h2>
        <p>
          <RunningText text={text} />
        </p>
      </div>
      <StationPaper station={station} labels={labels}>
        {isLast && <OverhandKnot />}
      </StationPaper>
      <div className="trace-beside">
        {"answers" in beside ? (
          <StationAnswers {...beside} labels={labels} />
        ) : (
          <StationPosting {...beside} labels={labels} />
        )}
      </div>
      <dl className="trace-signs">
        <div>
          <dt>{labels.standsAs}</dt>
          <dd>{station.standsAs}</dd>
        </div>
        <div>
          <dt>{labels.signedBy}</dt>
          <dd>{station.signs}</dd>
        </div>
        <div>
          <dt>{labels.shownOn}</dt>
          <dd className="trace-shows">
            {shows.map(({ id, to }) => (
              <Link key={id} to={to}>
                {id}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
      <p className="trace-breaks">{breaks}</p>
    </li>
  );
}
