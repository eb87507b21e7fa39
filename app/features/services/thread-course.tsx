import "../../styles/drawn-thread.css";

interface Course {
  stations: number;
  /** Indexes, from 0: first covered station, the main one, and the last covered one. */
  from: number;
  here: number;
  to: number;
}

const LEFT_PX = 6;
/** Position of the last station in percent of the width; the rest is for its label. service-rows.css repeats it. */
const LAST_AT = 92;

/**
 * One row of the drawing: seven stations, the covered ones gold, the main one filled. Decorative: the text says the
 * same.
 */
export function ThreadCourse({ stations, from, here, to }: Course) {
  const at = (station: number) => `${(station / (stations - 1)) * LAST_AT}%`;
  return (
    <svg className="drawn-thread overflow-visible" aria-hidden="true" width="100%" height="14">
      <g transform={`translate(${LEFT_PX} 0)`}>
        <line className="thread-off" x1="0" x2={at(stations - 1)} y1="7" y2="7" />
        {to > from && <line x1={at(from)} x2={at(to)} y1="7" y2="7" />}
        {Array.from({ length: stations }, (_, station) => (
          <circle
            key={`${station}`}
            className={station === here ? "knot-full" : station >= from && station <= to ? undefined : "thread-off"}
            cx={at(station)}
            cy="7"
            r="4.5"
          />
        ))}
      </g>
    </svg>
  );
}
