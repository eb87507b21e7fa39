import type { ShownEvent } from "./prompt-payment-answer.types.ts";

/** Assumed width of the line and of a letter, by which labels get rows of their own where they would overlap. */
const LINE_PX = 780;
const LETTER_PX = 7.5;
const GAP_PX = 20;

/** Places of the labels' first lines: above and below the line, near and far. The line itself is at 84. */
const ROWS_PX = [50, 112, 12, 150];
const LINE_Y = 84;

const x = (at: number) => `${at * 100}%`;

const LATE = { stroke: "var(--thread)", fill: "var(--thread)" };

/** The dates of an invoice: a list, and in wide windows the same drawn to scale. */
export function DateLine({ label, events }: { label: string; events: readonly ShownEvent[] }) {
  const lastInTime = events.findLast(({ isLate }) => !isLate);
  const isLate = events.some((event) => event.isLate);
  return (
    <>
      <ol className="knots date-list mb-6 text-small xl:sr-only" aria-label={label}>
        {events.map(({ date, text, isLate }) => (
          <li key={text} className={isLate ? "date-late" : undefined}>
            <b className="font-600">{date}</b> {text}
          </li>
        ))}
      </ol>
      <svg
        aria-hidden="true"
        className="mb-2 hidden overflow-visible text-label xl:block"
        width="100%"
        height="170"
        fill="currentColor"
        stroke="currentColor"
      >
        <line x1="0" x2={x(lastInTime?.at ?? 1)} y1={LINE_Y} y2={LINE_Y} />
        {isLate && <line {...LATE} strokeWidth="2" x1={x(lastInTime?.at ?? 0)} x2="100%" y1={LINE_Y} y2={LINE_Y} />}
        {placed(events).map(({ date, text, at, isLate, y, anchor }) => (
          <g key={text}>
            <circle fill="var(--ground)" {...(isLate && LATE)} strokeWidth="1.5" cx={x(at)} cy={LINE_Y} r="5" />
            <text stroke="none" x={x(at)} y={y} textAnchor={anchor}>
              <tspan className="font-600">{date}</tspan>
              <tspan x={x(at)} dy="18">
                {text}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}

/** Gives each label the first row in which it does not overlap another one. */
function placed(events: readonly ShownEvent[]) {
  const ends = ROWS_PX.map(() => -GAP_PX);
  return events.map((event) => {
    const width = Math.max(event.text.length, event.date.length) * LETTER_PX;
    const isAtEnd = event.at * LINE_PX + width > LINE_PX;
    const start = event.at * LINE_PX - (isAtEnd ? width : 0);
    const free = ends.findIndex((end) => start >= end + GAP_PX);
    const row = free === -1 ? ROWS_PX.length - 1 : free;
    ends[row] = start + width;
    return { ...event, y: ROWS_PX[row]!, anchor: isAtEnd ? ("end" as const) : ("start" as const) };
  });
}
