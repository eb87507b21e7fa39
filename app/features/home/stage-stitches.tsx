/** The thread's course before, between and after the four sheets. The heights are those of the sheets' lines. */
const COURSES = [
  { part: "in", width: 1000, height: 2, path: "M0 1H1000" },
  { part: "1", width: 28, height: 32, path: "M0 0Q14 0 14 14V18Q14 32 28 32" },
  { part: "2", width: 28, height: 56, path: "M0 56Q14 56 14 42V14Q14 0 28 0" },
  { part: "3", width: 60, height: 72, path: "M0 0H16Q30 0 30 14V58Q30 72 44 72H60" },
  { part: "out", width: 1000, height: 2, path: "M0 1H1000" },
];

/**
 * The thread between the sheets, in wide windows: a faint course that is always complete, and the gold that
 * stage-thread.css draws over it as the section scrolls into the window.
 */
export const StageStitches = () =>
  COURSES.map(({ part, width, height, path }) => (
    <svg
      key={part}
      className="stage-stitch"
      data-part={part}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={path} />
      <path d={path} pathLength="1" />
    </svg>
  ));
