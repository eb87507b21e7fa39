import { useRef } from "react";
import { RunningText } from "../../ui/running-text.tsx";
import type { LineItemPage, ShownStation } from "../../content/types/line-item.types.ts";
import { OverhandKnot } from "./overhand-knot.tsx";
import { StationAnswers } from "./station-answers.tsx";
import { StationPaper } from "./station-paper.tsx";
import { StationPosting } from "./station-posting.tsx";
import { Link } from "../../ui/link.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { useCurrentPart } from "../../ui/use-current-part.ts";
import "../../styles/fold-low.css";

interface TraceStationProps {
  station: ShownStation;
  labels: LineItemPage["labels"];
  of: number;
}

/** A station: what happens, the document with its traced row, and what was posted. Even stations are mirrored. */
export function TraceStation({ station, labels, of }: TraceStationProps) {
  const { number, id, name, text, beside, breaks, shows } = station;
  const isLast = number === of;
  const item = useRef<HTMLLIElement>(null);
  useCurrentPart(item, id);
  return (
    <li
      ref={item}
      id={id}
      className={`trace-stop relative leading-[1.4] ${number % 2 === 0 ? "trace-back" : ""} ${isLast ? "trace-last" : ""}`}
    >
      <div className="trace-course" aria-hidden="true" />
      <div className="trace-head relative">
        <span
          className="trace-number absolute flex items-center justify-center bg-ground font-serif text-thread-800 nums"
          aria-hidden="true"
        >
          {number}
        </span>
        <h2 className="heading-2">{name}</h2>
        <p className="mt-3 max-w-[52ch] leading-relaxed text-muted text-pretty">
          <RunningText text={text} />
        </p>
      </div>
      <StationPaper station={station} labels={labels}>
        {isLast && <OverhandKnot />}
      </StationPaper>
      <div className="trace-beside fold-low text-[0.9375rem]">
        <PhoneFold label={beside.caption}>
          {"answers" in beside ? (
            <StationAnswers {...beside} labels={labels} />
          ) : (
            <StationPosting {...beside} labels={labels} />
          )}
        </PhoneFold>
      </div>
      <dl className="trace-signs mt-4 grid gap-1.5">
        <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-2">
          <dt className="text-label text-muted">{labels.standsAs}</dt>
          <dd className="font-serif text-[1.125rem] leading-[1.35]">{station.standsAs}</dd>
        </div>
        <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-2">
          <dt className="text-label text-muted">{labels.signedBy}</dt>
          <dd className="font-serif text-[1.125rem] leading-[1.35]">{station.signs}</dd>
        </div>
        <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-2">
          <dt className="text-label text-muted">{labels.shownOn}</dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {shows.map(({ id, to }) => (
              <Link key={id} to={to} className="text-link font-400">
                {id}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
      <p className="trace-breaks mt-4 max-w-[26em] font-serif text-[1.125rem] leading-[1.4] text-muted text-balance italic">
        {breaks}
      </p>
    </li>
  );
}
