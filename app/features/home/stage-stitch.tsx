/** The thread's course from a station's sheet to the next. The heights are those of the sheets' lines. */
const COURSES: Record<number, { width: number; height: number; path: string }> = {
  5: { width: 28, height: 32, path: "M0 0Q14 0 14 14V18Q14 32 28 32" },
  6: { width: 28, height: 56, path: "M0 56Q14 56 14 42V14Q14 0 28 0" },
  7: { width: 60, height: 72, path: "M0 0H16Q30 0 30 14V58Q30 72 44 72H60" },
};

/** The thread between two sheets, in wide windows. stage-thread.css draws it as the section scrolls into the window. */
export function StageStitch({ station }: { station: number }) {
  const course = COURSES[station];
  if (!course) return null;
  const { width, height, path } = course;
  return (
    <svg
      className="stage-stitch absolute hidden overflow-visible xl:block"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--thread)"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
